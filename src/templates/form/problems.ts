import type { FormProblem, FormProblemKind } from '../../content/form-schema';
import type { Say } from '../../config/text';
import type { FieldView } from './bind';

/** What is wrong with a field, and what to do about it. */
export interface ProblemView {
  readonly field: string;
  /** Stands at the field. */
  readonly text: string;
  /** Stands in the summary, apart from the field. */
  readonly summary: string;
}

type Telling = (say: Say, label: string, problem: FormProblem) => Pick<ProblemView, 'text' | 'summary'>;

/** A text that does not name the field; the summary puts its label before it. */
function telling(id: string): Telling {
  return (say, label, { max = 0 }) => {
    const text = say(id, { max });
    return { text, summary: say('form.problemOf', { label, problem: text }) };
  };
}

const missing: Telling = (say, label) => {
  const text = say('form.problemRequired', { label });
  return { text, summary: text };
};

const tellings: Readonly<Record<FormProblemKind, Telling>> = {
  required: missing,
  email: telling('form.problemEmail'),
  telephone: telling('form.problemTelephone'),
  'too-long': telling('form.problemTooLong'),
  choice: telling('form.problemChoose'),
  unknown: missing,
};

function tellingOf({ kind }: FormProblem, field: FieldView): Telling {
  return field.kind === 'select' ? tellings.choice : tellings[kind];
}

/** The problems of the form's own fields, in its order. */
export function tellProblems(
  problems: readonly FormProblem[],
  fields: readonly FieldView[],
  say: Say,
): readonly ProblemView[] {
  return fields.flatMap((field) => {
    const problem = problems.find((one) => one.field === field.name);
    return problem ? [{ field: field.name, ...tellingOf(problem, field)(say, field.label, problem) }] : [];
  });
}
