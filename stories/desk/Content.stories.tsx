import type { Meta, StoryObj } from '@storybook/react-vite';
import notice from '../../schemas/entities/notice.schema.json';
import { Arrangement } from '../../src/desk/app/content/Arrangement';
import { Changes } from '../../src/desk/app/content/ChangesScreen';
import { Freshness } from '../../src/desk/app/content/FreshnessScreen';
import { ConfirmButton } from '../../src/desk/app/content/ConfirmButton';
import { WaitingChanges } from '../../src/desk/app/content/handover/WaitingChanges';
import { Publications } from '../../src/desk/app/content/HistoryScreen';
import { ListRecords } from '../../src/desk/app/content/ListScreen';
import { Overview } from '../../src/desk/app/content/OverviewScreen';
import { PublicationChanges } from '../../src/desk/app/content/PublicationScreen';
import { EditedRecord } from '../../src/desk/app/content/RecordScreen';
import { Whereabouts } from '../../src/desk/app/content/WhereShown';
import { SavingNote } from '../../src/desk/app/content/SavingNote';
import { UndoToast } from '../../src/desk/app/content/UndoToast';
import { CallError } from '../../src/desk/app/call-desk';
import { BrokenScreen } from '../../src/desk/app/frame/BrokenScreen';
import { PhoneScreen } from '../../src/desk/app/preview/PhoneScreen';
import { Colours } from '../../src/desk/app/colours/Colours';
import { Found } from '../../src/desk/app/start/Found';
import { Start } from '../../src/desk/app/start/StartScreen';
import type { ContentOverview } from '../../src/desk/api/content-overview';
import { Screen } from '../../src/desk/app/parts/Screen';
import { Failure, Waiting } from '../../src/desk/app/parts/States';
import type { ContentDraft, ListedRecord } from '../../src/desk/api/content-api';
import { contentListOf } from '../harness/content-list';
import { deskStory } from '../harness/desk-story';
import { expect, fn, userEvent, within } from 'storybook/test';

const meta: Meta = { title: 'Desk/Content', parameters: { frame: 'own' } };

export default meta;

const person = { name: 'કોકિલાબેન પટેલ', role: 'publisher' } as const;
const answers = { unread: { unread: 2 }, drafts: { count: 3 }, state: { state: 'signed-in', person } };
const inGujarati = { language: 'GU', person, answers };
const inHindi = { language: 'HI', person, answers };
const inEnglish = { language: 'EN', person, answers };
const nothing = () => undefined;

const summary = {
  tasks: [],
  takes: [],
  only: null,
  changed: '2026-11-20',
  missing: {},
  problems: 0,
  placeholders: 0,
  undisclosed: 0,
  drafts: 0,
};

const overview: ContentOverview = {
  lists: [
    {
      ...{ ...summary, name: 'councilDetail', title: 'પંચાયતની વિગત', count: 1, changed: null },
      ...{ tasks: ['photo', 'office'], only: '1' },
    },
    {
      ...{ ...summary, name: 'notices', title: 'સૂચનાઓ', count: 16, drafts: 2, missing: { HI: 3, EN: 1 } },
      tasks: ['notice', 'sheet'],
    },
    {
      ...{ ...summary, name: 'members', title: 'સભ્યો', count: 9, problems: 1, placeholders: 4 },
      tasks: ['photo', 'sheet'],
    },
  ],
  pages: [
    { path: null, title: '', lists: ['councilDetail'] },
    { path: '/', title: 'મુખ્ય પૃષ્ઠ', lists: ['notices', 'members'] },
    { path: '/notices', title: 'સૂચનાઓ', lists: ['notices'] },
    { path: '/members', title: 'સભ્યો', lists: ['members'] },
  ],
  elsewhere: ['લાભાર્થીઓ'],
  folder: 'read-only',
  forms: [
    { name: 'feedback', title: 'પ્રતિભાવ', isComplaint: false },
    { name: 'complaint', title: 'ફરિયાદ', isComplaint: true },
  ],
};

