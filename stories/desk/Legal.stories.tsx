import { nothingToReview } from '../../src/desk/app/record-form/form-context';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalForm } from '../../src/desk/app/legal/LegalForm';
import { MarkdownBlocks } from '../../src/desk/app/legal/MarkdownPreview';
import { Screen } from '../../src/desk/app/parts/Screen';
import type { Block } from '../../src/engine/document/document';
import { contentListOf } from '../harness/content-list';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/Legal texts', parameters: { frame: 'own' } };

export default meta;

const person = { name: 'કોકિલાબેન પટેલ', role: 'publisher' } as const;
const answers = { unread: { unread: 0 }, state: { state: 'signed-in', person } };
const list = contentListOf('~legal', { properties: { text: { kind: 'prose' } } }, 'GU');
const nothing = () => undefined;

const text = '## ગોપનીયતા\n\n{council} આપની માહિતી **સાચવીને** રાખે છે. [સંપર્ક](/contactus)';
const blocks: readonly Block[] = [
  { kind: 'heading', level: 2, anchor: 'section-1', content: [{ kind: 'text', text: 'ગોપનીયતા' }] },
  {
    kind: 'paragraph',
    content: [
      { kind: 'placeholder', name: 'council' },
      { kind: 'text', text: ' આપની માહિતી ' },
      { kind: 'bold', content: [{ kind: 'text', text: 'સાચવીને' }] },
      { kind: 'text', text: ' રાખે છે. ' },
      { kind: 'link', address: '/contactus', content: [{ kind: 'text', text: 'સંપર્ક' }] },
    ],
  },
  { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'નામ' }], [{ kind: 'text', text: 'ફોન' }]] },
];

/** A text with a mistake, and what its page shows beside it. */
export const TextWithPreview: StoryObj = deskStory(
  <Screen title="ગોપનીયતા">
    <LegalForm
      list={list}
      record={{ id: 'privacy', text: { GU: text, EN: '' } }}
      problems={[{ path: ['text', 'GU'], message: 'આ લિંક ક્યાંય જતી નથી.', severity: 'error' }]}
      review={{ ...nothingToReview, older: [{ field: 'text', language: 'GU', than: 'HI' }] }}
      onChange={nothing}
    />
  </Screen>,
  { language: 'GU', person, answers, answersByKey: [[['markdown', text], { blocks }]] },
);

export const NothingWritten: StoryObj = deskStory(
  <Screen title="गोपनीयता">
    <MarkdownBlocks blocks={[]} lang="hi-IN" />
  </Screen>,
  { language: 'HI', person, answers },
);
