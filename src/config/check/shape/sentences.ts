import type { ErrorObject } from 'ajv';
import { hintFor } from '../nearest';
import { at, isList, isObject, keysOf, textAt, textsOf, written, type Json } from '../document/json';

/** What an error of the schema says to a reader. */
export interface Sentence {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** An error of Ajv with what it looked at, read as JSON. */
export interface ShapeError {
  readonly keyword: string;
  readonly params: Json;
  /** The schema of the value that is wrong. */
  readonly schema: Json;
  readonly value: Json;
}

/** One sentence for each keyword of JSON Schema that our schemas use. */
const sentences: Readonly<Record<string, (error: ShapeError) => Sentence>> = {
  additionalProperties: ({ params, schema }) =>
    unknownKey(textAt(params, 'additionalProperty') ?? '', schema),
  required: ({ params, schema }) => missingKey(textAt(params, 'missingProperty') ?? '', schema),
  dependencies: ({ params, schema }) => ({
    ...missingKey(textAt(params, 'missingProperty') ?? '', schema),
    message: `“${written(at(params, 'missingProperty'))}” is missing; it is needed where there is “${written(at(params, 'property'))}”.`,
  }),
  type: ({ params, value, schema }) => ({
    message: `${tell(value)} was found where ${expected(at(params, 'type'))} is expected.`,
    hint: about(schema),
  }),
  enum: ({ params, value, schema }) => oneOfTexts(value, at(params, 'allowedValues'), schema),
  const: ({ params, value }) => ({
    message: `${tell(value)} was found where only ${tell(at(params, 'allowedValue') ?? null)} can stand.`,
  }),
  discriminator: ({ params, value, schema }) => wrongTag(params, value, schema),
  oneOf: ({ value, schema }) => ({
    message: `${tell(value)} was found, which fits nothing that can stand here.`,
    hint: about(schema),
  }),
  pattern: ({ value, schema }) => ({
    message: `${tell(value)} is not written as it must be.`,
    hint: about(schema),
  }),
  propertyNames: ({ params, schema }) => ({
    message: `“${written(at(params, 'propertyName'))}” cannot be a name here.`,
    hint: about(at(schema, 'propertyNames') ?? null),
  }),
  minLength: ({ schema }) => ({ message: 'The text is empty.', hint: about(schema) }),
  minItems: ({ params, schema }) => ({
    message: `The list has too few entries; at least ${limit(params)} needed.`,
    hint: about(schema),
  }),
  maxItems: ({ params, schema }) => ({
    message: `The list has too many entries; at most ${limit(params)} can stand here.`,
    hint: about(schema),
  }),
  minProperties: ({ schema }) => ({
    message: 'There is nothing between the braces { }.',
    hint: about(schema),
  }),
  minimum: ({ params, value }) => ({
    message: `${tell(value)} is too small; at least ${limit(params)} is expected.`,
  }),
  maximum: ({ params, value }) => ({
    message: `${tell(value)} is too large; at most ${limit(params)} is expected.`,
  }),
  exclusiveMinimum: ({ params, value }) => ({
    message: `${tell(value)} is too small; more than ${limit(params)} is expected.`,
  }),
};

export function explain(error: ShapeError): Sentence {
  const sentence = sentences[error.keyword];
  return sentence
    ? sentence(error)
    : { message: `${tell(error.value)} does not fit here.`, hint: about(error.schema) };
}

/** Reads what Ajv tells; `JSON` is its only promise about the values in it. */
export function shapeError(error: ErrorObject, read: (value: unknown) => Json): ShapeError {
  const { keyword, params, parentSchema, data } = error;
  return { keyword, params: read(params), schema: read(parentSchema), value: read(data) };
}

function unknownKey(key: string, schema: Json): Sentence {
  return { message: `“${key}” is not known here.`, hint: hintFor(key, keysOf(at(schema, 'properties'))) };
}

function missingKey(key: string, schema: Json): Sentence {
  const meaning = textAt(schema, 'properties', key, 'description');
  return { message: `“${key}” is missing.`, hint: meaning === undefined ? undefined : `${key}: ${meaning}` };
}

function wrongTag(params: Json, value: Json, schema: Json): Sentence {
  const tag = textAt(params, 'tag') ?? '';
  const found = at(value, tag);
  if (typeof found === 'string') return { message: `“${found}” is not a ${tag} that there is.` };
  return { message: `“${tag}” is missing or no text; it says what this is.`, hint: about(schema) };
}

function oneOfTexts(value: Json, allowed: Json | undefined, schema: Json): Sentence {
  const hint = typeof value === 'string' ? hintFor(value, textsOf(allowed)) : about(schema);
  return { message: `${tell(value)} is none of the values that can stand here.`, hint };
}

/** The schema's own description of a value, with its example, as a hint. */
function about(schema: Json): string | undefined {
  const description = textAt(schema, 'description');
  const example = textAt(schema, 'examples', 0);
  if (description === undefined) return undefined;
  return `Expected: ${description}${example === undefined ? '' : ` For example: “${example}”.`}`;
}

const limit = (params: Json): string => written(at(params, 'limit'));

const names: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false (without quotation marks)',
  object: 'an object { }',
  array: 'a list [ ]',
  null: 'null',
};

function expected(types: Json | undefined): string {
  const all = isList(types) ? textsOf(types) : [written(types)];
  return all.map((type) => names[type] ?? type).join(' or ');
}

/** A value in a few words. */
export function tell(value: Json): string {
  if (isList(value)) return 'A list [ ]';
  if (isObject(value)) return 'An object { }';
  if (typeof value === 'string') return `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`;
  return typeof value === 'number' ? `The number ${String(value)}` : String(value);
}
