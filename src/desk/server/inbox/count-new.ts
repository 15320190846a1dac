import type { SubmissionStore } from '../../../server/submissions/store/store';
import type { InboxNotes } from './inbox-notes';
import { stateOf } from './select-submissions';

/** Number of submissions of a site that nobody has begun with. */
export async function countNew(
  store: Pick<SubmissionStore, 'list'>,
  notes: Pick<InboxNotes, 'all'>,
  site: string,
): Promise<number> {
  const waiting = await store.list({ site, states: ['stored', 'rejected'] });
  const handling = await notes.all();
  return waiting.filter((one) => stateOf(one, handling.get(one.reference)) === 'new').length;
}