export const Lists: StoryObj = deskStory(
  <Screen title="વેબસાઇટની માહિતી">
    <Overview shown={overview} task={null} />
  </Screen>,
  inGujarati,
);

const hrefOf = (text: string) => within(document.body).getByText(text).closest('a')?.getAttribute('href');

export const FirstScreen: StoryObj = {
  ...deskStory(
    <Screen title="તમારે શું કરવું છે?">
      <Start
        shown={{ ...overview, folder: 'writable' }}
        waits={{ unread: 2, drafts: 3, handedOver: 1, outdated: 4, shared: 2 }}
        person={person}
      />
    </Screen>,
    inGujarati,
  ),
  play: async () => {
    await expect(hrefOf('સૂચના મૂકો')).toBe('/content/notices');
    await expect(hrefOf('ફોટો બદલો')).toBe('/content?task=photo');
    await expect(hrefOf('ફરિયાદો જુઓ')).toBe('/inbox?form=complaint');
    await expect(hrefOf('ફોન કે સમય બદલો')).toBe('/content/councilDetail/1');
  },
};

export const FirstScreenOfSmallSite: StoryObj = {
  ...deskStory(
    <Screen title="आप क्या करना चाहते हैं?">
      <Start
        shown={{ ...overview, lists: overview.lists.slice(2), folder: 'writable', forms: [] }}
        waits={{ unread: 0, drafts: 0, handedOver: 0, outdated: 0, shared: 0 }}
        person={person}
      />
    </Screen>,
    inHindi,
  ),
  play: async () => {
    await expect(within(document.body).queryByText('सूचना लगाएँ')).toBeNull();
    await expect(within(document.body).queryByText('शिकायतें देखें')).toBeNull();
  },
};

export const SearchFindsNothing: StoryObj = deskStory(
  <Screen title="તમારે શું કરવું છે?">
    <Found search="હવામાન" found={{ screens: [], lists: [], entries: [] }} person={person} />
  </Screen>,
  inGujarati,
);

export const SearchFinds: StoryObj = deskStory(
  <Screen title="તમારે શું કરવું છે?">
    <Found
      search="suchna"
      found={{
        screens: ['/inbox'],
        lists: [{ name: 'notices', title: 'સૂચનાઓ', pages: ['મુખ્ય પૃષ્ઠ', 'સૂચનાઓ'] }],
        entries: [{ list: 'notices', title: 'સૂચનાઓ', id: 'n-1', label: 'વેરાની સૂચના' }],
      }}
      person={person}
    />
  </Screen>,
  inGujarati,
);

export const WhereAnEntryIs: StoryObj = deskStory(
  <Screen title="પાણી">
    <Whereabouts
      shown={{
        pages: [
          { path: '/gu/noticeboard', title: 'સૂચના બોર્ડ' },
          { path: '/gu/notice/n-2', title: 'સૂચના' },
        ],
        isEverywhere: true,
        reasons: [
          { kind: 'expired', page: 'મુખ્ય પૃષ્ઠ' },
          { kind: 'limit', page: 'સમાચાર', limit: 5, number: 12 },
        ],
      }}
    />
  </Screen>,
  inGujarati,
);

export const AnEntryThatIsNowhere: StoryObj = deskStory(
  <Screen title="Talati">
    <Whereabouts
      shown={{
        pages: [],
        isEverywhere: false,
        reasons: [
          {
            ...{ kind: 'condition', page: 'Gram Panchayat', field: 'Designation' },
            ...{ wanted: 'Sarpanch, Deputy Sarpanch', value: 'Clerk' },
          },
          { kind: 'coming', page: 'Notices' },
        ],
      }}
    />
  </Screen>,
  inEnglish,
);

const fresh = { limit: 365, isStale: false, ended: [], placeholders: 0, missing: {}, deadLinks: [] };

