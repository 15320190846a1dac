import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ContentListSummary } from '../../src/desk/api/content-overview';
import { Screen } from '../../src/desk/app/parts/Screen';
import type { SharedFileKind } from '../../src/desk/app/shares/shared-kind';
import { SharedFileRow } from '../../src/desk/app/shares/SharedFileRow';
import { Shares } from '../../src/desk/app/shares/SharesScreen';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/Shares', parameters: { frame: 'own' } };

export default meta;

const person = { name: 'કોકિલાબેન પટેલ', role: 'editor' } as const;
const shown = { language: 'GU', person, answers: { state: { state: 'signed-in', person } } };

const notices: ContentListSummary = {
  name: 'notices',
  title: 'સૂચનાઓ',
  tasks: ['notice'],
  takes: ['document', 'text'],
  only: null,
  count: 16,
  changed: null,
  missing: {},
  problems: 0,
  placeholders: 0,
  undisclosed: 0,
  drafts: 0,
};

const share = {
  id: '1',
  at: Date.parse('2026-11-28T04:30:00Z'),
  title: '',
  text: 'ગ્રામસભા રવિવારે સવારે ૧૦ વાગ્યે, પ્રાથમિક શાળામાં.\nસૌએ હાજર રહેવું.',
  files: [],
};

export const Waiting: StoryObj = {
  ...deskStory(
    <Screen title="કાર્યાલયને મોકલેલું">
      <Shares shares={[share]} lists={[notices]} />
    </Screen>,
    shown,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('option', { name: 'સૂચનાઓ' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'કાઢી નાખો' }));
    await expect(canvas.getByRole('button', { name: 'રહેવા દો' })).toBeVisible();
  },
};

export const WithoutList: StoryObj = deskStory(
  <Screen title="Shared to the desk">
    <Shares shares={[{ ...share, text: 'https://example.org' }]} lists={[]} />
  </Screen>,
  { ...shown, language: 'EN' },
);

export const Nothing: StoryObj = deskStory(
  <Screen title="कार्यालय को भेजा गया">
    <Shares shares={[]} lists={[notices]} />
  </Screen>,
  { ...shown, language: 'HI' },
);

const picture = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#476"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

const files = [
  ['IMG-20261128-WA0007.jpg', 'picture'],
  ['હુકમ.pdf', 'document'],
  ['setup.exe', 'other'],
  ['video.mp4', 'large'],
  ['empty.pdf', 'empty'],
] as const satisfies readonly (readonly [string, SharedFileKind])[];

export const Files: StoryObj = deskStory(
  <Screen title="Files">
    <ul>
      {files.map(([name, kind]) => (
        <SharedFileRow
          key={name}
          file={{ part: name, name, size: 1, kind, blob: kind === 'picture' ? picture : null }}
        />
      ))}
    </ul>
  </Screen>,
  { ...shown, language: 'EN' },
);
