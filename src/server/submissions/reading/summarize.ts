import { formFieldKinds } from '../../../engine/form/field-kinds';
import type { Form, FormField } from '../../../engine/site-config.generated';
import type { Submission } from '../submission';

/** Settings of the forms that the list needs, by name. */
export type ListedForms = Readonly<
  Record<string, { readonly fields: readonly ListedField[]; readonly excerptField?: Form['excerptField'] }>
>;

type ListedField = Pick<FormField, 'name' | 'kind'>;

/** Who sent a submission, and the text by which one recognizes it. */
export interface Summary {
  readonly who: string;
  readonly excerpt: string;
}

/** The fields of a form that the config no longer has, as texts: all values that are text. */
function fieldsOfBody(body: Submission['body']): readonly ListedField[] {
  return Object.keys(body)
    .filter((name) => typeof body[name] === 'string')
    .map((name) => ({ name, kind: 'text' }));
}

/** The first field names the sender; the excerpt is the form's `excerptField`, else the last text, long ones first. */
export function summarize({ form, body }: Submission, forms: ListedForms): Summary {
  const { fields, excerptField } = forms[form] ?? { fields: fieldsOfBody(body) };
  const valueOf = (name: string) => String(body[name] ?? '');
  const controlOf = ({ kind }: ListedField) => formFieldKinds[kind].control;
  const filled = fields.filter((field) => controlOf(field) !== 'checkbox' && valueOf(field.name) !== '');
  const [first, ...others] = filled;
  const who = first ? valueOf(first.name) : '';
  if (excerptField !== undefined) return { who, excerpt: valueOf(excerptField) };
  const last = others.findLast((field) => controlOf(field) === 'long-text') ?? others.at(-1);
  return { who, excerpt: last ? valueOf(last.name) : '' };
}
