import type { CheckedSite } from '../../../engine/site/checked-site';
import { type LimitRequests, networkOf } from '../rate-limit';
import type { SubmissionStore } from '../store/store';
import { stateOf } from '../state-of';
import { Lookup } from './lookup';
import type { FastifyRequest } from 'fastify';
import { readReference } from '../reference';

/**
 * Look-ups in 10 minutes: of one network, which a village may share, and of one reference number, whose sender others may guess
 * from many networks. There is no limit of the site, which strangers could use up for everybody; numbers are too many to guess.
 */
const most = { network: 30, reference: 60 } as const;

/** Longest reference number that is counted; others do not exist. */
const longestReference = 20;

/** Counts a look-up; resolves with the seconds to wait, 0 when it may pass. @param reference as it was typed */
type LookupLimit = (request: FastifyRequest, reference: string) => Promise<number>;

/** Limits look-ups before they are made. Successful ones count too, so that a refusal does not reveal whether a guess was right. */
function createLookupLimit(limits: LimitRequests): LookupLimit {
  const ofNetwork = limits(most.network);
  const ofReference = limits(most.reference);
  return async (request, reference) => {
    const wait = await ofNetwork(request, `look-up ${networkOf(request)}`);
    if (wait > 0) return wait;
    return ofReference(request, `look-up ${readReference(reference).slice(-longestReference)}`);
  };
}

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
