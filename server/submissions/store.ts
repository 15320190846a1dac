import type { NewSubmission, Submission, SubmissionKey, SubmissionState } from './submission';

/** Which submissions are listed; everything when nothing is said. */
export interface SubmissionFilter {
  readonly site?: string;
  readonly form?: string;
  readonly states?: readonly SubmissionState[];
}

/** Where submissions are kept for good: what a call has answered survives a crash. Rejects when the database does not answer. */
export interface SubmissionStore {
  /** Keeps a submission, or answers the one that is kept under its key already. */
  keep(submission: NewSubmission): Promise<{ readonly isNew: boolean; readonly submission: Submission }>;
  find(key: SubmissionKey): Promise<Submission | undefined>;
  /**
   * Takes a submission for sending it once more: one that is unknown, or pending since before `staleBefore` (ISO).
   * Of several takers one gets it, the others nothing.
   */
  claim(key: SubmissionKey, staleBefore: string): Promise<Submission | undefined>;
  /** Writes down what became of a pending or unknown submission; another state stays as it is. */
  settle(
    key: SubmissionKey,
    state: 'sent' | 'refused' | 'unknown',
    upstream: string,
  ): Promise<Submission | undefined>;
  /** Marks as unknown what a site has pending since before `staleBefore` (ISO); answers how many. */
  expire(site: string, staleBefore: string): Promise<number>;
  /** Oldest first. */
  list(filter: SubmissionFilter): Promise<readonly Submission[]>;
  /** By reference number; of several sites, all that have it. */
  show(reference: string): Promise<readonly Submission[]>;
  /** Marks as dealt with; answers the submissions that are. */
  finish(reference: string): Promise<readonly Submission[]>;
  close(): Promise<void>;
}
