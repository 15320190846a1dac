import type { Meta, StoryObj } from '@storybook/react-vite';
import { History } from '../../src/desk/inbox/History';
import { InboxFilters } from '../../src/desk/inbox/InboxFilters';
import { InboxList } from '../../src/desk/inbox/InboxList';
import { SubmissionFields } from '../../src/desk/inbox/SubmissionFields';
import { Screen } from '../../src/desk/parts/Screen';
import { inboxFilter, inboxStates } from '../../src/model/desk/inbox-api';
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
  isSuspicious: false,
};
const items = inboxStates.map((state, index) => ({ ...sent, state, reference: `C-7K3M-92X${index}` }));

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

const events = [
  { id: '1', at: receivedAt, person: person.name, kind: 'state', text: 'in-progress' },
  { id: '2', at: receivedAt, person: person.name, kind: 'assigned', text: person.name },
  { id: '3', at: receivedAt, person: person.name, kind: 'note', text: 'ઇલેક્ટ્રિશિયનને જાણ કરી છે.' },
] as const;

const answers = { unread: { unread: 1 }, state: { state: 'signed-in', person } };
const shown = { language: 'GU', person, answers };

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
      choices={{ forms: [], types: [{ value: '1', label: 'स्ट्रीट लाइट' }], states: inboxStates }}
    />
  </Screen>,
  { ...shown, language: 'HI' },
);

export const Submission: StoryObj = deskStory(
  <Screen title={sent.who}>
    <SubmissionFields fields={[...fields.map((field) => ({ ...field, links: [...field.links] }))]} />
    <History events={events} />
  </Screen>,
  shown,
);
