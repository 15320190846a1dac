import type { SubmissionOutcome } from '../../src/engine/form/submission-outcome';

/** How a story brings a form into a state. */
export interface FormState {
  /** Action of the visitor. */
  readonly action: 'none' | 'submit empty' | 'fill in and submit';
  /** Outcome of the submission; `pending` never resolves. */
  readonly outcome?: SubmissionOutcome | 'pending';
  /** The browser has a stored draft. */
  readonly draft?: true;
  /** The form was posted without script, and its outcome is part of the HTML. */
  readonly postedWithoutScript?: true;
  /** The page is part of a static export without a server that receives forms. */
  readonly withoutServer?: true;
}

const received = { state: 'received', reference: 'M-7K3M-92XD' } as const;

/** Every state of a form, by the name of its story. */
export const formStates = {
  idle: { action: 'none' },
  invalid: { action: 'submit empty' },
  sending: { action: 'fill in and submit', outcome: 'pending' },
  sent: { action: 'fill in and submit', outcome: received },
  'sent without reference': { action: 'fill in and submit', outcome: { state: 'received', reference: null } },
  failed: { action: 'fill in and submit', outcome: { state: 'failed' } },
  offline: { action: 'fill in and submit', outcome: { state: 'offline' } },
  'too many': { action: 'fill in and submit', outcome: { state: 'too-many', retryAfter: 420 } },
  'draft restored': { action: 'none', draft: true },
  // `formStory` adds the problems, which depend on the form.
  'invalid, without script': {
    action: 'none',
    postedWithoutScript: true,
    outcome: { state: 'invalid', problems: [] },
  },
  'sent, without script': { action: 'none', postedWithoutScript: true, outcome: received },
  'failed, without script': {
    action: 'none',
    postedWithoutScript: true,
    outcome: { state: 'failed' },
  },
  'without server': { action: 'none', withoutServer: true },
} as const satisfies Readonly<Record<string, FormState>>;

export type FormStateName = keyof typeof formStates;
