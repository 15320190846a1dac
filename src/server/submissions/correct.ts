import { formChecker } from '../../engine/form/form-schema';
import type { FormProblemKind } from '../../engine/form/form-problem';
import { dayInTimeZone } from '../../engine/time/time-zone';
import { siteTexts, type SubmissionSite } from './site-texts';
import type { SubmissionStore } from './store/store';
import type { Submission } from './submission';

/** A field of a submission and what it shall say. */
export interface Correction {
  /** Name of the field in the form. */
  readonly field: string;
  readonly value: string;
}

/** Result of a correction. `elsewhere`: the council's own server has the submission; `no-field`: its form has no such field. */
export type CorrectionOutcome = 'corrected' | 'elsewhere' | 'no-field' | FormProblemKind;

interface CorrectOptions {
  readonly site: SubmissionSite;
  readonly store: Pick<SubmissionStore, 'correct'>;
  readonly now: Date;
}

/** Replaces the value of one field, by the rules of its form; the former value is overwritten. */
export async function correctSubmission(
  { form: formName, body, site: host, reference, state }: Submission,
  { field: name, value }: Correction,
  { site, store, now }: CorrectOptions,
): Promise<CorrectionOutcome> {
  const { config } = site;
  if (state === 'pending' || state === 'sent') return 'elsewhere';
  const form = config.forms?.[formName];
  const field = form?.fields.find((one) => one.name === name);
  if (!form || !field || field.kind === 'photo') return 'no-field';
  // Other fields may break rules that are newer than the submission.
  const check = formChecker(
    { ...form, fields: [field], constants: {} },
    { textsOf: siteTexts(site).all, today: () => dayInTimeZone(config.timeZone, now) },
  );
  const checked = check({ [name]: value });
  if (!checked.ok) return checked.problems[0]?.kind ?? 'unknown';
  const corrected = { ...body, ...checked.body };
  return (await store.correct({ site: host, reference }, corrected)) ? 'corrected' : 'elsewhere';
}
