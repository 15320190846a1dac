import type { ConfigText, FormField } from '../site-config.generated';
import { withoutInvisible } from '../text/invisible';
import { cleanDate } from './clean-date';
import { cleanTelephone } from './clean-telephone';
import { cleanLine, cleanLongText } from './clean-text';
import { valuesOfOption } from './field-options';
import { mostPhotosOf } from './photos';
import { cleanPlace, longestPlace, longestPlaceKey, readPlace, readPosition } from './place';
import {
  dateLimits,
  dateProblem,
  isEmail,
  isTelephone,
  numberLimits,
  numberProblem,
  type ValueProblem,
} from './field-problems';
import { latinDigits } from '../text/latin-digits';

/** Groups of thousands, or of lakhs and crores; `2,5` has none, since a comma may also be meant as a decimal point. */
const grouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/** A typed number as JSON writes it where it can be read as one: Latin digits, no `+`, no spaces, no groups. */
export function cleanNumber(typed: string): string {
  const text = latinDigits(cleanLine(withoutInvisible(typed)))
    .replace(/\s/g, '')
    .replace(/\u066c/g, ',')
    .replace(/\u066b/g, '.')
    .replace(/^\u2212/, '-')
    .replace(/^\+/, '');
  return grouped.test(text) ? text.replaceAll(',', '') : text;
}

/** The part of a site that the checks of a form need. */
export interface FormSite {
  /** All translations of a config text: every language of the site on the server, the visitor's own in the browser. */
  readonly textsOf: (text: ConfigText) => readonly string[];
  /** Today in the site's time zone, YYYY-MM-DD. */
  readonly today: () => string;
}

/** HTML attributes of the control of a field, by which browsers choose a keyboard and limit what is entered. */
export interface ControlAttributes {
  readonly min?: string;
  readonly max?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
}

export type FormFieldKind = FormField['kind'];
export type FieldsByKind = { readonly [Kind in FormFieldKind]: Extract<FormField, { kind: Kind }> };

/** Everything that the engine needs to know of a kind of form field. */
interface FormFieldTraits<Kind extends FormFieldKind> {
  /** The control that pages show, by name: `controls` in src/templates/form/FieldControl.tsx. */
  readonly control:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'long-text'
    | 'select'
    | 'checkbox'
    | 'photo'
    | 'place';
  /** @param today YYYY-MM-DD */
  readonly attributes?: (field: FieldsByKind[Kind], today: string) => ControlAttributes;
  /** Normalizes a typed text before it is checked and sent. */
  readonly clean: (typed: string) => string;
  /** Checks a text that is not empty. For every kind, `required` and `maxLength` are checked as well. */
  readonly problemOf?: (value: string, field: FieldsByKind[Kind], site: FormSite) => ValueProblem | null;
  /** Type of the value that is sent; an empty number is sent as an empty text. `files` are sent beside the values. */
  readonly sends: 'string' | 'number' | 'boolean' | 'files';
}

/** Phones without a minus sign on their number keys need all keys for a number below 0. */
function keysOf(field: FieldsByKind['number']): NonNullable<ControlAttributes['inputMode']> {
  const { min, decimals } = numberLimits(field);
  if (min < 0) return 'text';
  return decimals > 0 ? 'decimal' : 'numeric';
}

/** Checks the parts of a place; whether a list has the chosen record is known to the server. */
function placeProblem(value: string, { list }: FieldsByKind['place']): ValueProblem | null {
  const { item, position, text } = readPlace(value);
  if (item.length > longestPlaceKey || (item !== '' && !list)) return { kind: 'place-item' };
  if (position !== '' && !readPosition(position)) return { kind: 'place-position' };
  return Array.from(text).length > longestPlace ? { kind: 'too-long', max: longestPlace } : null;
}

/** Every kind of form field: its control, its rules and what it sends. */
export const formFieldKinds: { readonly [Kind in FormFieldKind]: FormFieldTraits<Kind> } = {
  text: { control: 'text', clean: cleanLine, sends: 'string' },
  email: {
    control: 'email',
    clean: (typed) => cleanLine(withoutInvisible(typed)),
    problemOf: (value) => (isEmail(value) ? null : { kind: 'email' }),
    sends: 'string',
  },
  telephone: {
    control: 'tel',
    clean: cleanTelephone,
    problemOf: (value) => (isTelephone(value) ? null : { kind: 'telephone' }),
    sends: 'string',
  },
  'long-text': { control: 'long-text', clean: cleanLongText, sends: 'string' },
  select: {
    control: 'select',
    clean: cleanLine,
    problemOf: (value, { options }, { textsOf }) => {
      const values = options.flatMap((option) => valuesOfOption(option, textsOf));
      return values.some((allowed) => cleanLine(allowed) === value) ? null : { kind: 'choice' };
    },
    sends: 'string',
  },
  // A control for numbers takes Latin digits only.
  number: {
    control: 'text',
    attributes: (field) => ({ inputMode: keysOf(field) }),
    clean: cleanNumber,
    problemOf: numberProblem,
    sends: 'number',
  },
  date: {
    control: 'date',
    attributes: dateLimits,
    clean: cleanDate,
    problemOf: (value, field, { today }) => dateProblem(value, dateLimits(field, today())),
    sends: 'string',
  },
  checkbox: {
    control: 'checkbox',
    clean: (typed) => (cleanLine(typed) === 'false' ? '' : cleanLine(typed)),
    problemOf: (value) => (value === 'true' ? null : { kind: 'unknown' }),
    sends: 'boolean',
  },
  // What is checked is the number of photos.
  photo: {
    control: 'photo',
    clean: (count) => (/^[1-9]\d*$/.test(count) ? count : ''),
    problemOf: (count, field) => {
      const max = mostPhotosOf(field);
      return Number(count) > max ? { kind: 'photo-count', max } : null;
    },
    sends: 'files',
  },
  place: { control: 'place', clean: cleanPlace, problemOf: placeProblem, sends: 'string' },
};

/** Whether the council's own server does not get the value of a kind of field. */
export function staysHere(kind: FormFieldKind): boolean {
  return kind === 'photo' || kind === 'place';
}

/** Whether a field of a form may be of a kind. */
export function isFormFieldKind(kind: unknown): kind is FormFieldKind {
  return typeof kind === 'string' && Object.hasOwn(formFieldKinds, kind);
}
