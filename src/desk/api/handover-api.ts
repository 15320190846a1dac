import * as z from 'zod/mini';
import { draft } from './content-api';

const segment = encodeURIComponent;

const ofPerson = (person: string): string => `/content/waiting/${segment(person)}`;

/** The paths of what editors hand over to publishers, below `/api/desk`. */
export const handoverPaths = {
  /** GET → `ownHandover`; POST `sentNote` → 204: the person's drafts wait for a publisher; DELETE → 204. */
  own: '/content/handover',
  /** GET → `waitingDrafts`, for publishers, as all below. */
  waiting: '/content/waiting',
  /** POST → `openedPreview`: the site with the drafts of that person. */
  preview: (person: string) => `${ofPerson(person)}/preview`,
  /** POST `seenVersion` → `publication`, whose author is that person. */
  publish: (person: string) => `${ofPerson(person)}/publish`,
  /** POST `seenVersion` → 204: the drafts become those of the publisher. */
  take: (person: string) => `${ofPerson(person)}/take`,
  /** POST `sentNote` → 204: the drafts are those of that person again. */
  sendBack: (person: string) => `${ofPerson(person)}/return`,
} as const;

/** Most characters of a note. */
export const longestHandoverNote = 2000;

const text = z.string();

/** A note to the other one; '' for none. */
export const sentNote = z.object({ note: text.check(z.maxLength(longestHandoverNote)) });

/** How far the drafts are that a person handed over. */
const handover = z.object({
  state: z.enum(['waiting', 'returned']),
  /** ISO 8601, of the last change of the state. */
  at: text,
  /** Who changed the state last. */
  by: text,
  note: text,
});
export type Handover = z.infer<typeof handover>;

/** State of the drafts that the person handed over; null if there were none. */
export const ownHandover = z.object({ handover: z.nullable(handover) });

const waiting = z.object({
  person: text,
  at: text,
  note: text,
  drafts: z.array(draft),
  /** Identifies the drafts: what the publisher has not seen is not published. */
  version: text,
});
export type WaitingDrafts = z.infer<typeof waiting>;

/** The drafts that wait for a publisher, the oldest first. */
export const waitingDrafts = z.object({ waiting: z.array(waiting) });

export const seenVersion = z.object({ version: text });
