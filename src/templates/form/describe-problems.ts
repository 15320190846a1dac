import type { FormProblem, FormProblemKind } from '../../model/form/form-problem';
import type { Translate } from '../../model/site/config-text';
import type { FieldView } from './bind';

/** A validation error of a field. */
export interface ProblemView {
  readonly field: string;
  /** Message at the field. */
  readonly text: string;
  /** Message in the summary, which names the field. */
  readonly summary: string;
}

type Describe = (
  translate: Translate,
  label: string,
  problem: FormProblem,
) => Pick<ProblemView, 'text' | 'summary'>;

/** Describes with a text that does not name the field; the summary adds the label. */
function describeWith(id: string): Describe {
  return (translate, label, { max = 0 }) => {
    const text = translate(id, { max });
    return { text, summary: translate('form.problemOf', { label, problem: text }) };
  };
}

const describeMissing: Describe = (translate, label) => {
  const text = translate('form.problemRequired', { label });
  return { text, summary: text };
};

const describers: Readonly<Record<FormProblemKind, Describe>> = {
  required: describeMissing,
  email: describeWith('form.problemEmail'),
  telephone: describeWith('form.problemTelephone'),
  'too-long': describeWith('form.problemTooLong'),
  choice: describeWith('form.problemChoose'),
  unknown: describeMissing,
};

function describerOf({ kind }: FormProblem, field: FieldView): Describe {
  // Choosing an option solves every problem of a field with options.
  return field.options.length > 0 ? describers.choice : describers[kind];
}

/** The problems of the form's own fields, in its order. */
export function describeProblems(
  problems: readonly FormProblem[],
  fields: readonly FieldView[],
  translate: Translate,
): readonly ProblemView[] {
  return fields.flatMap((field) => {
    const problem = problems.find((one) => one.field === field.name);
    return problem
      ? [{ field: field.name, ...describerOf(problem, field)(translate, field.label, problem) }]
      : [];
  });
}
