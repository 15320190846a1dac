/**
 * Why a value is refused. `choice`: no option of the select, or another value than the constant's; `unknown`: a field
 * that the form does not have, or a value that is not a text.
 */
export const formProblemKinds = ['required', 'email', 'telephone', 'too-long', 'choice', 'unknown'] as const;

export type FormProblemKind = (typeof formProblemKinds)[number];

export interface FormProblem {
  /** Name of the field; '' for the whole. */
  readonly field: string;
  readonly kind: FormProblemKind;
  /** Of `too-long`: most characters (code points, as JSON Schema counts; `maxlength` counts some of them twice). */
  readonly max?: number | undefined;
}
