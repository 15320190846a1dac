import type { CheckedSite } from '../../../engine/site/checked-site';
import type { OpenDesk } from '../../../desk/server/desk-opener';
import { stateOf } from '../../../desk/server/inbox/select-submissions';
import type { Lookups } from '../../page/lookup-post';
import type { LimitRequests } from '../rate-limit';
import type { SubmissionStore } from '../store/store';
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
      return stateOf(submission, await notes?.of(submission.reference));
    },
  });
  return { lookup, limit: createLookupLimit(limits) };
}
