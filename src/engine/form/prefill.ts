import type { ConfigText, Form, FormField } from '../site-config.generated';
import type { FormSite } from './field-kinds';
import { cleanLine } from './clean-text';
import { fieldOption, valuesOfOption } from './field-options';
import { formChecker } from './form-schema';
import { placeControls, readPlace } from './place';

/** Parameters of addresses that mean something else, so that no form fills a field from them. */
export const reservedParameters: readonly string[] = ['form', 'sent', 'proof', 'page', 'track', 'q'];

/** Kinds of fields that no address fills: a visitor ticks and chooses by hand. */
export const unfilledKinds: readonly FormField['kind'][] = ['checkbox', 'photo'];

/** The site and the language for which a form is filled. */
interface PrefillSite extends FormSite {
  readonly translate: (text: ConfigText) => string;
}

/** Values of the controls of a field for a text; none for a text that the field does not accept. */
function valuesFor(
  field: FormField,
  text: string,
  form: Form,
  site: PrefillSite,
): Readonly<Record<string, string>> {
  if (field.kind === 'select') {
    const option = field.options.find((one) => valuesOfOption(one, site.textsOf).includes(text));
    return option === undefined ? {} : { [field.name]: fieldOption(option, site.translate).value };
  }
  const controls = placeControls(field.name);
  const typed = field.kind === 'place' && field.list ? { [controls.item]: text } : { [field.name]: text };
  const checked = formChecker({ ...form, fields: [field], constants: {} }, site)(typed);
  if (!checked.ok) return {};
  const value = String(checked.body[field.name] ?? '');
  if (field.kind !== 'place') return { [field.name]: value };
  const { item, text: written } = readPlace(value);
  return field.list ? { [controls.item]: item } : { [field.name]: written };
}

/**
 * The values of the controls that an address fills, by the parameters that the form declares. Whatever a field would not
 * accept fills nothing; whether a list has a chosen place is not checked.
 */
export function prefilledValues(
  form: Form,
  query: URLSearchParams,
  site: PrefillSite,
): Readonly<Record<string, string>> {
  const filled = Object.entries(form.prefill ?? {}).flatMap(([parameter, name]) => {
    const text = cleanLine(query.get(parameter) ?? '');
    const field = form.fields.find((one) => one.name === name);
    if (text === '' || !field || unfilledKinds.includes(field.kind)) return [];
    return Object.entries(valuesFor(field, text, form, site));
  });
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}
