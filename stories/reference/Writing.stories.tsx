import type { Meta, StoryObj } from '@storybook/react-vite';
import { Document } from './Document';
import { Table } from './Table';

const meta: Meta = { title: 'Reference/Writing', tags: ['full'], parameters: { frame: 'bare' } };

export default meta;

const better = [
  ['Submit', 'Send the complaint'],
  ['Click here', 'Open the notice (PDF)'],
  ['Data not found', 'There are no notices now'],
  ['Error 500', 'The notices could not be loaded. Try again.'],
  ['Invalid input', 'Write a telephone number, such as 98250 12345'],
  ['Beneficiary Details Management', 'Beneficiaries'],
] as const;

export const Labels: StoryObj = {
  name: 'Labels and messages',
  render: () => (
    <Document title="Labels and messages">
      <p>
        For council clerks who write titles and records, and for designers who name what is on a screen.
        Readers have little time and small phones, and many read aloud for others.
      </p>
      <h2>Rules</h2>
      <ul>
        <li>
          Write Gujarati first, as people in the village say it. Then translate the meaning, not the words.
        </li>
        <li>A menu label has one or two words; a title at most six. The long form belongs into the text.</li>
        <li>A button says what happens: a verb and its object. One button on a screen is filled.</li>
        <li>A link says where it leads. Say so when it opens a document or another site.</li>
        <li>Say what to do, not what is wrong with the visitor. Never blame.</li>
        <li>
          An empty list says what is not there. A list that did not load says that, and offers another try.
        </li>
        <li>Write dates and amounts into their fields as numbers: the site sets them in each language.</li>
        <li>
          No capitals for emphasis, no exclamation marks, no abbreviations that need the office to be
          understood.
        </li>
        <li>The words on a picture are read by nobody who cannot see it: write them into the caption.</li>
        <li>
          Names of people and places stay in the script that they are written in; the site marks their
          language.
        </li>
      </ul>
      <h2>Instead of … write …</h2>
      <Table name="Better labels" heads={['Instead of', 'Write']} rows={better} />
      <h2>Room</h2>
      <p>
        Gujarati and Hindi need up to half as much room again as English. Look at a new label in all three
        languages (toolbar: language), at 360 px and with the text at 200 %, before it goes live.
      </p>
      <p>
        Every text of the engine is a message in <code>src/site/i18n/catalogues</code>. A site replaces any of
        them, and adds its own, in <code>messages</code> of its content folder, one file per language.
      </p>
    </Document>
  ),
};
