import type { CountedFigures, FiguresQuestion } from './figures';
import type { NewSubmission, Reply, Submission, SubmissionKey, SubmissionState } from '../submission';

/** Which submissions of a site to list; all by default. */
export interface SubmissionFilter {
  readonly site: string;
  readonly form?: string;
  readonly states?: readonly SubmissionState[];
  /** Earliest time of arrival (ISO 8601). */
  readonly receivedFrom?: string;
  /** Time before which they arrived (ISO 8601). */
  readonly receivedBefore?: string;
  /** Whether somebody at the desk has begun with them. */
  readonly isInProgress?: boolean;
  /** Those whose answer was due before a day (YYYY-MM-DD). */
  readonly answerBefore?: string;
  /** A field that has one of some values. */
  readonly field?: { readonly name: string; readonly values: readonly string[] };
  /** Search of a person: a text, a telephone number, an e-mail address or a reference number. */
  readonly search?: string;
}

/** A part of what a filter selects, newest first, after those that are overdue. */
export interface SubmissionPart extends SubmissionFilter {
  /** The day in whose sight open ones are overdue (YYYY-MM-DD). */
  readonly today?: string;
  readonly limit: number;
  readonly offset: number;
}

export type SubmissionOrder = 'oldest-first' | 'newest-first';

/** Which pending submissions to forward next. */
export interface DueFilter {
  readonly site: string;
  readonly forms: readonly string[];
  readonly limit: number;
  /** ISO time until which no other instance may claim them. */
  readonly leaseUntil: string;
}

/** Result of an attempt to forward a submission. */
export interface AttemptResult {
  readonly state: 'sent' | 'rejected' | 'pending';
  /** When to try again (ISO); null unless pending. */
  readonly dueAt: string | null;
  readonly upstream: string;
}

/** The number of a submission; sites that share a database may use the same one. */
export interface SubmissionReference {
  readonly site: string;
  readonly reference: string;
}

/** Which submissions of a site to delete. Times are ISO 8601. */
export type Removal =
  | SubmissionReference
  | { readonly site: string; readonly receivedBefore: string }
  /** Those that were settled (sent, rejected or done) before a time. */
  | { readonly site: string; readonly settledBefore: string };

/** Storage of submissions: what a call resolved with survives a crash. Rejects when the database fails. */
export interface SubmissionStore {
  /** Inserts a submission with its photos, or finds the one that has its key. */
  insert(submission: NewSubmission): Promise<{ readonly isNew: boolean; readonly submission: Submission }>;
  find(key: SubmissionKey): Promise<Submission | undefined>;
  /** Claims due pending submissions; each goes to one instance only. */
  claimDue(filter: DueFilter): Promise<readonly Submission[]>;
  /** Records an attempt to forward a submission that is still pending. */
  recordAttempt(key: SubmissionKey, result: AttemptResult): Promise<Submission | undefined>;
  /** All that a filter selects, oldest first, for filters that select few. */
  list(filter: SubmissionFilter): Promise<readonly Submission[]>;
  /** All that a filter selects, read in parts, so that any number fits into memory. */
  each(filter: SubmissionFilter, order?: SubmissionOrder): AsyncIterable<Submission>;
  /** Newest first. */
  page(part: SubmissionPart): Promise<readonly Submission[]>;
  count(filter: SubmissionFilter): Promise<number>;
  /** Numbers of the submissions of a form. */
  figures(question: FiguresQuestion): Promise<readonly CountedFigures[]>;
  findByReference(reference: SubmissionReference): Promise<Submission | undefined>;
  findByReferences(site: string, references: readonly string[]): Promise<readonly Submission[]>;
  /** Marks a submission as dealt with. */
  markDone(reference: SubmissionReference): Promise<void>;
  /** To be called when somebody at the desk has begun with a submission, or puts it back: its sender may be told. */
  noteChange(reference: SubmissionReference): Promise<void>;
  /** Adds the council's answer to one that is here; resolves with whether it is. */
  answer(reference: SubmissionReference, reply: Reply): Promise<boolean>;
  /** Makes one wait again because its sender says that it is not solved, if it was marked as dealt with since a time (ISO 8601). */
  contest(reference: SubmissionReference, reply: Reply, doneSince: string): Promise<boolean>;
  /** Makes one that was marked as dealt with wait again. */
  reopen(reference: SubmissionReference): Promise<void>;
  /** Replaces the values of one that is here and overwrites the bytes of the former ones; resolves with whether it is. */
  correct(reference: SubmissionReference, body: Submission['body']): Promise<boolean>;
  /** The sites that the database has submissions of, in alphabetical order. */
  sites(): Promise<readonly string[]>;
  /** Whether the clock agrees with what the database knows of it (`isClockTrusted`). */
  isClockTrusted(site: string): Promise<boolean>;
  /** Deletes for good what the retention period deleted before a time (ISO 8601). */
  forgetDeleted(site: string, deletedBefore: string): Promise<void>;
  /** Takes back what the retention period has deleted; resolves with the number. */
  takeBack(site: string): Promise<number>;
  /** Deletes submissions, those of the retention period into a table that keeps them, and overwrites their bytes in the database's files; resolves with their numbers. */
  remove(removal: Removal): Promise<readonly string[]>;
  /** A photo of a submission by its number, a JPEG; null without one. */
  photo(reference: SubmissionReference, number: number): Promise<Buffer | null>;
  /** Bytes of all photos of a site. */
  photoBytes(site: string): Promise<number>;
  close(): Promise<void>;
}
