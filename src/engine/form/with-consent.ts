import { hiddenFields } from './form-post';
import type { FormResult } from './form-schema';

/** Adds the problem of a form that rests on consent and whose current notice the visitor did not agree to (B4.8.9). */
export function withConsent(result: FormResult, isAgreed: boolean): FormResult {
  if (isAgreed) return result;
  const problems = result.ok ? [] : result.problems;
  return { ok: false, problems: [...problems, { field: hiddenFields.consent, kind: 'consent' }] };
}
