import { mistake, sentence } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { at, entriesOf, itemsOf, textAt, textOf, type Json } from '../document/json-access';
import type { Path } from '../document/path';
import { isDay } from '../../engine/form/clean-date';
import { reservedParameters, unfilledKinds } from '../../engine/form/prefill';
import { nameHint } from '../nearest-name';
import { formFieldKinds, isFormFieldKind, staysHere } from '../../engine/form/field-kinds';
import { objectOf } from '../../engine/json/json';
import type { EntitySchema } from '../../engine/site/checked-site';

/** Checks the options and the limits of the fields of a form. */
export function checkFormFields(form: Json, base: Path): Finding[] {
  return itemsOf(at(form, 'fields')).flatMap((field, index) => {
    const path = [...base, 'fields', index];
    return [...checkOptions(field, path), ...checkOrder(field, path)];
  });
}

function checkOptions(field: Json, path: Path): Finding[] {
  const options = itemsOf(at(field, 'options'));
  if (options.length === 1) return [{ path: [...path, 'options'], ...mistake('form.oneOption') }];
  const codes = options.map((option) => textAt(option, 'value'));
  return codes.flatMap((code, index) => {
    if (code === undefined || codes.indexOf(code) === index) return [];
    return [{ path: [...path, 'options', index, 'value'], ...mistake('form.optionTwice', { value: code }) }];
  });
}

/** Numbers and days of the same format compare as they are; `today` is compared with none. */
function checkOrder(field: Json, path: Path): Finding[] {
  const max = at(field, 'max') ?? null;
  const min = at(field, 'min') ?? (typeof max === 'number' ? 0 : null);
  const isNumber = typeof min === 'number' && typeof max === 'number';
  const isDays = typeof min === 'string' && typeof max === 'string' && isDay(min) && isDay(max);
  if (!(isNumber || isDays) || min <= max) return [];
  return [{ path: [...path, 'max'], ...mistake('form.range', { max: textOf(max), min: textOf(min) }) }];
}

/** Checks that fields send values of the type that the entity says. */
export function checkSentTypes(form: Json, base: Path, { properties }: EntitySchema): Finding[] {
  return itemsOf(at(form, 'fields')).flatMap((field, index) => {
    const [name, kind] = [textAt(field, 'name') ?? '', textAt(field, 'kind')];
    if (!isFormFieldKind(kind)) return [];
    const { type } = objectOf(Object.hasOwn(properties, name) ? properties[name] : undefined);
    const types: readonly unknown[] = Array.isArray(type) ? type : [type];
    const { sends } = formFieldKinds[kind];
    if (sends === 'files' || staysHere(kind)) return [];
    const fitting = sends === 'number' ? ['number', 'integer'] : [sends];
    if (type === undefined || types.some((each) => fitting.includes(String(each)))) return [];
    const path = [...base, 'fields', index, 'kind'];
    return [{ path, ...mistake('form.sends', { kind, type: sends, name }) }];
  });
}

/** Checks that addresses fill fields of the form that can be filled, by parameters that mean nothing else. */
export function checkPrefill(form: Json, base: Path): Finding[] {
  const fields = itemsOf(at(form, 'fields'));
  const names = fields.flatMap((field) => textAt(field, 'name') ?? []);
  return entriesOf(at(form, 'prefill')).flatMap(([parameter, value]): Finding[] => {
    const path = [...base, 'prefill', parameter];
    if (reservedParameters.includes(parameter))
      return [{ path, onKey: true, ...mistake('form.parameter', { parameter }) }];
    const name = textAt(value) ?? '';
    const kind = textAt(
      fields.find((field) => textAt(field, 'name') === name),
      'kind',
    );
    if (isFormFieldKind(kind) && unfilledKinds.includes(kind))
      return [{ path, ...mistake('form.unfilled', { name, kind }) }];
    if (name === '' || names.includes(name)) return [];
    return [{ path, message: sentence('form.excerpt', { name }), hint: nameHint(name, names) }];
  });
}
