import type { CorrectionOutcome } from '../../../server/submissions/correct';
import type { DeskProblem } from '../../api/desk-api';

/** Why a field is not corrected; `value-wrong` for what has no words of its own. */
const refusals: Partial<Readonly<Record<CorrectionOutcome, DeskProblem>>> = {
  elsewhere: 'forbidden',
  'no-field': 'not-found',
  required: 'value-missing',
  'too-long': 'value-long',
};

/** The problem that a field which is not corrected is answered with. */
export function correctionProblem(outcome: Exclude<CorrectionOutcome, 'corrected'>): DeskProblem {
  return refusals[outcome] ?? 'value-wrong';
}
