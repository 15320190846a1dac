import type { Meta, StoryObj } from '@storybook/react-vite';
import asset from '../../content/entities/asset.schema.json';
import assets from '../../content/records/assets.json';
import { Codes } from '../../src/desk/app/content/CodesScreen';
import { Screen } from '../../src/desk/app/parts/Screen';
import { contentListOf } from '../harness/content-list';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/QR codes', parameters: { frame: 'own' } };

export default meta;

const person = { name: 'કોકિલાબેન પટેલ', role: 'publisher' } as const;
const answers = { unread: { unread: 0 }, drafts: { count: 0 }, state: { state: 'signed-in', person } };
const gujarati = { language: 'GU', person, answers };

const records = assets.map((record) => ({
  ...{ id: record.id, record, state: 'unchanged' as const },
  ...{ problems: [], conflicts: [], older: [], unconfirmed: [] },
}));

const address = 'https://www.motipura.example/gu/complaints?place=';

export const Sheet: StoryObj = deskStory(
  <Screen title="QR કોડ">
    <Codes
      list={{
        ...contentListOf('asset', asset, 'GU', { records }),
        codes: { address, key: 'id', label: 'place', number: 'number' },
      }}
    />
  </Screen>,
  gujarati,
);

export const NoCodes: StoryObj = deskStory(
  <Screen title="QR કોડ">
    <Codes list={contentListOf('asset', asset, 'GU')} />
  </Screen>,
  gujarati,
);
