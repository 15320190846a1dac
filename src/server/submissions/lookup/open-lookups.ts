import type { CheckedSite } from '../../../engine/site/checked-site';
import type { OpenDesk } from '../../../desk/server/desk-opener';
import type { Lookups } from '../../page/lookup-post';
import type { LimitRequests } from '../rate-limit';
import type { SubmissionStore } from '../store/store';
import { stateOf } from '../state-of';
import { Lookup } from './lookup';
import { createLookupLimit } from './lookup-limit';

interface OpenLookupsOptions {
  readonly checked: CheckedSite;
  readonly store: SubmissionStore;
  /** Null without a desk. */
  readonly desk: OpenDesk | null;
  readonly limits: LimitRequests;
  readonly now?: (() => Date) | undefined;
}

/** Opens the look-up of submissions for their senders. */
export function openLookups({ desk, limits, now = () => new Date(), ...site }: OpenLookupsOptions): Lookups {
  const lookup = new Lookup({
    ...site,
    now,
    stateOf: async (submission) => {
      const notes = (await desk?.())?.notes;
      const handling = await notes?.of(submission.reference);
      return stateOf(submission, handling?.isInProgress === true);
    },
  });
  return { lookup, limit: createLookupLimit(limits) };
}
