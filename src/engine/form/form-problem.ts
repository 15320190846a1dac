/**
 * Why a value is refused. `choice`: no option of the select, or another value than the constant's; `decimals`: more
 * digits after the decimal point than `max`; `too-small` and `too-large`: a number outside `min` and `max`; `too-early`
 * and `too-late`: a day outside them; `unknown`: a field that the form does not have, or a value of another type; `consent`: the current notice was not agreed to.
 * Of photos, `photo-count`: more than `max`; `photo-large`: a file of more than `max` megabytes; `photo-kind`: no photo that can be
 * read; `photo-busy`: photos cannot be taken at the moment. Of a place, `place-item`: the list lacks what was chosen;
 * `place-position`: no position on the globe.
 */
export const formProblemKinds = [
  'required',
  'email',
  'telephone',
  'too-long',
  'choice',
  'number',
  'decimals',
  'too-small',
  'too-large',
  'date',
  'too-early',
  'too-late',
  'unknown',
  'consent',
  'photo-count',
  'photo-large',
  'photo-kind',
  'photo-busy',
  'place-item',
  'place-position',
] as const;

export type FormProblemKind = (typeof formProblemKinds)[number];

/** The limits that a value is outside of. */
export interface ProblemLimits {
  /** Smallest number, or first day (YYYY-MM-DD). */
  readonly min?: number | string | undefined;
  /**
   * Largest number, last day (YYYY-MM-DD), most decimals or, of `too-long`, most characters (code points, as JSON
   * Schema counts; `maxlength` counts some of them twice).
   */
  readonly max?: number | string | undefined;
}

export interface FormProblem extends ProblemLimits {
  /** Name of the field; '' for the whole. */
  readonly field: string;
  readonly kind: FormProblemKind;
}
