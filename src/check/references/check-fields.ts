import { mistake, sentence } from '../sentences/sentence';
import { fieldKindNames, fieldKinds, traitsOf } from '../../engine/record/field-kinds';
import type { EntityField } from '../../engine/site/site';
import type { Finding } from '../document/finding';
import { at, itemsOf, keysOf, textAt, textsOf, textOf, type Json } from '../document/json-access';
import { nameHint } from '../nearest-name';
import { referencesOf, type CheckContext } from '../check-context';
import { findFieldOwner, type FieldOwner } from './field-owner';
import type { ConfigReference } from './collect-references';

/** Checks that bound fields exist and have a kind that fits. */
export function checkFields(context: CheckContext): Finding[] {
  return referencesOf(context, 'field').flatMap((reference) => {
    const owner = findFieldOwner(reference, context);
    if (!owner || typeof reference.value !== 'string' || reference.value === '') return [];
    const field = fieldOf(owner, reference.value);
    return field
      ? [...checkKind(reference, reference.value, field, owner), ...checkCondition(reference, field)]
      : [unknownField(reference, reference.value, owner)];
  });
}

function fieldOf({ fields }: FieldOwner, name: string): EntityField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function unknownField({ path, fits }: ConfigReference, name: string, { fields, words }: FieldOwner): Finding {
  const fitting = Object.keys(fields).filter(
    (each) => fits.length === 0 || fits.includes(fields[each]?.kind ?? ''),
  );
  const message = sentence('field.unknown', { name, owner: words });
  return { path, message, hint: nameHint(name, fitting) };
}

function checkKind(
  { path, fits }: ConfigReference,
  name: string,
  { kind }: EntityField,
  { fields }: FieldOwner,
): Finding[] {
  if (fits.length === 0 || fits.includes(kind)) return [];
  const message = sentence('field.fits', { name, found: fieldKinds[kind].words, wanted: takes(fits) });
  const fitting = Object.keys(fields).filter((each) => fits.includes(fields[each]?.kind ?? ''));
  return [{ path, message, hint: fitting.length === 0 ? sentence('field.unbind') : nameHint(name, fitting) }];
}

/** The kinds that fit, in words; a long list means any text. */
function takes(fits: readonly string[]): string {
  if (fits.length > 5) return 'something that can be shown as text';
  return fieldKindNames
    .filter((kind) => fits.includes(kind))
    .map((kind) => fieldKinds[kind].words)
    .join(' or ');
}

/** Checks that a condition compares a field with values of its type. */
function checkCondition({ path, parents }: ConfigReference, { kind }: EntityField): Finding[] {
  const condition = parents.at(-1);
  const { words, comparedWith: types } = traitsOf(kind);
  if (!types || path.at(-1) !== 'field') return [];
  const base = path.slice(0, -1);
  const values = [
    ...oneOf(at(condition, 'equals'), 'equals'),
    ...itemsOf(at(condition, 'oneOf')).map(inOneOf),
  ];
  return values
    .filter(({ value }) => !types.includes(typeof value))
    .map(({ value, keys }) => ({
      path: [...base, ...keys],
      message: sentence('field.neverEquals', {
        kind: words,
        value: typeof value === 'string' ? `the text “${value}”` : textOf(value),
      }),
      hint: sentence(
        `field.neverEquals.${kind === 'flag' ? 'box' : types[0] === 'number' ? 'number' : 'text'}`,
      ),
    }));
}

interface Compared {
  readonly value: Json;
  readonly keys: readonly (string | number)[];
}

const oneOf = (value: Json | undefined, key: string): Compared[] =>
  value === undefined ? [] : [{ value, keys: [key] }];
const inOneOf = (value: Json, index: number): Compared => ({ value, keys: ['oneOf', index] });

const formatted = fieldKindNames.filter((kind) => traitsOf(kind).formats);

/** Checks that formats of amounts and numbers are used on fields of their kind. */
export function checkFormats(context: CheckContext): Finding[] {
  return referencesOf(context, 'format').flatMap((reference) => {
    const owner = findFieldOwner(reference, context);
    const binding = reference.parents.at(-1);
    const names = [textAt(binding, 'field') ?? [], ...textsOf(at(binding, 'fields'))].flat();
    const format = textAt(reference.value) ?? '';
    const fits = formatted.filter((kind) =>
      keysOf(at(context.config, 'display', traitsOf(kind).formats ?? '')).includes(format),
    );
    const wrong = names.find((name) => {
      const kind = owner && fieldOf(owner, name)?.kind;
      return kind !== undefined && !(fits.length > 0 ? fits : formatted).includes(kind);
    });
    if (wrong === undefined) return [];
    const [fit = 'amount'] = fits.toReversed();
    const group = traitsOf(fit).formats ?? '';
    return [{ path: reference.path, ...mistake('field.noFormat', { format, group, field: wrong }) }];
  });
}
