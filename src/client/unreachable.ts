import type { SubmissionOutcome } from '../model/form/submission-outcome';

/** The outcome of a submission that reached no server. */
export function unreachable(): SubmissionOutcome {
  return { state: navigator.onLine ? 'failed' : 'offline' };
}
