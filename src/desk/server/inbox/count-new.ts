import type { SubmissionStore } from '../../../server/submissions/store/store';
import { waitingStates } from '../../../server/submissions/submission';

/** Number of submissions of a site that nobody has begun with. */
export function countNew(store: Pick<SubmissionStore, 'count'>, site: string): Promise<number> {
  return store.count({ site, states: waitingStates, isInProgress: false });
}
