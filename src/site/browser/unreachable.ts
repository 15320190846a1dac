import type { SubmissionOutcome } from '../../engine/form/submission-outcome';

/** Longest wait for the answer to a form, and for the code that sends it, in ms. */
export const submissionTimeout = 20_000;

/** The outcome of a submission that reached no server. */
export function unreachable(): SubmissionOutcome {
  return { state: navigator.onLine ? 'failed' : 'offline' };
}
