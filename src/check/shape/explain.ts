import { sentence, type Sentence } from '../sentences/sentence';
import type { ErrorObject } from 'ajv';
import { nameHint } from '../nearest-name';
import { isObject, objectOf } from '../../engine/json/json';
import { readAmount } from '../../engine/values/read-number';
import { at, isList, toJson, keysOf, textAt, textsOf, textOf, type Json } from '../document/json-access';

/** The message and hint for a schema error. */
export interface Explanation {
  readonly message: Sentence;
  readonly hint?: Sentence | undefined;
}

/** An error of Ajv, with its values as JSON. */
export interface ShapeError {
  readonly keyword: string;
  readonly params: Json;
  /** The schema of the value that is wrong. */
  readonly schema: Json;
  readonly value: Json;
}

/** Messages by keyword of JSON Schema. */
const explanations: Readonly<Record<string, (error: ShapeError) => Explanation>> = {
  additionalProperties: ({ params, schema }) =>
    unknownKey(textAt(params, 'additionalProperty') ?? '', schema),
  required: ({ params, schema }) => missingKey(textAt(params, 'missingProperty') ?? '', schema),
  dependencies: ({ params, schema }) => ({
    ...missingKey(textAt(params, 'missingProperty') ?? '', schema),
    message: sentence('key.missingWith', {
      key: textOf(at(params, 'missingProperty')),
      other: textOf(at(params, 'property')),
    }),
  }),
  type: ({ params, value, schema }) => ({
    message: wrongType(value, typesOf(at(params, 'type'))),
    hint: numberHint(value, typesOf(at(params, 'type'))) ?? about(schema),
  }),
  enum: ({ params, value, schema }) => oneOfTexts(value, at(params, 'allowedValues'), schema),
  const: ({ params, value }) => ({
    message: sentence('value.only', {
      value: describeValue(value),
      allowed: JSON.stringify(at(params, 'allowedValue')),
    }),
  }),
  discriminator: ({ params, value, schema }) => wrongTag(params, value, schema),
  oneOf: ({ value, schema }) => ({
    message: sentence('value.noForm', { value: describeValue(value) }),
    hint: about(schema),
  }),
  pattern: ({ value, schema }) => ({
    message: sentence('format.wrong', { value: describeValue(value) }),
    hint: patternHint(schema) ?? exampleHint(schema) ?? about(schema),
  }),
  propertyNames: ({ params, schema }) => ({
    message: sentence('name.invalid', { name: textOf(at(params, 'propertyName')) }),
    hint: about(at(schema, 'propertyNames') ?? null),
  }),
  minLength: ({ schema }) => ({
    message: sentence('text.empty'),
    hint: about(schema) ?? sentence('text.write'),
  }),
  minItems: ({ params, schema }) => ({
    message: sentence('list.few', { limit: limit(params) }),
    hint: about(schema),
  }),
  maxItems: ({ params, schema }) => ({
    message: sentence('list.many', { limit: limit(params) }),
    hint: about(schema),
  }),
  minProperties: ({ schema }) => ({
    message: sentence('object.empty'),
    hint: about(schema),
  }),
  minimum: ({ params, value }) => ({
    message: sentence('number.small', { value: describeValue(value), limit: limit(params) }),
  }),
  maximum: ({ params, value }) => ({
    message: sentence('number.large', { value: describeValue(value), limit: limit(params) }),
  }),
  exclusiveMinimum: ({ params, value }) => ({
    message: sentence('number.aboveLimit', { value: describeValue(value), limit: limit(params) }),
  }),
};

export function explain(error: ShapeError): Explanation {
  const explained = explanations[error.keyword];
  return explained
    ? explained(error)
    : {
        message: sentence('value.notHere', { value: describeValue(error.value) }),
        hint: about(error.schema),
      };
}

/** Reads an error of Ajv; the description is that of the reference to a shared schema. */
export function readShapeError(error: ErrorObject, description: string | undefined): ShapeError {
  const { keyword, params, parentSchema, data } = error;
  const schema = { ...objectOf(parentSchema), ...(description !== undefined && { description }) };
  return { keyword, params: toJson(params), schema: toJson(schema), value: toJson(data) };
}

