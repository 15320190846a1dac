import type { FormProblem } from './form-problem';

/** The outcome of a submission, for the server's answers, the pages without script and the form in the browser. */
export type SubmissionOutcome =
  /** Stored. The reference is null where a council's own server answered the browser without one. */
  | {
      readonly state: 'received';
      readonly reference: string | null;
      /** Last day of the answer (YYYY-MM-DD), where one is promised. */
      readonly answerBy?: string;
    }
  /** The values of some fields do not fit. */
  | { readonly state: 'invalid'; readonly problems: readonly FormProblem[] }
  /** The idempotency key belongs to a submission with another body. */
  | { readonly state: 'conflict' }
  /** Stored, but the council's own server rejected its content. */
  | { readonly state: 'rejected'; readonly reference: string | null }
  /** Too many submissions from this address; seconds to wait. */
  | { readonly state: 'too-many'; readonly retryAfter: number }
  /** Not stored, or not known to be. */
  | { readonly state: 'failed' }
  /** The browser reached no server. */
  | { readonly state: 'offline' }
  /** Kept on the device, until the browser reaches the server (B11.20.1). */
  | { readonly state: 'waiting' }
  /** The browser reached no server, and the device cannot keep the message. */
  | { readonly state: 'unkept' };

export type OutcomeState = SubmissionOutcome['state'];

interface OutcomeRule {
  /** HTTP status of the answer; null for what only a browser can find out. */
  readonly status: number | null;
  /** Which of the form's own texts the answer and the toast show. */
  readonly text: 'success' | 'failure';
  /** Message that says what to do next, shown above the button; null where the form itself shows it. */
  readonly advice: 'form.kept' | 'form.tooMany' | 'form.offline' | 'waiting.unkept' | null;
  /** Which idempotency key the next attempt with the same text needs. */
  readonly nextKey: 'same' | 'new';
}

/** Meaning of each outcome in HTTP, for the visitor and for the next attempt (B4.8, B7.5). */
export const outcomeRules = {
  received: { status: 201, text: 'success', advice: null, nextKey: 'new' },
  invalid: { status: 422, text: 'failure', advice: null, nextKey: 'same' },
  conflict: { status: 409, text: 'failure', advice: 'form.kept', nextKey: 'new' },
  rejected: { status: 502, text: 'failure', advice: 'form.kept', nextKey: 'new' },
  'too-many': { status: 429, text: 'failure', advice: 'form.tooMany', nextKey: 'same' },
  failed: { status: 503, text: 'failure', advice: 'form.kept', nextKey: 'same' },
  offline: { status: null, text: 'failure', advice: 'form.offline', nextKey: 'same' },
  waiting: { status: null, text: 'success', advice: null, nextKey: 'new' },
  unkept: { status: null, text: 'failure', advice: 'waiting.unkept', nextKey: 'same' },
} as const satisfies Readonly<Record<OutcomeState, OutcomeRule>>;
