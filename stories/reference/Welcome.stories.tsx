import type { Meta, StoryObj } from '@storybook/react-vite';
import packageFile from '../../package.json';
import { Document } from './Document';
import { StoryLink } from './StoryLink';
import { Table } from './Table';

const meta: Meta = { title: 'Welcome', tags: ['full'], parameters: { frame: 'bare' } };

export default meta;

const link = (story: string, text: string) => (
  <StoryLink key={story} story={story}>
    {text}
  </StoryLink>
);

const route = [
  [link('site-pages--home', 'Home'), 'The page that most visitors see first, on a phone, in Gujarati.'],
  [
    link('templates-card-grid-people--filled', 'A template'),
    'One look; beside it one record, none, loading, failed, very long texts.',
  ],
  [
    link('templates-form--with-every-kind-of-field', 'A form'),
    'Every kind of field; the states of sending are in Site/Forms.',
  ],
  [link('shell-header--small', 'Header and menu'), 'Wide and small, in each language.'],
  [
    link('reference-design-tokens--light', 'Design tokens'),
    'Colours with their contrast, type of each script, spacing.',
  ],
  [
    link('try-a-theme--try-a-theme', 'Try a theme'),
    'Your colours and corners in every story, and as text for the config.',
  ],
  [
    link('desk-content--first-screen', 'The desk'),
    'What clerks use: notices, spreadsheets, complaints, people.',
  ],
  [
    link('playground--section', 'Playground'),
    'A section of the config as text, its rendering and the checker’s report.',
  ],
];

const sections = [
  ['Site', 'Every page of the site config in the site’s layout, and its forms in each state.'],
  ['Templates', 'Every template in every state, with controls for its options.'],
  ['Shell', 'Header, menu, footer, icon strip, alerts and video overlay.'],
  ['Components', 'The components that templates and shell consist of.'],
  ['Desk', 'The screens of the council’s desk.'],
  ['Interactions', 'Filtering, expanding text, viewing pictures, sending a form: step by step.'],
  ['Reference', 'What each template is for, its options, the design tokens and how to write labels.'],
] as const;

const tools = [
  [
    'Language',
    'The languages of the site. Story “in every language” shows those of the sample side by side.',
  ],
  ['Theme', 'The site’s theme in light and dark, the theme of another council, and high contrast.'],
  ['Motion', 'Shows what visitors see who prefer reduced motion.'],
  ['Text size', '200 % must not cut or overlap any text.'],
  ['Viewport', 'Phone (360 px), tablet (768 px) and desktop (1280 px).'],
  ['Controls', 'The panel of a template’s story changes its options. What its schema rejects is ignored.'],
] as const;

export const Welcome: StoryObj = {
  render: () => (
    <Document title="Welcome">
      <p>
        This Storybook shows the visual system of a village council’s website. Everything in it is rendered by
        the code of the site, with sample data and without a server. Version {packageFile.version}.
      </p>
      <h2>A designer’s route</h2>
      <Table name="Route" heads={['Look at', 'What it shows']} rows={route} />
      <h2>Hand over a finding</h2>
      <p>
        Choose the language, theme, text size and theme changes in which it shows. “Share”, at the right of
        the toolbar, copies a link to this story that carries them. Hand over the link, the width of the
        viewport, the version above, and what you would like to see instead.
      </p>
      <h2>Sections</h2>
      <Table name="Sections" heads={['Section', 'Contents']} rows={sections} />
      <h2>Tools</h2>
      <Table name="Tools" heads={['Tool', 'Use']} rows={tools} />
      <h2>Add an example</h2>
      <p>
        Add it to <code>src/templates/&lt;name&gt;/examples.ts</code> and restart{' '}
        <code>npm run storybook</code>. It becomes a story and is tested.
      </p>
    </Document>
  ),
};
