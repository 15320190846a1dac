import type { SendOutcome } from '../../src/content/send-form';

/** How a form comes to a state. */
export interface FormState {
  /** What the visitor does: nothing, sends it empty, or fills it in and sends it. */
  readonly visitor: 'looks' | 'sends it empty' | 'sends it';
  /** What becomes of what is sent; `never` is on its way for ever. */
  readonly outcome?: SendOutcome | 'never';
  /** The device kept what was typed before. */
  readonly draft?: true;
  /** It was posted without script, and the outcome came back with the HTML. */
  readonly answered?: true;
}

const received = { state: 'received', reference: 'M-7K3M-92XD' } as const;

/** Every state of a form, by the name of its story. */
export const formStates = {
  idle: { visitor: 'looks' },
  wrong: { visitor: 'sends it empty' },
  sending: { visitor: 'sends it', outcome: 'never' },
  sent: { visitor: 'sends it', outcome: received },
  'sent, no number': { visitor: 'sends it', outcome: { state: 'received', reference: null } },
  failed: { visitor: 'sends it', outcome: { state: 'failed', spent: false } },
  offline: { visitor: 'sends it', outcome: { state: 'offline' } },
  'too many': { visitor: 'sends it', outcome: { state: 'too-many', retryAfter: 420 } },
  'draft restored': { visitor: 'looks', draft: true },
  // Which fields are wrong depends on the form.
  'wrong, without script': { visitor: 'looks', answered: true, outcome: { state: 'invalid', problems: [] } },
  'sent, without script': { visitor: 'looks', answered: true, outcome: received },
  'failed, without script': { visitor: 'looks', answered: true, outcome: { state: 'failed', spent: false } },
} as const satisfies Readonly<Record<string, FormState>>;

export type FormStateName = keyof typeof formStates;
