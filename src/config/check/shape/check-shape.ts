import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Finding } from '../document/finding';
import { at, isObject, itemsOf, textAt, type Json } from '../document/json';
import type { Path } from '../document/path';
import { hintFor, nearest } from '../nearest';
import { follow, type Schemas } from './schemas';
import { explain, shapeError } from './sentences';

/** Checks a value against its schema and tells each mistake once, although Ajv tells several errors for some. */
export function checkShape(validate: ValidateFunction, value: Json, schemas: Schemas): Finding[] {
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  return errors
    .filter((error) => !followsFrom(error, errors))
    .map((error) => findingOf(error, value, schemas));
}

/** Whether an error only repeats another one in other words. */
function followsFrom(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const here = errors.filter((other) => other !== error && other.instancePath === error.instancePath);
  return here.some((other) => repeats(error, other));
}

function repeats(error: ErrorObject, other: ErrorObject): boolean {
  if (other.keyword === 'propertyNames') return error.propertyName !== undefined;
  if (other.keyword === 'oneOf') return error.schemaPath.startsWith(`${other.schemaPath}/`);
  if (other.keyword === 'discriminator')
    return error.keyword === 'required' && missing(error) === other.params.tag;
  const isMissing = error.keyword === 'required' || error.keyword === 'dependencies';
  return isMissing && other.keyword === 'additionalProperties' && isTypo(error, other);
}

/** A key that is missing because another one is a misspelling of it. */
function isTypo(missingError: ErrorObject, unknownError: ErrorObject): boolean {
  const key: unknown = unknownError.params.additionalProperty;
  const allowed = Object.keys(
    isRecord(unknownError.parentSchema?.properties) ? unknownError.parentSchema.properties : {},
  );
  return typeof key === 'string' && nearest(key, allowed) === missing(missingError);
}

const missing = (error: ErrorObject): unknown => error.params.missingProperty;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function findingOf(error: ErrorObject, value: Json, schemas: Schemas): Finding {
  const path = pathOf(error.instancePath, value);
  const told = shapeError(error, jsonOf);
  const key = textAt(told.params, 'additionalProperty') ?? textAt(told.params, 'propertyName');
  if (key !== undefined) return { path: [...path, key], onKey: true, ...explain(told) };
  if (textAt(told.params, 'missingProperty') !== undefined) return { path, inside: true, ...explain(told) };
  if (error.keyword !== 'discriminator') return { path, ...explain(told) };
  const tag = textAt(told.params, 'tag') ?? '';
  const found = textAt(told.value, tag);
  const hint = found === undefined ? explain(told).hint : hintFor(found, tagsOf(told.schema, tag, schemas));
  return { path: [...path, tag], ...explain(told), hint };
}

/** The values that tell the branches of a discriminated union apart; every such union stands in `parts/`. */
function tagsOf(schema: Json, tag: string, schemas: Schemas): string[] {
  const file = 'parts/section.schema.json';
  return itemsOf(at(schema, 'oneOf'))
    .map((branch) => textAt(follow(schemas, { schema: branch, file }).schema, 'properties', tag, 'const'))
    .filter((name) => name !== undefined);
}

/** A JSON pointer of Ajv as a path: steps into lists become numbers. */
function pathOf(pointer: string, root: Json): Path {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let path: Path = [];
  for (const step of steps) path = [...path, isObject(at(root, ...path)) ? step : Number(step)];
  return path;
}

/** What comes from Ajv was JSON when it went in. */
function jsonOf(value: unknown): Json {
  if (Array.isArray(value)) return value.map(jsonOf);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, jsonOf(inner)]));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
