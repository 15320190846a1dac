import * as z from 'zod/mini';
import { submissionStates } from '../../engine/lookup/lookup';

/** States that people set. */
export const settableStates = ['new', 'in-progress', 'done'] as const;
export type SettableState = (typeof settableStates)[number];

const text = z.string();
const state = z.enum(submissionStates);

/** A submission in the list. */
const inboxItem = z.object({
  reference: text,
  /** Title of its form in the language of the request. */
  form: text,
  state,
  /** ISO 8601. */
  receivedAt: text,
  /** Its first field. */
  who: text,
  excerpt: text,
  /** Name of the person who looks after it; '' for nobody. */
  assignee: text,
  /** Last day of the answer (YYYY-MM-DD); '' where none was promised. */
  answerBy: text,
  /** Whether that day is over and somebody still waits. */
  isOverdue: z.boolean(),
  /** Whether a program may have sent it. */
  isSuspicious: z.boolean(),
});
export type InboxItem = z.infer<typeof inboxItem>;

const choice = z.object({ value: text, label: text });
export type InboxChoice = z.infer<typeof choice>;

/** A page of the list, newest first, with what it can be filtered by. */
export const inboxPage = z.object({
  items: z.array(inboxItem),
  /** Number of submissions that the filter selects. */
  total: z.number(),
  pages: z.number(),
  forms: z.array(choice),
  types: z.array(choice),
  states: z.array(state),
  /** Number of those whose answer is overdue, whatever the filter selects. */
  overdue: z.number(),
});

const link = z.object({ kind: z.enum(['call', 'whatsapp', 'sms', 'email', 'map']), href: text, text });
export type ContactLink = z.infer<typeof link>;

const event = z.object({
  id: text,
  /** ISO 8601. */
  at: text,
  person: text,
  kind: z.enum(['note', 'state', 'assigned', 'corrected', 'answered']),
  /** The note, the new state, the name of a person ('' for nobody), or the field that was corrected; '' for an answer. */
  text,
});
export type InboxEvent = z.infer<typeof event>;

/** A field that can be corrected. */
const correctable = z.object({
  name: text,
  label: text,
  /** As it is typed; `true` or empty for a box. */
  value: text,
  kind: z.enum(['line', 'lines', 'choice', 'box']),
  /** Of a choice. */
  options: z.array(choice),
});
export type CorrectableField = z.infer<typeof correctable>;

/** A submission on its own page. */
export const inboxSubmission = z.object({
  item: inboxItem,
  fields: z.array(z.object({ label: text, value: text, lang: text, links: z.array(link) })),
  /** Photos, with the label of their field and the name under which they are saved. */
  photos: z.array(z.object({ number: z.number(), label: text, name: text })),
  /** Empty for a person who may not correct, and where the council's own server has the submission. */
  correctable: z.array(correctable),
  /** The language in which the form was filled in, by its own name. */
  language: text,
  /** Answer of the council's own server that rejected the submission; '' otherwise. */
  rejection: text,
  history: z.array(event),
  /** Answers of the council and later replies of the sender, oldest first. */
  replies: z.array(z.object({ from: z.enum(['council', 'sender']), at: text, text, lang: text })),
  /** Whether it can be answered here. */
  isAnswerable: z.boolean(),
  /** Texts for an answer, in the language of the sender. */
  answers: z.array(text),
  /** Names of those it can be assigned to. */
  people: z.array(text),
});
export type InboxSubmission = z.infer<typeof inboxSubmission>;

/** Body that changes a submission. */
export const inboxChange = z.object({
  state: z.optional(z.enum(settableStates)),
  assignee: z.optional(text.check(z.maxLength(60))),
});

/** Body that corrects a field of a submission. */
export const inboxCorrection = z.object({
  field: text.check(z.maxLength(100)),
  value: text.check(z.maxLength(20_000)),
});

/** Most characters of a note. */
export const longestNote = 5000;

export const inboxNote = z.object({ text: text.check(z.trim(), z.minLength(1), z.maxLength(longestNote)) });

/** Most characters of an answer. */
export const longestAnswer = 5000;

/** The submission as its sender reads it at the look-up. */
export const inboxAnswer = z.object({
  text: text.check(z.trim(), z.minLength(1), z.maxLength(longestAnswer)),
  /** Whether the matter is dealt with. */
  isDone: z.boolean(),
});

/** Filter of submissions, as the query of a request; '' selects all. */
export const inboxFilter = z.object({
  form: z._default(text, ''),
  type: z._default(text, ''),
  state: z._default(text, ''),
  from: z._default(text, ''),
  to: z._default(text, ''),
  search: z._default(text.check(z.maxLength(200)), ''),
});
export type InboxFilter = z.infer<typeof inboxFilter>;

/** Most submissions that are written as a file of Excel, which is built in memory. */
export const mostExcelRows = 5000;

/** Filter of an export, and the language of its words. */
export const inboxExportQuery = z.extend(inboxFilter, { language: z._default(text, '') });

/** A filter, the page of the list and the language of its texts. */
export const inboxQuery = z.extend(inboxFilter, {
  page: z._default(text.check(z.regex(/^\d{1,5}$/)), '1'),
  language: z._default(text, ''),
});
