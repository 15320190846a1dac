import type { SubmissionOutcome } from './submission-outcome';

/** The outcome of a form that was posted without script. */
export interface AnsweredForm {
  /** Name of the form in the config. */
  readonly form: string;
  readonly outcome: SubmissionOutcome;
  /** Typed values by field; none where the form was received. */
  readonly values: Readonly<Record<string, string>>;
}

/** The values that the address of a page fills in. */
export interface PrefilledForm {
  /** Name of the form in the config. */
  readonly form: string;
  /** By name of the control. */
  readonly values: Readonly<Record<string, string>>;
}

/** Data in the HTML of a page for the forms on it, so that they work without script. */
export interface PageForm {
  /** Makes a repeated post the same one. */
  readonly key: string;
  readonly answered: AnsweredForm | null;
  readonly prefilled?: PrefilledForm;
}
