import type { SubmissionStore } from '../../../server/submissions/store/store';
import type { InboxNotes } from './inbox-notes';

/** Deletes what the desk keeps of submissions of a site that are no longer in the store. */
export async function forgetRemoved(
  store: Pick<SubmissionStore, 'list'>,
  notes: InboxNotes,
  site: string,
): Promise<void> {
  const left = await store.list({ site });
  await notes.keepOnly(new Set(left.map(({ reference }) => reference)));
}
