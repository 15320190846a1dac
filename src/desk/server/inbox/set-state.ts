import type { SettableState } from '../../api/inbox-api';
import type { SubmissionStore } from '../../../server/submissions/store/store';
import type { Submission } from '../../../server/submissions/submission';
import type { InboxNotes } from './inbox-notes';

interface Places {
  readonly store: Pick<SubmissionStore, 'markDone' | 'reopen' | 'noteChange'>;
  readonly notes: InboxNotes;
}

/** Sets how far a person is with a submission. */
export async function setState(
  { store, notes }: Places,
  submission: Submission,
  state: SettableState,
  person: string,
): Promise<void> {
  const { reference } = submission;
  const isReopened = submission.state === 'done' && state !== 'done';
  if (state === 'done') await store.markDone(submission);
  if (isReopened) await store.reopen(submission);
  const wasInProgress = (await notes.of(reference))?.isInProgress === true;
  await notes.setState(reference, state, person);
  if (state !== 'done' && !isReopened && wasInProgress !== (state === 'in-progress'))
    await store.noteChange(submission);
}
