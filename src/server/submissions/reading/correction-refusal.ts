import type { CorrectionOutcome } from '../correct';

const refusals: Readonly<Record<Exclude<CorrectionOutcome, 'corrected'>, string>> = {
  elsewhere: 'it is in the council’s own system, or on its way there; correct it there',
  'no-field': 'its form has no such field',
  required: 'the form requires a value',
  email: 'it is no e-mail address',
  telephone: 'it is no telephone number',
  'too-long': 'it is too long',
  choice: 'it is none of the options',
  number: 'it is no number',
  decimals: 'it has too many decimals',
  'too-small': 'it is too small',
  'too-large': 'it is too large',
  date: 'it is no date; expected YYYY-MM-DD',
  'too-early': 'it is too early',
  'too-late': 'it is too late',
  unknown: 'the form does not accept it',
  consent: 'the form does not accept it',
  'photo-count': 'photos are not corrected',
  'photo-large': 'photos are not corrected',
  'photo-kind': 'photos are not corrected',
  'photo-busy': 'photos are not corrected',
  'place-item': 'the list does not have it',
  'place-position': 'it is no position on the globe',
};

/** Why a field is not corrected, in the words of the terminal; null for one that is. */
export function correctionRefusal(outcome: CorrectionOutcome): string | null {
  return outcome === 'corrected' ? null : refusals[outcome];
}
