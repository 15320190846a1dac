import { sentence, type Sentence, type Words } from '../sentences/sentence';
import type { ErrorObject } from 'ajv';
import { nameHint } from '../nearest-name';
import { isObject, objectOf } from '../../engine/json/json';
import { readAmount } from '../../engine/values/read-number';
import { at, isList, toJson, keysOf, textAt, textsOf, textOf, type Json } from '../document/json-access';

/** The message and hint for a schema error. */
export interface Explanation {
  readonly message: Words;
  readonly hint?: Words | undefined;
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
    message: `“${textOf(at(params, 'missingProperty'))}” is missing; it is required with “${textOf(at(params, 'property'))}”.`,
  }),
  type: ({ params, value, schema }) => ({
    message: wrongType(value, at(params, 'type')),
    hint: numberHint(value, at(params, 'type')) ?? about(schema),
  }),
  enum: ({ params, value, schema }) => oneOfTexts(value, at(params, 'allowedValues'), schema),
  const: ({ params, value }) => ({
    message: `${describeValue(value)} was found where only ${JSON.stringify(at(params, 'allowedValue'))} is allowed.`,
  }),
  discriminator: ({ params, value, schema }) => wrongTag(params, value, schema),
  oneOf: ({ value, schema }) => ({
    message: `${describeValue(value)} matches none of the forms that are allowed here.`,
    hint: about(schema),
  }),
  pattern: ({ value, schema }) => ({
    message: sentence('format.wrong', { value: describeValue(value) }),
    hint: textAt(schema, 'patternErrorMessage') ?? exampleHint(schema) ?? about(schema),
  }),
  propertyNames: ({ params, schema }) => ({
    message: `“${textOf(at(params, 'propertyName'))}” is not a valid name here.`,
    hint: about(at(schema, 'propertyNames') ?? null),
  }),
  minLength: ({ schema }) => ({
    message: sentence('text.empty'),
    hint: about(schema) ?? sentence('text.write'),
  }),
  minItems: ({ params, schema }) => ({
    message: `The list has too few entries; at least ${limit(params)} required.`,
    hint: about(schema),
  }),
  maxItems: ({ params, schema }) => ({
    message: `The list has too many entries; at most ${limit(params)} allowed.`,
    hint: about(schema),
  }),
  minProperties: ({ schema }) => ({
    message: 'The object { } is empty.',
    hint: about(schema),
  }),
  minimum: ({ params, value }) => ({
    message: `${describeValue(value)} is too small; at least ${limit(params)} is expected.`,
  }),
  maximum: ({ params, value }) => ({
    message: `${describeValue(value)} is too large; at most ${limit(params)} is expected.`,
  }),
  exclusiveMinimum: ({ params, value }) => ({
    message: `${describeValue(value)} is too small; more than ${limit(params)} is expected.`,
  }),
};

export function explain(error: ShapeError): Explanation {
  const explained = explanations[error.keyword];
  return explained
    ? explained(error)
    : { message: `${describeValue(error.value)} is not allowed here.`, hint: about(error.schema) };
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
    hint: meaning === undefined ? sentence('field.add', { field: key }) : `${key}: ${meaning}`,
  };
}

function wrongTag(params: Json, value: Json, schema: Json): Explanation {
  const tag = textAt(params, 'tag') ?? '';
  const name = at(value, tag);
  if (typeof name === 'string') return { message: `“${name}” is not a known ${tag}.` };
  return {
    message: `“${tag}” is missing or not a text; it decides what else is allowed here.`,
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

function renamedHint(value: string, schema: Json): string | undefined {
  const name = textAt(schema, 'renamed', value);
  return name === undefined ? undefined : `“${value}” is now called “${name}”.`;
}

/** A hint with the description and example of a schema. */
function about(schema: Json): string | undefined {
  const description = textAt(schema, 'description');
  const example = textAt(schema, 'examples', 0);
  if (description === undefined) return undefined;
  return `Expected: ${description}${example === undefined ? '' : ` For example: “${example}”.`}`;
}

const limit = (params: Json): string => textOf(at(params, 'limit'));

const names = {
  string: 'a text in quotation marks',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false (without quotation marks)',
  object: 'an object { }',
  array: 'a list [ ]',
  null: 'null',
} as const;

const nameOfType: Readonly<Record<string, string>> = names;

function expected(types: Json | undefined): string {
  const all = isList(types) ? textsOf(types) : [textOf(types)];
  return all.map((type) => nameOfType[type] ?? type).join(' or ');
}

/** The types that values of records have, and the sentences for another one. */
const typeSentences: ReadonlyMap<
  string,
  'type.number' | 'type.numberOrNull' | 'type.textOrNull' | 'type.boxOrNull'
> = new Map([
  [names.number, 'type.number'],
  [`${names.number} or null`, 'type.numberOrNull'],
  [`${names.string} or null`, 'type.textOrNull'],
  [`${names.boolean} or null`, 'type.boxOrNull'],
]);

function wrongType(found: Json, types: Json | undefined): Words {
  const value = describeValue(found);
  const wanted = expected(types);
  const id = typeSentences.get(wanted);
  return id ? sentence(id, { value }) : `${value} was found where ${wanted} is expected.`;
}

/** The example of a text that must match a pattern; most people cannot read the pattern. */
function exampleHint(schema: Json): string | undefined {
  const [example] = textsOf(at(schema, 'examples'));
  return example === undefined ? undefined : `Expected: a text such as “${example}”.`;
}

/** How to write a number that was written as a text, such as “1,25,000”. */
function numberHint(value: Json, types: Json | undefined): Sentence | undefined {
  const isNumber = (isList(types) ? textsOf(types) : [textOf(types)]).some((type) =>
    /^(?:number|integer)$/.test(type),
  );
  if (!isNumber || typeof value !== 'string') return undefined;
  const example = String(readAmount(value).value ?? 125_000);
  return sentence('number.write', { example });
}

/** A short description of a value, to begin a sentence. */
export function describeValue(value: Json): string {
  if (isList(value)) return 'A list [ ]';
  if (isObject(value)) return 'An object { }';
  if (typeof value === 'string') return `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`;
  return typeof value === 'number' ? `The number ${String(value)}` : String(value);
}
