import type { FoundSubmission, LookupOutcome } from '../../engine/lookup/lookup';
import type { Example } from '../shared/example';

const complaint: FoundSubmission = {
  reference: 'C-7K3M-92XD',
  contact: '98250 12345',
  form: 'Complaints',
  state: 'in-progress',
  receivedOn: '2026-11-03',
  changedOn: '2026-11-12',
  answerBy: null,
  replies: [],
  contestUntil: null,
  fields: [],
  photos: 0,
  requests: [],
};

const fields = [
  { label: 'Name', value: 'કોકિલાબેન દિનેશભાઈ પટેલ', lang: 'gu-IN' },
  { label: 'Phone', value: '98250 12345', lang: 'gu-IN' },
  { label: 'Details', value: 'વડ પાસેની લાઇટ બંધ છે.\nદસ દિવસથી.', lang: 'gu-IN' },
];

const replies: FoundSubmission['replies'] = [
  {
    from: 'council',
    on: '2026-11-12',
    text: 'વડ પાસેની લાઇટ બદલી છે.\nફરી બંધ થાય તો જણાવજો.',
    lang: 'gu-IN',
  },
  { from: 'sender', on: '2026-11-14', text: 'લાઇટ ફરી બંધ છે.', lang: 'gu-IN' },
];

const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4);

const found = (change: Partial<FoundSubmission> = {}, requested: string | null = null): LookupOutcome => ({
  state: 'found',
  found: { ...complaint, ...change },
  requested,
  contest: null,
  unsent: '',
});

const track = { template: 'track' } as const;
const mine = { template: 'track', data: true } as const;

/** Every answer, from usual to extreme content. */
export const examples: readonly Example<'track'>[] = [
  { name: 'before a look-up', section: track, records: {} },
  { name: 'in progress', section: track, records: {}, lookup: found() },
  { name: 'done', section: track, records: {}, lookup: found({ state: 'done' }) },
  {
    name: 'new, with a title',
    section: { ...track, title: 'page.search' },
    records: {},
    lookup: found({ state: 'new', changedOn: '2026-11-03' }),
  },
  { name: 'on its way', section: track, records: {}, lookup: found({ state: 'pending' }) },
  { name: 'passed on', section: track, records: {}, lookup: found({ state: 'delivered' }) },
  { name: 'not found', section: track, records: {}, lookup: { state: 'unknown' } },
  { name: 'something is missing', section: track, records: {}, lookup: { state: 'incomplete' } },
  { name: 'too many', section: track, records: {}, lookup: { state: 'too-many', minutes: 4 } },
  { name: 'failed', section: track, records: {}, lookup: { state: 'failed' } },
  { name: 'with what was sent', section: mine, records: {}, lookup: found({ fields }) },
  {
    name: 'after a request',
    section: mine,
    records: {},
    lookup: found(
      {
        fields,
        requests: [
          { kind: 'correct', reference: 'D-41BQ-0Z7N', isDone: true, until: '2026-12-01' },
          { kind: 'erase', reference: 'D-5T2W-81KC', isDone: false, until: '2026-12-20' },
          { kind: 'withdraw', reference: 'D-9XPA-33MM', isDone: false, until: '2026-12-20' },
        ],
      },
      'D-5T2W-81KC',
    ),
  },
  {
    name: 'answer promised',
    section: track,
    records: {},
    lookup: found({ answerBy: '2026-11-18' }),
  },
  {
    name: 'answered, and not solved',
    section: track,
    records: {},
    lookup: {
      state: 'found',
      found: { ...complaint, replies, answerBy: '2026-11-30' },
      requested: null,
      contest: 'accepted',
      unsent: '',
    },
  },
  {
    name: 'answered, and may be contested',
    section: track,
    records: {},
    lookup: found({ state: 'done', replies: replies.slice(0, 1), contestUntil: '2026-12-12' }),
  },
  {
    name: 'contested without a reason',
    section: track,
    records: {},
    lookup: {
      state: 'found',
      found: { ...complaint, state: 'done', replies: replies.slice(0, 1), contestUntil: '2026-12-12' },
      requested: null,
      contest: 'reason-missing',
      unsent: '',
    },
  },
  {
    name: 'contested too late',
    section: track,
    records: {},
    lookup: {
      state: 'found',
      found: { ...complaint, replies },
      requested: null,
      contest: 'late',
      unsent: 'ગઈ કાલે રાત્રે લાઇટ ફરી બંધ થઈ ગઈ છે.',
    },
  },
  {
    name: 'very long texts',
    section: mine,
    records: {},
    lookup: found({
      form: long,
      replies: [{ from: 'council', on: '2026-11-12', text: long, lang: 'en-IN' }],
      fields: [{ label: long, value: long, lang: 'en-IN' }],
    }),
  },
];
