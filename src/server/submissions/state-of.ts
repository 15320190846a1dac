import type { SubmissionState } from '../../engine/lookup/lookup';
import type { Submission } from './submission';

/** Whether somebody waits for an answer of the council's website. */
export function isWaiting({ state }: Pick<Submission, 'state'>): boolean {
  return state === 'stored' || state === 'rejected';
}

/** State of a submission for people: what the store knows, and whether somebody has begun with it. */
export function stateOf({ state }: Pick<Submission, 'state'>, isInProgress: boolean): SubmissionState {
  if (state === 'done' || state === 'pending') return state;
  if (state === 'sent') return 'delivered';
  return isInProgress ? 'in-progress' : 'new';
}
