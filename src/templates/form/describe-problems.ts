import { photoMegabytes } from '../../engine/form/photos';
import { formFieldKinds } from '../../engine/form/field-kinds';
import type { FormProblem, FormProblemKind } from '../../engine/form/form-problem';
import type { BindContext } from '../../engine/binding/context';
import { formatDay } from '../../engine/binding/date';
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
  context: BindContext,
  label: string,
  problem: FormProblem,
) => Pick<ProblemView, 'text' | 'summary'>;

type Limit = FormProblem['max'];

/** A limit as messages show it: a day as `display.dateFormat` says, a number as it is. */
function limitText(limit: Limit, context: BindContext): number | string {
  return typeof limit === 'string' ? formatDay(limit, context) : (limit ?? 0);
}

/** Describes with a text that need not name the field: the summary adds the label. */
function describeWith(id: string): Describe {
  return (context, label, { min, max }) => {
    const { translate } = context;
    const text = translate(id, { label, min: limitText(min, context), max: limitText(max, context) });
    return { text, summary: translate('form.problemOf', { label, problem: text }) };
  };
}

const describeMissing = describeWith('form.problemRequired');

/** Does not repeat the label, which is a sentence. */
const describeConsent: Describe = ({ translate }) => {
  const text = translate('form.problemConsent');
  return { text, summary: text };
};

const describers: Readonly<Record<FormProblemKind, Describe>> = {
  required: describeMissing,
  email: describeWith('form.problemEmail'),
  telephone: describeWith('form.problemTelephone'),
  'too-long': describeWith('form.problemTooLong'),
  choice: describeWith('form.problemChoose'),
  number: describeWith('form.problemNumber'),
  decimals: describeWith('form.problemDecimals'),
  'too-small': describeWith('form.problemTooSmall'),
  'too-large': describeWith('form.problemTooLarge'),
  date: describeWith('form.problemDate'),
  'too-early': describeWith('form.problemTooEarly'),
  'too-late': describeWith('form.problemTooLate'),
  unknown: describeMissing,
  consent: describeConsent,
  'photo-count': describeWith('photo.hint'),
  'photo-large': describeWith('photo.hint'),
  'photo-kind': describeWith('photo.kind'),
  'photo-busy': describeWith('photo.busy'),
  'place-item': describeWith('place.problemItem'),
  'place-position': describeWith('place.failed'),
};

/** Says all limits of a field for photos. */
function describePhotoLimits({ most: max }: FieldView): Describe {
  return ({ translate }, label) => {
    const text = translate('photo.hint', { max, size: photoMegabytes });
    return { text, summary: translate('form.problemOf', { label, problem: text }) };
  };
}

function describerOf({ kind }: FormProblem, field: FieldView): Describe {
  if (kind === 'photo-count' || kind === 'photo-large') return describePhotoLimits(field);
  if (kind === 'consent') return describers.consent;
  if (formFieldKinds[field.kind].control === 'checkbox') return describeWith('form.problemTick');
  // Choosing an option solves every problem of a field with options.
  return field.options.length > 0 ? describers.choice : describers[kind];
}

/** The problems of the form's own fields, in its order. */
export function describeProblems(
  problems: readonly FormProblem[],
  fields: readonly FieldView[],
  context: BindContext,
): readonly ProblemView[] {
  return fields.flatMap((field) => {
    const problem = problems.find((item) => item.field === field.name);
    return problem
      ? [{ field: field.name, ...describerOf(problem, field)(context, field.label, problem) }]
      : [];
  });
}
