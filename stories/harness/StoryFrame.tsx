import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PageWidth } from '../../src/site/ui/layout/PageWidth';
import { sampleSite } from './sample-site';
import { ToolbarFrame } from './ToolbarFrame';
import type { ToolbarValues } from './toolbar';

interface StoryFrameProps extends ToolbarValues {
  /** Whether the story renders its own `main` and page width. */
  readonly bare: boolean;
  readonly children: ReactNode;
}

/** Renders a component or a template on a page of the sample village. */
export function StoryFrame({ language, bare, children, ...toolbar }: StoryFrameProps) {
  return (
    <ToolbarFrame {...toolbar} site={sampleSite(language)}>
      <MemoryRouter>{bare ? children : <PageWidth as="main">{children}</PageWidth>}</MemoryRouter>
    </ToolbarFrame>
  );
}
