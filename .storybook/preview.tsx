import type { Preview } from '@storybook/react-vite';
import { loadEveryTemplate } from '../src/templates/registry';
import { StoryFrame } from '../stories/harness/StoryFrame';
import { toolbar, toolbarOf, viewports } from '../stories/harness/toolbar';

const preview: Preview = {
  // A story is drawn once, with its template: what is checked is never the place that waits for the code.
  beforeAll: loadEveryTemplate,
  globalTypes: toolbar,
  initialGlobals: { language: 'GU', look: 'site', motion: 'full', text: '100' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: ['Site', 'Templates', 'Shell', 'Pieces', 'Playground', 'Interactions', 'Reference'],
      },
    },
  },
  decorators: [
    // What draws a whole page of the site brings its own frame.
    (Story, { globals, parameters }) =>
      parameters.frame === 'own' ? (
        <Story />
      ) : (
        <StoryFrame {...toolbarOf(globals)} bare={parameters.frame === 'bare'}>
          <Story />
        </StoryFrame>
      ),
  ],
};

export default preview;
