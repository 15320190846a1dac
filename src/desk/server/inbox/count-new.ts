import type { SubmissionStore } from '../../../server/submissions/store/store';

/** Number of submissions of a site that nobody has begun with. */
export function countNew(store: Pick<SubmissionStore, 'count'>, site: string): Promise<number> {
  return store.count({ site, states: ['stored', 'rejected'], isInProgress: false });
}
