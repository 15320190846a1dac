import type { ReactNode } from 'react';

interface StoryLinkProps {
  /** Id of the story, as in Storybook's URL. */
  readonly story: string;
  readonly children: ReactNode;
}

/** A link to another story, in the window around the frame of this one. */
export function StoryLink({ story, children }: StoryLinkProps) {
  return (
    <a href={`./?path=/story/${story}`} target="_parent">
      {children}
    </a>
  );
}
