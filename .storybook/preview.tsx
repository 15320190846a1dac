import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { StoryFrame } from '../stories/harness/StoryFrame';
import { initialToolbar, readToolbar, toolbar, viewports } from '../stories/harness/toolbar';

// Stories show what scripts render, as pages in a current browser do.
document.documentElement.dataset.scripts = '';

// Dialogs load their code when they open, which takes more than the default second on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: initialToolbar,
  parameters: {
    layout: 'fullscreen',
    // Listing what passes takes axe as long as finding violations.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: { options: viewports },
    // Only stories with options have the panel.
    controls: { disable: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Try a theme',
          'Playground',
          'Site',
          ['Pages', 'Forms'],
          'Templates',
          'Shell',
          'Components',
          'Desk',
          'Interactions',
          'Reference',
        ],
      },
    },
  },
  decorators: [
    // Stories of whole pages and of the shell render their own frame.
    (Story, { globals, parameters }) =>
      parameters.frame === 'own' ? (
        <Story />
      ) : (
        <StoryFrame {...readToolbar(globals)} bare={parameters.frame === 'bare'}>
          <Story />
        </StoryFrame>
      ),
  ],
};

export default preview;
