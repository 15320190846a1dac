import type { Meta, StoryObj } from '@storybook/react-vite';
import { Document } from './Document';
import { Table } from './Table';

const meta: Meta = { title: 'Welcome', tags: ['full'], parameters: { frame: 'bare' } };

export default meta;

const sections = [
  ['Site', 'Every page of the site config in the site’s layout, and its forms in each state.'],
  ['Templates', 'Every template in every state, with controls for its options.'],
  ['Shell', 'Header, menu, footer, icon strip and video overlay.'],
  ['Components', 'The components that templates and shell consist of.'],
  ['Playground', 'A section of the config as text, its rendering and the checker’s report.'],
  ['Interactions', 'Filtering, expanding text, viewing pictures, sending a form: step by step.'],
  ['Reference', 'What each template is for, its options, the design tokens and how to write labels.'],
] as const;

const tools = [
  ['Language', 'Gujarati, Hindi or English. Story “in every language” shows all three side by side.'],
  ['Theme', 'The site’s theme in light and dark, the theme of another council, and high contrast.'],
  ['Motion', 'Shows what visitors see who prefer reduced motion.'],
  ['Text size', '200 % must not cut or overlap any text.'],
  ['Viewport', 'Phone (360 px), tablet (768 px) and desktop (1280 px).'],
] as const;

export const Welcome: StoryObj = {
  render: () => (
    <Document title="Welcome">
      <p>
        This Storybook shows the visual system of a village council’s website. Everything in it is rendered by
        the code of the site, with sample data and without a server.
      </p>
      <h2>Contents</h2>
      <Table name="Contents" heads={['Section', 'Contents']} rows={sections} />
      <h2>Toolbar</h2>
      <Table name="Toolbar" heads={['Tool', 'Use']} rows={tools} />
      <h2>Controls</h2>
      <p>
        The panel “Controls” below a template changes its options. Values that the schema of the template
        rejects are ignored.
      </p>
      <h2>Playground</h2>
      <p>
        Choose a section of the site config and edit its text. The rendering follows while the text is valid;
        otherwise the checker reports the problems, and the last valid version stays. “Copy” copies the text
        for <code>site.config.json</code>.
      </p>
      <h2>Add an example</h2>
      <p>
        Add it to <code>src/templates/&lt;name&gt;/examples.ts</code> and restart{' '}
        <code>npm run storybook</code>. It becomes a story and is tested.
      </p>
    </Document>
  ),
};