function unknownKey(key: string, schema: Json): Explanation {
  return { message: sentence('key.unknown', { key }), hint: nameHint(key, keysOf(at(schema, 'properties'))) };
}

function missingKey(key: string, schema: Json): Explanation {
  const meaning = textAt(schema, 'properties', key, 'description');
  return {
    message: sentence('key.missing', { key }),
    hint:
      meaning === undefined
        ? sentence('field.add', { field: key })
        : sentence('key.meaning', { key, meaning }),
  };
}

function wrongTag(params: Json, value: Json, schema: Json): Explanation {
  const tag = textAt(params, 'tag') ?? '';
  const name = at(value, tag);
  if (typeof name === 'string') return { message: sentence('tag.unknown', { name, tag }) };
  return {
    message: sentence('tag.missing', { tag }),
    hint: about(schema),
  };
}

function oneOfTexts(value: Json, allowed: Json | undefined, schema: Json): Explanation {
  const hint =
    typeof value === 'string'
      ? (renamedHint(value, schema) ?? nameHint(value, textsOf(allowed)))
      : about(schema);
  return { message: sentence('value.notAllowed', { value: describeValue(value) }), hint };
}

function renamedHint(value: string, schema: Json): Sentence | undefined {
  const name = textAt(schema, 'renamed', value);
  return name === undefined ? undefined : sentence('value.renamed', { name: value, now: name });
}

/** A hint with the description and example of a schema. */
function about(schema: Json): Sentence | undefined {
  const meaning = textAt(schema, 'description');
  const example = textAt(schema, 'examples', 0);
  if (meaning === undefined) return undefined;
  return example === undefined
    ? sentence('expected.meaning', { meaning })
    : sentence('expected.meaningLike', { meaning, example });
}

const limit = (params: Json): string => textOf(at(params, 'limit'));

const typeNames: Readonly<Record<string, Sentence | string>> = {
  string: sentence('type.text'),
  number: sentence('type.aNumber'),
  integer: sentence('type.whole'),
  boolean: sentence('type.box'),
  object: sentence('type.object'),
  array: sentence('type.list'),
  null: 'null',
};

const typesOf = (types: Json | undefined): readonly string[] =>
  isList(types) ? textsOf(types) : [textOf(types)];

function expected(types: readonly string[]): Sentence | string {
  const names = types.map((type) => typeNames[type] ?? type);
  return names.reduce((first, second) => sentence('type.or', { first, second }));
}

/** The types that values of records have, and the sentences for another one. */
const typeSentences: ReadonlyMap<
  string,
  'type.number' | 'type.numberOrNull' | 'type.textOrNull' | 'type.boxOrNull'
> = new Map([
  ['number', 'type.number'],
  ['number null', 'type.numberOrNull'],
  ['string null', 'type.textOrNull'],
  ['boolean null', 'type.boxOrNull'],
]);

function wrongType(found: Json, types: readonly string[]): Sentence {
  const value = describeValue(found);
  const id = typeSentences.get(types.join(' '));
  return id ? sentence(id, { value }) : sentence('type.expected', { value, wanted: expected(types) });
}

/** The example of a text that must match a pattern; most people cannot read the pattern. */
function exampleHint(schema: Json): Sentence | undefined {
  const [example] = textsOf(at(schema, 'examples'));
  return example === undefined ? undefined : sentence('expected.like', { example });
}

function patternHint(schema: Json): Sentence | undefined {
  const words = textAt(schema, 'patternErrorMessage');
  return words === undefined ? undefined : sentence('schema.words', { words });
}

/** How to write a number that was written as a text, such as “1,25,000”. */
function numberHint(value: Json, types: readonly string[]): Sentence | undefined {
  const isNumber = types.includes('number') || types.includes('integer');
  if (!isNumber || typeof value !== 'string') return undefined;
  const example = String(readAmount(value).value ?? 125_000);
  return sentence('number.write', { example });
}

/** A short description of a value, to begin a sentence. */
export function describeValue(value: Json): Sentence | string {
  if (isList(value)) return sentence('value.list');
  if (isObject(value)) return sentence('value.object');
  if (typeof value === 'string') return `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`;
  return typeof value === 'number' ? sentence('value.number', { number: String(value) }) : String(value);
}
