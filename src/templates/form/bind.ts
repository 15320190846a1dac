import type { BindContext } from '../../binding/context';
import { dateLimits, numberLimits } from '../../model/form/field-limits';
import { fieldOption, type FieldOption } from '../../model/form/field-options';
import type { FieldsByKind } from '../../model/form/field-rules';
import type { ConfigText, Form, FormField } from '../../model/site-config.generated';

type FieldKind = FormField['kind'];

/** HTML attributes of the control of a field, by which browsers choose a keyboard and limit what is entered. */
export interface ControlAttributes {
  readonly min?: string;
  readonly max?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
}

/** A field, ready to render. */
export interface FieldView {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint: string | null;
  readonly required: boolean;
  /** Most characters; null for a field that is not typed as a text. */
  readonly maxLength: number | null;
  readonly autocomplete: string | null;
  /** The first, empty option of a select. */
  readonly placeholder: string;
  readonly options: readonly FieldOption[];
  readonly attributes: ControlAttributes;
}

/** A form with the texts of the visitor's language. */
export interface FormView {
  readonly fields: readonly FieldView[];
  readonly submit: string;
  readonly sending: string;
  readonly success: string;
  readonly failure: string;
}

type KindView = Partial<
  Pick<FieldView, 'maxLength' | 'autocomplete' | 'placeholder' | 'options' | 'attributes'>
>;

function bindTyped(field: FieldsByKind['text' | 'email' | 'telephone' | 'long-text']): KindView {
  const { maxLength, autocomplete } = field;
  return { maxLength, autocomplete: autocomplete ?? null };
}

/** Phones without a minus sign on their number keys need all keys for a number below 0. */
function keysOf(field: FieldsByKind['number']): NonNullable<ControlAttributes['inputMode']> {
  const { min, decimals } = numberLimits(field);
  if (min < 0) return 'text';
  return decimals > 0 ? 'decimal' : 'numeric';
}

/** What each kind of field has beside its texts. */
const kindViews: {
  readonly [Kind in FieldKind]: (field: FieldsByKind[Kind], context: BindContext) => KindView;
} = {
  text: bindTyped,
  email: bindTyped,
  telephone: bindTyped,
  'long-text': bindTyped,
  select: ({ placeholder, options }, { translate }) => ({
    placeholder: translate(placeholder),
    options: options.map((option) => fieldOption(option, translate)),
  }),
  number: (field) => ({ attributes: { inputMode: keysOf(field) } }),
  date: (field, { today }) => ({
    autocomplete: field.autocomplete ?? null,
    attributes: dateLimits(field, today),
  }),
  checkbox: () => ({}),
};

function kindView<Kind extends FieldKind>(
  field: FieldsByKind[Kind],
  kind: Kind,
  context: BindContext,
): KindView {
  return kindViews[kind](field, context);
}

function bindField(field: FormField, context: BindContext): FieldView {
  const { name, kind, label, required = false } = field;
  const { translate } = context;
  const hint: ConfigText | undefined = field.hint;
  return {
    name,
    kind,
    label: translate(label),
    hint: hint ? translate(hint) : null,
    required,
    maxLength: null,
    autocomplete: null,
    placeholder: '',
    options: [],
    attributes: {},
    ...kindView(field, kind, context),
  };
}

/** The form of the config, ready to render. */
export function bindForm(form: Form, context: BindContext): FormView {
  const { fields, submit, sending, success, failure } = form;
  const { translate } = context;
  return {
    fields: fields.map((field) => bindField(field, context)),
    submit: translate(submit),
    sending: translate(sending),
    success: translate(success),
    failure: translate(failure),
  };
}
