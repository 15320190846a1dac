import type { Meta, StoryObj } from '@storybook/react-vite';
import notice from '../../schemas/entities/notice.schema.json';
import { BroadcastForm } from '../../src/desk/app/broadcasts/BroadcastForm';
import { BroadcastScreen } from '../../src/desk/app/broadcasts/BroadcastScreen';
import { BroadcastsScreen } from '../../src/desk/app/broadcasts/BroadcastsScreen';
import { composedOf, newBroadcast } from '../../src/desk/app/broadcasts/composed-broadcast';
import { TrialPlan } from '../../src/desk/app/broadcasts/TrialPlan';
import { contentPaths } from '../../src/desk/api/content-api';
import { DistrictRecords } from '../../src/desk/app/district/DistrictRecords';
import { DistrictText } from '../../src/desk/app/district/DistrictText';
import { textLists } from '../../src/desk/api/text-lists';
import { Screen } from '../../src/desk/app/parts/Screen';
import { contentListOf } from '../harness/content-list';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/Broadcasts', parameters: { frame: 'own' } };

export default meta;

const messageSchema = {
  title: 'Message',
  properties: { id: { type: 'string', kind: 'id' }, text: { type: 'string', kind: 'prose' } },
};

const operator = { name: 'આશાબેન દવે', role: 'operator' } as const;
const publisher = { name: 'કોકિલાબેન પટેલ', role: 'publisher' } as const;

const camp = {
  id: 'c4',
  published: '2026-07-10',
  isEmergency: false,
  draft: {
    list: 'notices',
    talukas: ['ધનપુરા'],
    until: '2026-07-31',
    record: { title: { GU: 'તાલુકા કચેરીમાં આધાર કેમ્પ', HI: 'तालुका कार्यालय में आधार शिविर' } },
  },
};

const storm = {
  id: 'a1',
  published: '2026-07-14',
  isEmergency: true,
  draft: {
    list: 'alerts',
    until: '2026-07-16',
    record: { level: 'emergency', text: { GU: 'ભારે વરસાદની આગાહી છે. નદી પાસે ન જશો.' } },
  },
};

const broadcasts = {
  broadcasts: [storm, camp],
  version: '1',
  canUndo: true,
  steps: [
    {
      id: 's1',
      at: '2026-07-14T04:30:00.000Z',
      person: operator.name,
      action: 'broadcast-published',
      subject: 'ભારે વરસાદની આગાહી છે. નદી પાસે ન જશો.',
    },
  ],
};

export const Published: StoryObj = deskStory(<BroadcastsScreen />, {
  language: 'GU',
  person: operator,
  answers: { broadcasts, 'second-factor': { isSet: true } },
});

export const WithoutCodes: StoryObj = deskStory(<BroadcastsScreen />, {
  language: 'GU',
  person: operator,
  answers: { broadcasts, 'second-factor': { isSet: false } },
});

const list = {
  ...{ name: 'notices', title: 'સૂચનાઓ', tasks: [], only: null, count: 3, changed: null, missing: {} },
  ...{ problems: 0, placeholders: 0, undisclosed: 0, drafts: 0 },
};

export const New: StoryObj = deskStory(<BroadcastScreen />, {
  language: 'GU',
  person: operator,
  answers: { broadcasts },
  answersByKey: [
    [
      ['content', contentPaths.overview, 'GU'],
      { lists: [list], pages: [], elsewhere: [], folder: 'writable', forms: [] },
    ],
  ],
});

export const Changed: StoryObj = deskStory(
  <Screen title="બધી વેબસાઇટો પર બદલો">
    <BroadcastForm
      list={contentListOf('notice', notice, 'GU')}
      start={composedOf(camp)}
      id={camp.id}
      sites={['motipura', 'rampur']}
      version="1"
    />
  </Screen>,
  { language: 'GU', person: operator },
);

const consent = 'forms.consent';
const texts = {
  ...contentListOf('Message', messageSchema, 'GU'),
  name: textLists.messages,
  isOpen: false,
  records: [
    {
      ...{
        id: consent,
        state: 'unchanged' as const,
        problems: [],
        conflicts: [],
        older: [],
        unconfirmed: [],
      },
      record: { id: consent, text: { GU: 'તમારી વિગતો પંચાયત જ જુએ છે.' } },
    },
  ],
};

export const NewText: StoryObj = deskStory(
  <Screen title="બધી વેબસાઇટો માટે લખો">
    <BroadcastForm
      list={texts}
      start={newBroadcast(textLists.messages)}
      sites={['motipura', 'rampur']}
      version="1"
    />
  </Screen>,
  { language: 'GU', person: operator },
);

export const TextOfTheDistrict: StoryObj = deskStory(
  <Screen title="પાનાંનાં લખાણો">
    <DistrictText
      list={{
        ...texts,
        district: [
          {
            ...{ id: 't1', text: consent, label: 'તમારી વિગતો જિલ્લો પણ જુએ છે.', until: '2026-07-31' },
            ...{ state: 'shown', mistake: '', isEmergency: false },
          },
        ],
      }}
      id={consent}
    />
  </Screen>,
  {
    language: 'GU',
    person: publisher,
    answers: { state: { state: 'signed-in', person: publisher, version: '1' } },
  },
);

const talukas = ['ધનપુરા', 'Dhanpura'];

export const Tried: StoryObj = deskStory(
  <Screen title="Write for all sites">
    <TrialPlan
      sites={[
        { name: 'motipura', title: 'Motipura', outcome: 'shown', mistake: '', talukas },
        { name: 'rampur', title: 'Rampur', outcome: 'hidden', mistake: '', talukas },
        { name: 'sitapur', title: 'Sitapur', outcome: 'no-list', mistake: '', talukas },
        { name: 'harda', title: 'Harda', outcome: 'unfit', mistake: 'The title is missing.', talukas },
        { name: 'tilwara', title: 'Tilwara', outcome: 'other', mistake: '', talukas: [] },
      ]}
      unknown={['Dhanpur']}
    />
  </Screen>,
  { language: 'EN', person: operator },
);

export const FromTheDistrict: StoryObj = deskStory(
  <Screen title="સૂચનાઓ">
    <DistrictRecords
      list={{
        ...contentListOf('notice', notice, 'GU'),
        district: [
          {
            id: 'a1',
            text: '',
            label: 'ભારે વરસાદની આગાહી',
            until: '2026-07-16',
            state: 'shown',
            mistake: '',
            isEmergency: true,
          },
          {
            id: 'c4',
            text: '',
            label: 'આધાર કેમ્પ',
            until: '2026-07-31',
            state: 'hidden',
            mistake: '',
            isEmergency: false,
          },
          {
            id: 'd5',
            text: '',
            label: 'નવી યોજના',
            until: '2026-08-31',
            state: 'unfit',
            mistake: '“શીર્ષક” ખૂટે છે.',
            isEmergency: false,
          },
        ],
      }}
      run={async (action) => {
        await action();
      }}
    />
  </Screen>,
  {
    language: 'GU',
    person: publisher,
    answers: { state: { state: 'signed-in', person: publisher, version: '1' } },
  },
);
