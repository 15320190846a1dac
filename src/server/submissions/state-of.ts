import type { SubmissionState } from '../../engine/lookup/lookup';
import { type Submission, waitingStates } from './submission';

/** Whether a submission is in one of `waitingStates`. */
export function isWaiting({ state }: Pick<Submission, 'state'>): boolean {
  return waitingStates.includes(state);
}

/** Whether the council's own server neither has a submission nor will get it. */
export function isHere({ state }: Pick<Submission, 'state'>): boolean {
  return state !== 'pending' && state !== 'sent';
}

/** State of a submission for people: what the store knows, and whether somebody has begun with it. */
export function stateOf({ state }: Pick<Submission, 'state'>, isInProgress: boolean): SubmissionState {
  if (state === 'done' || state === 'pending') return state;
  if (state === 'sent') return 'delivered';
  return isInProgress ? 'in-progress' : 'new';
}
