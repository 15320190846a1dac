import type { BindContext } from '../../binding/context';
import type { ConfigText } from '../../config/site';
import type { Form, FormField } from '../../config/site-config.generated';
import type { Say } from '../../config/text';

/** A field as it is drawn. */
export interface FieldView {
  readonly name: string;
  readonly kind: FormField['kind'];
  readonly label: string;
  readonly hint: string | null;
  readonly required: boolean;
  /** Most characters; null for a select. */
  readonly maxLength: number | null;
  readonly autocomplete: string | null;
  /** The first, empty choice of a select. */
  readonly placeholder: string;
  readonly options: readonly string[];
}

/** A form with the texts of the visitor's language. */
export interface FormView {
  readonly fields: readonly FieldView[];
  readonly submit: string;
  readonly sending: string;
  readonly success: string;
  readonly failure: string;
}

function choicesOf(field: FormField, say: Say) {
  if (field.kind !== 'select') {
    const { maxLength, autocomplete = null } = field;
    return { maxLength, autocomplete, placeholder: '', options: [] };
  }
  const options = field.options.map((option) => say(option));
  return { maxLength: null, autocomplete: null, placeholder: say(field.placeholder), options };
}

function bindField(field: FormField, say: Say): FieldView {
  const { name, kind, label, required = false } = field;
  const hint: ConfigText | undefined = field.hint;
  return { name, kind, label: say(label), hint: hint ? say(hint) : null, required, ...choicesOf(field, say) };
}

/** The form of the config as it is drawn. */
export function bindForm(
  { fields, submit, sending, success, failure }: Form,
  { say }: BindContext,
): FormView {
  return {
    fields: fields.map((field) => bindField(field, say)),
    submit: say(submit),
    sending: say(sending),
    success: say(success),
    failure: say(failure),
  };
}