export const ToUpdate: StoryObj = deskStory(
  <Screen title="अपडेट करने योग्य">
    <Freshness
      shown={{
        lists: [
          { ...fresh, name: 'notices', title: 'सूचनाएँ', changed: '2024-03-09', isStale: true },
          {
            ...fresh,
            ...{ name: 'members', title: 'ग्राम पंचायत के सदस्य', changed: '2026-11-20', placeholders: 3 },
            ended: [{ label: 'लक्ष्मीबेन कानजीभाई वाघेला', day: '2026-06-30' }],
            missing: { EN: 2, GU: 1 },
          },
          {
            ...{ ...fresh, name: 'links', title: 'उपयोगी वेबसाइटें', changed: '2026-11-20' },
            deadLinks: [
              { url: 'https://old.example.gov.in/schemes/2019/list.aspx', reason: 'status', detail: '404' },
              { url: 'https://gone.example.in', reason: 'unknown-host', detail: '' },
            ],
          },
        ],
        isEmpty: false,
        unchecked: 2,
      }}
    />
  </Screen>,
  inHindi,
);

export const NothingToUpdateYet: StoryObj = {
  ...deskStory(
    <Screen title="અપડેટ કરવા જેવું">
      <Freshness shown={{ lists: [], isEmpty: true, unchecked: null }} />
    </Screen>,
    inGujarati,
  ),
  play: async () => {
    await expect(within(document.body).queryByText('બધું અદ્યતન છે.')).toBeNull();
  },
};

export const NothingToUpdate: StoryObj = deskStory(
  <Screen title="અપડેટ કરવા જેવું">
    <Freshness shown={{ lists: [], isEmpty: false, unchecked: null }} />
  </Screen>,
  inGujarati,
);

function listed(index: number, changes: Partial<ListedRecord> = {}): ListedRecord {
  const title = { GU: `ગ્રામસભા ${index}`, EN: `Assembly ${index}`, HI: `ग्राम सभा ${index}` };
  const record = { id: `n-${index}`, title };
  return {
    id: record.id,
    record,
    state: 'unchanged',
    problems: [],
    conflicts: [],
    older: [],
    unconfirmed: [],
    ...changes,
  };
}

const states = [
  listed(1, { state: 'added', record: { title: { HI: 'एक लंबी सूचना, जो फ़ोन पर कई पंक्तियों में आती है' } } }),
  listed(2, { state: 'changed', problems: [{ path: ['title'], message: 'x', severity: 'error' }] }),
  listed(3, { state: 'deleted' }),
  listed(4, {
    record: { title: { HI: 'छिपी सूचना' }, hidden: true },
    conflicts: ['title'],
    older: [{ field: 'title', language: 'HI', than: 'GU' }],
  }),
];

const whole = { search: '', filter: 'all', page: 0 } as const;

export const RecordStates: StoryObj = deskStory(
  <Screen title="सूचनाएँ">
    <ListRecords
      list={contentListOf('notice', notice, 'HI', { records: states, most: 2 })}
      view={whole}
      setView={nothing}
    />
  </Screen>,
  inHindi,
);

/** A record on its own screen: whether it is saved, what others changed, and its form. */
export const OneRecord: StoryObj = deskStory(
  <Screen title="ग्राम सभा 5">
    <EditedRecord
      list={contentListOf('notice', notice, 'HI')}
      listed={listed(5, { state: 'changed', conflicts: ['title.HI'] })}
      person={person.name}
    />
  </Screen>,
  inHindi,
);

const many = Array.from({ length: 2000 }, (_, index) => listed(index + 1));

/** 50 of 2,000 records. */
export const LongList: StoryObj = deskStory(
  <Screen title="Notices">
    <ListRecords
      list={contentListOf('notice', notice, 'EN', { records: many })}
      view={{ ...whole, page: 39 }}
      setView={nothing}
    />
  </Screen>,
  inEnglish,
);

export const EmptyList: StoryObj = deskStory(
  <Screen title="સૂચનાઓ">
    <ListRecords list={contentListOf('notice', notice, 'GU')} view={whole} setView={nothing} />
    <UndoToast text="કાઢી નાખ્યું: ગ્રામસભા" undo={nothing} onClose={nothing} />
  </Screen>,
  inGujarati,
);

