import { sentence } from '../sentences/sentence';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Finding } from '../document/finding';
import { isObject, objectOf } from '../../engine/json/json';
import { at, itemsOf, textAt, toJson, type Json } from '../document/json-access';
import type { Path } from '../document/path';
import { groupBy } from '../group-by';
import { nameHint, nearestName } from '../nearest-name';
import { followReference, referringDescription, type Schemas } from './schemas';
import { explain, readShapeError } from './explain';

/** Checks a value against its schema and reports each mistake once, although Ajv returns several errors for some. */
export function checkShape(validate: ValidateFunction, value: Json, schemas: Schemas): Finding[] {
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const own = errors.filter((error) => !followsFrom(error, errors));
  const lacking = groupBy(own.filter(isMissingKey), ({ instancePath }) => instancePath);
  return own.flatMap((error) => {
    const together = isMissingKey(error) ? (lacking.get(error.instancePath) ?? []) : [];
    if (together.length < 2) return [findingOf(error, value, schemas)];
    return together[0] === error ? [missingTogether(together, value)] : [];
  });
}

const isMissingKey = ({ keyword }: ErrorObject): boolean => keyword === 'required';

/** One finding for the keys that an object lacks. */
function missingTogether(errors: readonly ErrorObject[], value: Json): Finding {
  const [first] = errors;
  const keys = errors.map((error) => `“${String(missing(error))}”`);
  const properties = objectOf(first?.parentSchema?.properties);
  const meanings = errors.map((error) => {
    const key = String(missing(error));
    return `${key}: ${textAt(toJson(properties[key]), 'description') ?? ''}`.trim();
  });
  return {
    path: pathOf(first?.instancePath ?? '', value),
    inside: true,
    message: sentence('key.missingSeveral', { keys: keys.slice(0, -1).join(', '), last: keys.at(-1) ?? '' }),
    hint: sentence('schema.words', { words: meanings.slice(0, 3).join(' ') }),
  };
}

/** Whether an error is a consequence of another one. */
function followsFrom(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  // A condition fails where the case that it selects does, whose own errors say why.
  if (error.keyword === 'if') return true;
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
  const allowed = Object.keys(objectOf(unknownError.parentSchema?.properties));
  return typeof key === 'string' && nearestName(key, allowed) === missing(missingError);
}

const missing = (error: ErrorObject): unknown => error.params.missingProperty;

function findingOf(error: ErrorObject, value: Json, schemas: Schemas): Finding {
  const path = pathOf(error.instancePath, value);
  const shapeError = readShapeError(error, referringDescription(schemas, value, path));
  const key = textAt(shapeError.params, 'additionalProperty') ?? textAt(shapeError.params, 'propertyName');
  if (key !== undefined) return { path: [...path, key], onKey: true, ...explain(shapeError) };
  if (textAt(shapeError.params, 'missingProperty') !== undefined)
    return { path, inside: true, ...explain(shapeError) };
  if (error.keyword !== 'discriminator') return { path, ...explain(shapeError) };
  const tag = textAt(shapeError.params, 'tag') ?? '';
  const name = textAt(shapeError.value, tag);
  const hint =
    name === undefined ? explain(shapeError).hint : nameHint(name, tagsOf(shapeError.schema, tag, schemas));
  return { path: [...path, tag], ...explain(shapeError), hint };
}

/** The tags of a discriminated union; every such union is in `parts/`. */
function tagsOf(schema: Json, tag: string, schemas: Schemas): string[] {
  const file = 'parts/section.schema.json';
  return itemsOf(at(schema, 'oneOf'))
    .map((branch) =>
      textAt(followReference(schemas, { schema: branch, file }).schema, 'properties', tag, 'const'),
    )
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
