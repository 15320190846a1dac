import type { SubmissionOutcome } from './submission-outcome';

/** The outcome of a form that was posted without script. */
export interface AnsweredForm {
  /** Name of the form in the config. */
  readonly form: string;
  readonly outcome: SubmissionOutcome;
  /** What was typed, by field; nothing where it was received. */
  readonly values: Readonly<Record<string, string>>;
}

/** What the HTML of a page carries for the forms on it, so that they work without script. */
export interface PageForm {
  /** Makes a repeated post the same one. */
  readonly key: string;
  readonly answered: AnsweredForm | null;
}