const draft: ContentDraft = {
  list: 'notices',
  title: 'સૂચનાઓ',
  id: 'n-1',
  label: 'બુધવારે ગ્રામસભા',
  state: 'changed',
  fields: [
    { title: 'શીર્ષક (ગુજરાતી)', before: 'ગ્રામસભા', after: 'ગ્રામસભા બુધવારે' },
    { title: 'ક્યાં સુધી ચાલુ', before: '', after: '31-03-2026' },
  ],
  conflicts: [],
  problems: [],
};

const drafts: readonly ContentDraft[] = [
  draft,
  {
    ...draft,
    id: 'n-2',
    problems: [{ path: ['validUntil'], message: 'આ તારીખ નથી.', hint: '2026-01-31', severity: 'error' }],
  },
  {
    ...draft,
    id: 'n-3',
    conflicts: [{ field: 'title.GU', title: 'શીર્ષક (ગુજરાતી)', mine: 'ગ્રામસભા બુધવારે', theirs: '' }],
  },
  {
    ...draft,
    ...{ id: '~order', label: '', fields: [] },
    conflicts: [{ field: '~order', title: 'સૂચિનો ક્રમ', mine: 'ગ્રામસભા · પાણી', theirs: 'પાણી · ગ્રામસભા' }],
  },
];

export const ChangesWithProblems: StoryObj = deskStory(
  <Screen title="ફેરફારો">
    <Changes drafts={drafts} canPublish handover={null} />
  </Screen>,
  inGujarati,
);

export const ChangesOfAnEditor: StoryObj = deskStory(
  <Screen title="बदलाव">
    <Changes drafts={[draft]} canPublish={false} handover={null} />
  </Screen>,
  inHindi,
);

const at = '2026-11-20T05:30:00.000Z';

export const HandedOver: StoryObj = deskStory(
  <Screen title="ફેરફારો">
    <Changes
      drafts={[draft]}
      canPublish={false}
      handover={{ state: 'waiting', at, by: 'મીનાબેન', note: '' }}
    />
  </Screen>,
  inGujarati,
);

export const SentBack: StoryObj = deskStory(
  <Screen title="Changes">
    <Changes
      drafts={[draft]}
      canPublish={false}
      handover={{ state: 'returned', at, by: 'Kokila Patel', note: 'The assembly is on Saturday.' }}
    />
  </Screen>,
  inEnglish,
);

export const WaitingForPublisher: StoryObj = deskStory(
  <Screen title="बदलाव">
    <WaitingChanges
      waiting={[
        { person: 'मीना बेन', at, note: 'शुक्रवार से पहले चाहिए।', drafts: [draft], version: '1' },
        { person: 'राजू', at, note: '', drafts: [...drafts], version: '2' },
      ]}
    />
  </Screen>,
  inHindi,
);

export const Broken: StoryObj = deskStory(<BrokenScreen />, inHindi);

export const NoChanges: StoryObj = deskStory(
  <Screen title="Changes">
    <Changes drafts={[]} canPublish handover={null} />
  </Screen>,
  inEnglish,
);

export const History: StoryObj = deskStory(
  <Screen title="ઇતિહાસ">
    <Publications
      shown={[
        {
          id: '2',
          at: '2026-11-20T05:30:00.000Z',
          person: person.name,
          message: 'સૂચનાઓ: 1 ઉમેરી',
          isByHand: false,
        },
        { id: '1', at: '2026-11-19T05:30:00.000Z', person: '', message: 'news.json', isByHand: true },
      ]}
    />
  </Screen>,
  inGujarati,
);

export const EmptyHistory: StoryObj = deskStory(
  <Screen title="History">
    <Publications shown={[]} />
  </Screen>,
  inEnglish,
);

const confirmed = fn();

