import type { FormBody } from '../../engine/form/form-schema';

/**
 * State of a stored submission. `stored`: waits for the council to read it; `pending`: will be forwarded to the
 * council's own server; `sent`: that server accepted it; `rejected`: that server rejected its content; `done`: marked as
 * dealt with.
 */
export const submissionStates = ['stored', 'pending', 'sent', 'rejected', 'done'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** States in which somebody waits for an answer of the council's website. */
export const waitingStates: readonly SubmissionState[] = ['stored', 'rejected'];

/** States of submissions that no other server has, nor will get. */
export const hereStates: readonly SubmissionState[] = ['stored', 'rejected', 'done'];

/** Signs of an automated submission, sent beside its body. */
export interface SubmissionFlags {
  /** Whether the hidden field was filled in. */
  readonly honeypot: boolean;
  /** Time between showing and sending, in ms; null when unknown. */
  readonly filledInMs: number | null;
}

/** Identifies a submission across repeated attempts. */
export interface SubmissionKey {
  /** Host of the site's public address. */
  readonly site: string;
  /** Name of the form in the config. */
  readonly form: string;
  /** Idempotency key. */
  readonly key: string;
}

/** The notice that a visitor agreed to, for a form that rests on consent. */
export interface Consent {
  /** Version of its text (`FormNotice`). */
  readonly notice: string;
  /** Code of the language in which it was read. */
  readonly language: string;
  /** ISO 8601, UTC, ms. */
  readonly at: string;
}

/** An answer of the council, or a reply of the sender when the matter was not solved. */
export interface Reply {
  readonly from: 'council' | 'sender';
  /** ISO 8601, UTC, ms. */
  readonly at: string;
  readonly text: string;
  /** Code of the language that it is in. */
  readonly language: string;
}

/** A photo of a submission; its bytes are apart from it. */
export interface StoredPhoto {
  /** Name of the field in the form. */
  readonly field: string;
  /** SHA-256 of what was sent, which tells whether the same was sent again. */
  readonly source: string;
}

/** A photo as it is kept: a JPEG without metadata. */
export interface NewPhoto extends StoredPhoto {
  readonly bytes: Buffer;
}

interface SubmissionContent extends SubmissionKey, SubmissionFlags {
  readonly body: FormBody;
  /** Language code of the visitor. */
  readonly language: string;
  /** Null where the form does not rest on consent. */
  readonly consent: Consent | null;
  /** When a pending submission may be claimed for the next attempt (ISO 8601); null in every other state. */
  readonly dueAt: string | null;
}

export interface NewSubmission extends SubmissionContent {
  /** Prefix of its reference number; a letter of the form's name by default. */
  readonly referencePrefix?: string | undefined;
  /** Last day of the answer (YYYY-MM-DD), where the config promises one. */
  readonly answerBy?: string | undefined;
  readonly state: 'stored' | 'pending';
  /** In the order of the fields. */
  readonly photos?: readonly NewPhoto[];
}

export interface Submission extends SubmissionContent {
  /** Short number for people: `Q-7K3M-92XD`. */
  readonly reference: string;
  readonly state: SubmissionState;
  /** Attempts to forward it so far. */
  readonly attempts: number;
  /** Shortened answer of the council's server to the last attempt; null before. */
  readonly upstream: string | null;
  /** Oldest first. */
  readonly replies: readonly Reply[];
  /** Each has the number of its place, from 1. */
  readonly photos: readonly StoredPhoto[];
  /** Last day of the answer (YYYY-MM-DD); null where none was promised. */
  readonly answerBy: string | null;
  /** When it was marked as dealt with, which later answers do not change (ISO 8601, UTC, ms); null while it is not. */
  readonly doneAt: string | null;
  /** ISO 8601, UTC, ms. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Filling in a form faster than this is not human. */
const hastyMs = 2000;

/** Whether a submission looks automated; it is stored and marked, never refused. */
export function isSuspicious(flags: SubmissionFlags): boolean {
  return flags.honeypot || (flags.filledInMs !== null && flags.filledInMs < hastyMs);
}
