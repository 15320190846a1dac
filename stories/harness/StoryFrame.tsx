import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PageWidth } from '../../src/ui/Sheet';
import { sampleSite } from './sample-site';
import { Stage } from './Stage';
import type { ToolbarChoice } from './toolbar';

interface StoryFrameProps extends ToolbarChoice {
  /** The story brings its own landmark and measures. */
  readonly bare: boolean;
  readonly children: ReactNode;
}

/** The page that a piece or a template stands on: one of the sample village. */
export function StoryFrame({ language, bare, children, ...choice }: StoryFrameProps) {
  return (
    <Stage {...choice} site={sampleSite(language)}>
      <MemoryRouter>{bare ? children : <PageWidth as="main">{children}</PageWidth>}</MemoryRouter>
    </Stage>
  );
}
