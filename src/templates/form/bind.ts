import type { BindContext } from '../../binding/context';
import type { ConfigText, Form, FormField } from '../../model/site-config.generated';
import type { Translate } from '../../model/site/config-text';

/** A field, ready to render. */
export interface FieldView {
  readonly name: string;
  readonly kind: FormField['kind'];
  readonly label: string;
  readonly hint: string | null;
  readonly required: boolean;
  /** Most characters; null for a field with options. */
  readonly maxLength: number | null;
  readonly autocomplete: string | null;
  /** The first, empty option of a select. */
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

function choicesOf(field: FormField, translate: Translate) {
  if (!('options' in field)) {
    const { maxLength, autocomplete = null } = field;
    return { maxLength, autocomplete, placeholder: '', options: [] };
  }
  const options = field.options.map((option) => translate(option));
  return { maxLength: null, autocomplete: null, placeholder: translate(field.placeholder), options };
}

function bindField(field: FormField, translate: Translate): FieldView {
  const { name, kind, label, required = false } = field;
  const hint: ConfigText | undefined = field.hint;
  return {
    name,
    kind,
    label: translate(label),
    hint: hint ? translate(hint) : null,
    required,
    ...choicesOf(field, translate),
  };
}

/** The form of the config, ready to render. */
export function bindForm(
  { fields, submit, sending, success, failure }: Form,
  { translate }: BindContext,
): FormView {
  return {
    fields: fields.map((field) => bindField(field, translate)),
    submit: translate(submit),
    sending: translate(sending),
    success: translate(success),
    failure: translate(failure),
  };
}
