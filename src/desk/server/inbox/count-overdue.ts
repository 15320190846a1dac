import { dayInTimeZone } from '../../../engine/time/time-zone';
import type { SubmissionStore } from '../../../server/submissions/store/store';
import { waitingStates } from '../../../server/submissions/submission';

interface Council {
  readonly site: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** Number of submissions of a site that wait for an answer although its last day is over. */
export function countOverdue(
  store: Pick<SubmissionStore, 'count'>,
  { site, timeZone, now }: Council,
): Promise<number> {
  return store.count({ site, states: waitingStates, answerBefore: dayInTimeZone(timeZone, now) });
}
