import type { NewSubmission, Submission, SubmissionKey, SubmissionState } from '../submission';

/** Which submissions to list; all by default. */
export interface SubmissionFilter {
  readonly site?: string;
  readonly form?: string;
  readonly states?: readonly SubmissionState[];
}

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

/** Which submissions to delete. Times are ISO 8601. */
export type Removal =
  | { readonly reference: string }
  | { readonly receivedBefore: string }
  /** Those of a site that were settled (sent, rejected or done) before a time. */
  | { readonly site: string; readonly settledBefore: string };

/** A reference number that was given to a visitor of a form. */
export interface Received {
  readonly site: string;
  readonly form: string;
  readonly reference: string;
}

/** Storage of submissions: what a call resolved with survives a crash. Rejects when the database fails. */
export interface SubmissionStore {
  /** Inserts a submission, or finds the one that has its key. */
  insert(submission: NewSubmission): Promise<{ readonly isNew: boolean; readonly submission: Submission }>;
  find(key: SubmissionKey): Promise<Submission | undefined>;
  /** Claims due pending submissions; each goes to one instance only. */
  claimDue(filter: DueFilter): Promise<readonly Submission[]>;
  /** Records an attempt to forward a submission that is still pending. */
  recordAttempt(key: SubmissionKey, result: AttemptResult): Promise<Submission | undefined>;
  /** Oldest first. */
  list(filter: SubmissionFilter): Promise<readonly Submission[]>;
  /** More than one only if several sites share the database. */
  findByReference(reference: string): Promise<readonly Submission[]>;
  /** Whether a site has received a form under a reference number; a lookup by primary key. */
  isReceived(received: Received): Promise<boolean>;
  /** Marks as dealt with; resolves with the submissions that are. */
  markDone(reference: string): Promise<readonly Submission[]>;
  /** Deletes submissions and overwrites their bytes in the database's files; resolves with their number. */
  remove(removal: Removal): Promise<number>;
  close(): Promise<void>;
}
