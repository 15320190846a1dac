import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { loadTemplates } from '../src/templates/registry';
import { StoryFrame } from '../stories/harness/StoryFrame';
import { toolbar, readToolbar, viewports } from '../stories/harness/toolbar';

// Stories show what scripts render, as pages in a current browser do.
document.documentElement.dataset.scripts = '';

// Dialogs load their code when they open, which takes more than the default second on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const preview: Preview = {
  // So that stories do not suspend.
  beforeAll: loadTemplates,
  globalTypes: toolbar,
  initialGlobals: { language: 'GU', theme: 'site', motion: 'full', text: '100' },
  parameters: {
    layout: 'fullscreen',
    // Listing what passes takes axe as long as finding violations.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Site',
          'Templates',
          'Shell',
          'Components',
          'Playground',
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
