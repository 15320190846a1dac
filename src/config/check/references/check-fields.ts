import type { EntityField, FieldKind } from '../../site';
import type { Finding } from '../document/finding';
import { at, itemsOf, textAt, textsOf, written, type Json } from '../document/json';
import { hintFor } from '../nearest';
import { marksOf, type Study } from '../study';
import { ownerOf, type FieldOwnerFound } from './field-owner';
import type { Mark } from './marks';

/** A kind of field in words. */
export const kindWords: Readonly<Record<FieldKind, string>> = {
  id: 'an id',
  text: 'a text',
  prose: 'a longer text',
  date: 'a date',
  image: 'a picture',
  document: 'the address of a document',
  link: 'an address',
  telephone: 'a telephone number',
  email: 'an e-mail address',
  amount: 'an amount',
  order: 'a number for ordering',
  flag: 'a yes or no',
  choice: 'a choice',
  records: 'a list of records',
};

/** Bound fields that their records lack, or whose kind makes no sense in their place. */
export function checkFields(study: Study): Finding[] {
  return marksOf(study, 'field').flatMap((mark) => {
    const owner = ownerOf(mark, study);
    if (!owner || typeof mark.value !== 'string' || mark.value === '') return [];
    const field = fieldOf(owner, mark.value);
    return field
      ? [...checkKind(mark, mark.value, field), ...checkCondition(mark, field)]
      : [unknownField(mark, mark.value, owner)];
  });
}

function fieldOf({ fields }: FieldOwnerFound, name: string): EntityField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function unknownField({ path, fits }: Mark, name: string, { fields, words }: FieldOwnerFound): Finding {
  const fitting = Object.keys(fields).filter(
    (each) => fits.length === 0 || fits.includes(fields[each]?.kind ?? ''),
  );
  return { path, message: `“${name}” is not a field of ${words}.`, hint: hintFor(name, fitting) };
}

function checkKind({ path, fits }: Mark, name: string, { kind }: EntityField): Finding[] {
  if (fits.length === 0 || fits.includes(kind)) return [];
  return [{ path, message: `“${name}” is ${kindWords[kind]}, but this place takes ${takes(fits)}.` }];
}

/** The kinds that fit in words; a long list is the same as “something to read”. */
function takes(fits: readonly string[]): string {
  if (fits.length > 5) return 'something that can be read as a text';
  return Object.entries(kindWords)
    .filter(([kind]) => fits.includes(kind))
    .map(([, words]) => words)
    .join(' or ');
}

const valueTypes: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  flag: ['boolean'],
  order: ['number'],
  amount: ['number'],
  text: ['string'],
  prose: ['string'],
  date: ['string'],
  id: ['string', 'number'],
  choice: ['string', 'number'],
};

/** A condition compares a field with values that it can have: a yes or no never equals a text. */
function checkCondition({ path, parents }: Mark, { kind }: EntityField): Finding[] {
  const condition = parents.at(-1);
  const types = valueTypes[kind];
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
      message: `The field is ${kindWords[kind]}; it never equals ${typeof value === 'string' ? `the text “${value}”` : written(value)}.`,
      hint: kind === 'flag' ? 'Write true or false without quotation marks.' : undefined,
    }));
}

interface Compared {
  readonly value: Json;
  readonly keys: readonly (string | number)[];
}

const oneOf = (value: Json | undefined, key: string): Compared[] =>
  value === undefined ? [] : [{ value, keys: [key] }];
const inOneOf = (value: Json, index: number): Compared => ({ value, keys: ['oneOf', index] });

/** Formats of amounts on fields that are no amounts. */
export function checkFormats(study: Study): Finding[] {
  return marksOf(study, 'format').flatMap((mark) => {
    const owner = ownerOf(mark, study);
    const binding = mark.parents.at(-1);
    const names = [textAt(binding, 'field') ?? [], ...textsOf(at(binding, 'fields'))].flat();
    const wrong = names.find(
      (name) => (owner && fieldOf(owner, name)?.kind) !== 'amount' && owner && fieldOf(owner, name),
    );
    if (wrong === undefined) return [];
    return [
      {
        path: mark.path,
        message: `A format is for amounts, and “${wrong}” is none.`,
        hint: 'Take “format” out.',
      },
    ];
  });
}
