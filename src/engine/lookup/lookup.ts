import type { SiteMessages } from '../site/site';

/**
 * How far a submission is. `pending` and `delivered`: it goes to the council's own server (`API_HOST`), or is there and is
 * dealt with there.
 */
export const submissionStates = ['new', 'in-progress', 'done', 'pending', 'delivered'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** Query key of a post that looks up a submission, at the page with the section. */
export const lookupQuery = 'track';

/** Fields of such a post. */
export const lookupFields = {
  reference: 'reference',
  contact: 'contact',
  action: 'action',
  text: 'text',
} as const;

/** Form of the submissions that ask for something about another one. */
export const dataRequestForm = 'data-request';

/** Prefix of the reference numbers of such requests. */
export const dataRequestPrefix = 'D';

/** Requests of visitors to the council about their own submission; each is a submission of its own. */
export const dataRequests = ['correct', 'erase', 'withdraw'] as const;
export type DataRequest = (typeof dataRequests)[number];

/** Action of a sender whose matter is not solved. */
export const contestAction = 'contest';

/** Formats in which visitors get what they sent. */
export const copyFormats = ['txt', 'json'] as const;
export type CopyFormat = (typeof copyFormats)[number];

/** Action that returns a photo of the sender, by its number. */
export function photoAction(number: number): string {
  return `photo-${number}`;
}

/** Number of the photo that an action asks for; null for another action. */
export function photoOfAction(action: string): number | null {
  const [, number] = /^photo-(\d{1,2})$/.exec(action) ?? [];
  return number === undefined ? null : Number(number);
}

/** Most characters of the text of a request. */
export const longestRequest = 2000;

/** A field as it was filled in. */
export interface SentField {
  readonly label: string;
  readonly value: string;
  /** BCP 47 language of the value. */
  readonly lang: string;
  /** Address of its place on a map. */
  readonly map?: string;
}

/** A request that was made for a submission. Days are YYYY-MM-DD. */
export interface FoundRequest {
  readonly kind: DataRequest;
  readonly reference: string;
  readonly isDone: boolean;
  /** Last day on which the council answers. */
  readonly until: string;
}

/** An answer of the council, or a later reply of the sender. */
export interface FoundReply {
  readonly from: 'council' | 'sender';
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly text: string;
  /** BCP 47. */
  readonly lang: string;
}

/** A submission as its sender sees it. Days are YYYY-MM-DD. */
export interface FoundSubmission {
  readonly reference: string;
  /** As it was typed to find it. */
  readonly contact: string;
  /** Title of its form. */
  readonly form: string;
  readonly state: SubmissionState;
  readonly receivedOn: string;
  readonly changedOn: string;
  /** Last day of the answer; null where none was promised, and after it was given. */
  readonly answerBy: string | null;
  /** Oldest first. */
  readonly replies: readonly FoundReply[];
  /** Last day on which the sender may say that it is not solved; null where that is not possible. */
  readonly contestUntil: string | null;
  /** Empty on a page that shows the state only. */
  readonly fields: readonly SentField[];
  /** Number of photos that its sender may save; 0 on a page that shows the state only. */
  readonly photos: number;
  readonly requests: readonly FoundRequest[];
}

/** The answer to a post. `unknown` tells nothing: no such number, or another telephone number or name. */
export type LookupOutcome =
  | { readonly state: 'incomplete' | 'unknown' | 'failed' }
  | { readonly state: 'too-many'; readonly minutes: number }
  | {
      readonly state: 'found';
      readonly found: FoundSubmission;
      /** Reference number of the request that the post made. */
      readonly requested: string | null;
      /** Outcome of the sender's word that it is not solved; null without one. */
      readonly contest: 'accepted' | 'reason-missing' | 'late' | null;
      /** Text of the sender that was not taken; '' for none. */
      readonly unsent: string;
    };

/** Data in the HTML of a page with such a section. Its messages are in no other page. */
export interface PageLookup {
  readonly messages: SiteMessages;
  readonly requestDays: number;
  /** Null before a post. */
  readonly outcome: LookupOutcome | null;
}