/** Asks for confirmation of what cannot be undone, with the focus on the harmless answer. */
export const Confirmation: StoryObj = {
  ...deskStory(
    <Screen title="History">
      <ConfirmButton text="Take back" confirm="Take it back now" keep="No, keep it" onConfirm={confirmed} />
    </Screen>,
    inEnglish,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(canvas.getByRole('button', { name: 'No, keep it' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back now' }));
    await expect(confirmed).toHaveBeenCalledOnce();
  },
};

export const OnePublication: StoryObj = deskStory(
  <Screen title="प्रकाशन">
    <PublicationChanges
      shown={[
        {
          title: 'सूचनाएँ',
          label: 'ग्राम सभा',
          state: 'changed',
          fields: [{ title: 'शीर्षक', before: 'ग्राम सभा मंगलवार को', after: 'ग्राम सभा बुधवार को' }],
        },
      ]}
    />
  </Screen>,
  inHindi,
);

export const Saving: StoryObj = deskStory(
  <Screen title="Notice">
    {(['unchanged', 'typing', 'saved', 'choosing', 'offline', 'read-only'] as const).map((state) => (
      <SavingNote key={state} state={state} isOnDevice />
    ))}
    <SavingNote state="typing" isOnDevice={false} />
  </Screen>,
  inEnglish,
);

export const LoadingAndFailed: StoryObj = deskStory(
  <Screen title="વેબસાઇટની માહિતી">
    <Waiting />
    <Failure error={new CallError('offline')} retry={nothing} />
  </Screen>,
  inGujarati,
);

const part = (id: string, label: string, within = '', changes: Partial<ListedRecord> = {}): ListedRecord => ({
  ...listed(1, changes),
  id,
  record: { id, label: { GU: label }, within, ...changes.record },
});
const partSchema = { properties: { label: { kind: 'text' } } };

export const MenuInOrder: StoryObj = deskStory(
  <Screen title="મેનૂ">
    <Arrangement
      list={contentListOf('~menu', partSchema, 'GU', {
        records: [
          part('/', 'મુખ્ય પૃષ્ઠ'),
          part('group', 'ગામ વિશે'),
          part('/villagehistory', 'ગામનો ઇતિહાસ', 'group'),
          part('/villageplaces', 'જોવાલાયક સ્થળો', 'group', { state: 'changed', record: { hidden: true } }),
          part('/contactus', 'સંપર્ક'),
        ],
      })}
    />
  </Screen>,
  inGujarati,
);

export const HomeInOrder: StoryObj = deskStory(
  <Screen title="मुख पृष्ठ के खंड">
    <Arrangement
      list={contentListOf('~home', partSchema, 'HI', {
        records: [
          part('columns.left', 'बायाँ स्तंभ', '', { record: { isHeading: true } }),
          part('officers', 'राज्य के पदाधिकारी', 'columns.left'),
          part('columns.centre', 'बीच का स्तंभ', '', { record: { isHeading: true } }),
          part('slider', 'चित्र', 'columns.centre'),
          part('notices', 'सूचनाएँ', 'columns.centre', { state: 'changed', record: { hidden: true } }),
        ],
      })}
    />
  </Screen>,
  inHindi,
);

/** Storybook has no site to show in the frame. */
export const OnAPhone: StoryObj = deskStory(<PhoneScreen />, {
  ...inHindi,
  answers: { ...answers, 'phone-preview': { path: 'about:blank' } },
});

const colour = (name: string, label: string, value: string): ListedRecord => ({
  ...listed(1),
  id: `theme.colours.light.${name}`,
  record: { label: { GU: label }, colour: value },
});

/** One that cannot be read, and one that is no colour. */
export const ColoursWithMistakes: StoryObj = deskStory(
  <Screen title="રંગો">
    <Colours
      person={person.name}
      list={contentListOf('~colours', partSchema, 'GU', {
        records: [
          colour('accent', 'લિંક અને બટન (આછું રૂપ)', '#9FD0D4'),
          colour('bar', 'મેનૂ પટ્ટી (આછું રૂપ)', '#0B5258'),
          colour('motif', 'ટપકાં અને ધજા (આછું રૂપ)', 'red'),
        ],
      })}
    />
  </Screen>,
  inGujarati,
);
