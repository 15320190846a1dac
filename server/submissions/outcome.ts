import type { FormProblem } from '../../src/content/form-schema';
import type { Submission } from './submission';

/**
 * What a visitor is told.
 * - `accepted`: kept for good (and taken by the council's server, if there is one).
 * - `invalid`: to be mended.
 * - `conflict`: the key belongs to a submission with another body; sending again needs a new key.
 * - `refused`: the council's server did not take it; sending again needs a new key.
 * - `unknown`: no answer of the council's server; sending again with the same key is right.
 * - `limited`: too many from this address.
 */
export type Outcome =
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly problems: readonly FormProblem[] }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly reference: string }
  | { readonly kind: 'unknown'; readonly reference: string }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

const kinds = {
  stored: 'accepted',
  sent: 'accepted',
  done: 'accepted',
  refused: 'refused',
  pending: 'unknown',
  unknown: 'unknown',
} as const;

/** What a visitor is told of a submission in this state. */
export function outcomeOf({ state, reference }: Submission): Outcome {
  return { kind: kinds[state], reference };
}
