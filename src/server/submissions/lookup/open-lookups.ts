import type { CheckedSite } from '../../../engine/site/checked-site';
import type { LimitRequests } from '../rate-limit';
import type { SubmissionStore } from '../store/store';
import { stateOf } from '../state-of';
import { Lookup } from './lookup';
import { createLookupLimit, type LookupLimit } from './lookup-limit';

/** Answers posts that look up a submission. */
export interface Lookups {
  readonly lookup: Lookup;
  readonly limit: LookupLimit;
}

interface OpenLookupsOptions {
  readonly checked: CheckedSite;
  readonly store: SubmissionStore;
  /** Whether somebody works on a submission, by its reference number. */
  readonly isInProgress: (reference: string) => Promise<boolean>;
  readonly limits: LimitRequests;
  readonly now?: (() => Date) | undefined;
}

/** Opens the look-up of submissions for their senders. */
export function openLookups({
  isInProgress,
  limits,
  now = () => new Date(),
  ...site
}: OpenLookupsOptions): Lookups {
  const lookup = new Lookup({
    ...site,
    now,
    stateOf: async (submission) => stateOf(submission, await isInProgress(submission.reference)),
  });
  return { lookup, limit: createLookupLimit(limits) };
}
