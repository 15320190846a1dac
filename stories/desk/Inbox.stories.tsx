import type { Meta, StoryObj } from '@storybook/react-vite';
import { InboxFilters } from '../../src/desk/app/inbox/InboxFilters';
import { InboxList } from '../../src/desk/app/inbox/InboxList';
import { InboxScreen } from '../../src/desk/app/inbox/InboxScreen';
import { ShownSubmission } from '../../src/desk/app/inbox/SubmissionScreen';
import { Screen } from '../../src/desk/app/parts/Screen';
import { inboxFilter, inboxSubmission, type InboxSubmission } from '../../src/desk/api/inbox-api';
import { submissionStates } from '../../src/engine/lookup/lookup';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/Inbox', parameters: { frame: 'own' } };

export default meta;

const person = { name: 'કોકિલાબેન પટેલ', role: 'inbox' } as const;
const receivedAt = '2026-03-02T04:30:00.000Z';
const sent = {
  form: 'ફરિયાદ',
  receivedAt,
  who: 'રમેશભાઈ',
  excerpt: 'ભાગોળ પાસેની સ્ટ્રીટ લાઇટ ત્રણ દિવસથી બંધ છે.',
  assignee: '',
  answerBy: '',
  isOverdue: false,
  isSuspicious: false,
};
/** The first is overdue, the second has a last day, and the third may be of a program. */
const remarks = [
  { answerBy: '2026-03-17', isOverdue: true },
  { answerBy: '2026-04-01', assignee: person.name },
  { isSuspicious: true },
];
const items = submissionStates.map((state, index) => ({
  ...sent,
  state,
  reference: `C-7K3M-92X${index}`,
  ...remarks[index],
}));

const fields = [
  { label: 'નામ', value: sent.who, lang: 'gu', links: [] },
  {
    label: 'ફોન',
    value: '98250 12345',
    lang: 'gu',
    links: [
      { kind: 'call', href: 'tel:+919825012345', text: '+919825012345' },
      { kind: 'whatsapp', href: 'https://wa.me/919825012345', text: '+919825012345' },
    ],
  },
  { label: 'વિગત', value: `${sent.excerpt}\nજલદી ચાલુ કરાવો.`, lang: 'gu', links: [] },
] as const;

const correctable = [
  {
    name: 'type',
    label: 'પ્રકાર',
    value: 'light',
    kind: 'choice',
    options: [{ value: 'light', label: 'સ્ટ્રીટ લાઇટ' }],
  },
] as const;

const events = [
  { id: '1', at: receivedAt, person: person.name, kind: 'state', text: 'in-progress' },
  { id: '2', at: receivedAt, person: person.name, kind: 'assigned', text: person.name },
  { id: '4', at: receivedAt, person: person.name, kind: 'corrected', text: 'ફોન' },
  { id: '3', at: receivedAt, person: person.name, kind: 'note', text: 'ઇલેક્ટ્રિશિયનને જાણ કરી છે.' },
] as const;

const answers = { unread: { unread: 1 }, state: { state: 'signed-in', person } };
const shown = { language: 'GU', person, answers };

const page = {
  items,
  total: 60,
  pages: 3,
  forms: [{ value: 'complaint', label: 'ફરિયાદ' }],
  types: [{ value: '1', label: 'સ્ટ્રીટ લાઇટ' }],
  states: submissionStates,
  overdue: 1,
};

export const Inbox: StoryObj = deskStory(<InboxScreen />, {
  ...shown,
  answers: { ...answers, submissions: page },
});

export const EmptyInbox: StoryObj = deskStory(<InboxScreen />, {
  ...shown,
  language: 'HI',
  answers: { ...answers, submissions: { ...page, items: [], total: 0, pages: 0 } },
});

export const MoreThanExcelHolds: StoryObj = deskStory(<InboxScreen />, {
  ...shown,
  answers: { ...answers, submissions: { ...page, total: 6120, pages: 123 } },
});

export const List: StoryObj = deskStory(
  <Screen title="આવેલા સંદેશા">
    <InboxList items={items} query="" />
  </Screen>,
  shown,
);

export const Filters: StoryObj = deskStory(
  <Screen title="आवेदन">
    <InboxFilters
      filter={inboxFilter.parse({})}
      change={() => undefined}
      choices={{ forms: [], types: [{ value: '1', label: 'स्ट्रीट लाइट' }], states: submissionStates }}
    />
  </Screen>,
  { ...shown, language: 'HI' },
);

/** A submission on its own page. */
interface SubmissionStory {
  readonly item: Readonly<Record<string, unknown>>;
  readonly rejection?: string;
  readonly role?: 'inbox' | 'publisher';
  readonly replies?: InboxSubmission['replies'];
}

function submissionStory({ item, rejection = '', role = 'inbox', replies = [] }: SubmissionStory): StoryObj {
  const whole = { ...sent, reference: 'C-7K3M-92X0', state: 'new', ...item };
  const people = [person.name, 'રમીલાબેન શાહ'];
  const submission = {
    item: whole,
    fields,
    photos: [],
    correctable: role === 'publisher' ? correctable : [],
    language: 'ગુજરાતી',
    rejection,
    history: events,
    replies,
    isAnswerable: whole.state !== 'pending' && whole.state !== 'delivered',
    answers: ['સ્ટ્રીટ લાઇટ ચાલુ કરી છે. ફરી બંધ થાય તો અમને જણાવજો.'],
    people,
  };
  return deskStory(
    <Screen title={sent.who}>
      <ShownSubmission shown={inboxSubmission.parse(submission)} />
    </Screen>,
    {
      ...shown,
      answers: { ...answers, state: { state: 'signed-in', person: { ...person, role } } },
    },
  );
}

export const Submission: StoryObj = submissionStory({
  item: { state: 'in-progress', assignee: person.name },
});

/** A publisher may correct and delete it; a request about own data has a last day. */
export const SubmissionForPublishers: StoryObj = submissionStory({
  item: { answerBy: '2026-04-01', isSuspicious: true },
  role: 'publisher',
});

/** The sender writes that it is not solved, and the last day of the answer is over. */
export const ContestedSubmission: StoryObj = submissionStory({
  item: { answerBy: '2026-03-17', isOverdue: true },
  replies: [
    { from: 'council', at: '2026-03-10T05:30:00.000Z', text: 'લાઇટ બદલી છે.', lang: 'gu' },
    { from: 'sender', at: '2026-03-12T05:30:00.000Z', text: 'લાઇટ ફરી બંધ છે.', lang: 'gu' },
  ],
});

/** It is dealt with on the council's own server. */
export const DeliveredSubmission: StoryObj = submissionStory({ item: { state: 'delivered' } });

export const PendingSubmission: StoryObj = submissionStory({ item: { state: 'pending' } });

export const RejectedSubmission: StoryObj = submissionStory({
  item: { state: 'new' },
  rejection: '400 Bad Request',
});
