import type { BindContext } from '../../engine/binding/context';
import {
  formFieldKinds,
  type ControlAttributes,
  type FieldsByKind,
  type FormFieldKind,
} from '../../engine/form/field-kinds';
import type { FormNotice } from '../../engine/form/form-notice';
import { hiddenFields } from '../../engine/form/form-post';
import { mostPhotosOf } from '../../engine/form/photos';
import { controlNames, longestPlace } from '../../engine/form/place';
import { fieldOption, type FieldOption } from '../../engine/form/field-options';
import type { Form, FormField, PlaceList } from '../../engine/site-config.generated';

/** A field, ready to render. */
export interface FieldView {
  readonly name: string;
  readonly kind: FormFieldKind;
  readonly label: string;
  readonly hint: string | null;
  readonly required: boolean;
  /** Most photos; 0 for another field. */
  readonly most: number;
  /** Names of its controls: several for a place. */
  readonly controls: readonly string[];
  /** The list of which a record is chosen as a place. */
  readonly list: PlaceList | null;
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
  /** The box by which the visitor agrees to the notice; null where none is needed. */
  readonly consent: FieldView | null;
  readonly submit: string;
  readonly sending: string;
  readonly success: string;
  readonly failure: string;
}

function attributesOf<Kind extends FormFieldKind>(field: FieldsByKind[Kind], kind: Kind, today: string) {
  return formFieldKinds[kind].attributes?.(field, today) ?? {};
}

function bindField(field: FormField, { translate, today }: BindContext): FieldView {
  const { name, kind, label, hint, required = false } = field;
  const options = 'options' in field ? field.options : [];
  const place = field.kind === 'place' ? field : null;
  return {
    name,
    kind,
    label: translate(label),
    hint: hint ? translate(hint) : null,
    required,
    most: field.kind === 'photo' ? mostPhotosOf(field) : 0,
    controls: controlNames(field),
    list: place?.list ?? null,
    maxLength: place ? longestPlace : 'maxLength' in field ? field.maxLength : null,
    autocomplete: ('autocomplete' in field && field.autocomplete) || null,
    placeholder: 'placeholder' in field ? translate(field.placeholder) : '',
    options: options.map((option) => fieldOption(option, translate)),
    attributes: attributesOf(field, kind, today),
  };
}

function consentField({ agree }: FormNotice): FieldView | null {
  if (agree === null) return null;
  return {
    name: hiddenFields.consent,
    kind: 'checkbox',
    label: agree,
    hint: null,
    required: true,
    most: 0,
    controls: [hiddenFields.consent],
    list: null,
    maxLength: null,
    autocomplete: null,
    placeholder: '',
    options: [],
    attributes: {},
  };
}

/** The form of the config and its notice, ready to render. */
export function bindForm(form: Form, context: BindContext, notice?: FormNotice): FormView {
  const { fields, submit, sending, success, failure } = form;
  const { translate } = context;
  return {
    fields: fields.map((field) => bindField(field, context)),
    consent: notice ? consentField(notice) : null,
    submit: translate(submit),
    sending: translate(sending),
    success: translate(success),
    failure: translate(failure),
  };
}
