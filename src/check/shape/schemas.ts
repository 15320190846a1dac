import { Ajv, type Options, type ValidateFunction } from 'ajv';
import type { SiteConfig } from '../../engine/site-config.generated';
import { isObject } from '../../engine/json/json';
import {
  at,
  isList,
  itemsOf,
  textAt,
  textsOf,
  type Json,
  type DocumentObject,
} from '../document/json-access';
import type { Path } from '../document/path';
import { annotations } from './annotations';

/** Schemas by file name in the folder of schemas, such as `parts/page.schema.json`. */
export type Schemas = Readonly<Record<string, Json>>;

export const rootSchema = 'site-config.schema.json';

/** Ajv as strict as our schemas allow: they use unions of types, and a discriminator for templates. */
export function strictAjv(options: Pick<Options, 'useDefaults'> = {}): Ajv {
  const ajv = new Ajv({
    ...options,
    allErrors: true,
    code: { optimize: false },
    verbose: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
  });
  ajv.addVocabulary([...annotations]);
  return ajv;
}

const compiled = new WeakMap<Schemas, ValidateFunction<SiteConfig>>();

/** The validator of a whole site config, compiled once per set of schemas. It fills in the defaults of missing keys. */
export function configValidator(schemas: Schemas): ValidateFunction<SiteConfig> {
  const validate = compiled.get(schemas) ?? compileConfig(schemas);
  compiled.set(schemas, validate);
  return validate;
}

/** The schemas refer to each other by relative file names, so each is known by its name. */
function compileConfig(schemas: Schemas): ValidateFunction<SiteConfig> {
  const ajv = strictAjv({ useDefaults: true });
  for (const [name, schema] of Object.entries(schemas)) {
    if (isObject(schema) && name !== rootSchema && !name.startsWith('entities/')) ajv.addSchema(schema, name);
  }
  const root = schemas[rootSchema];
  if (!isObject(root)) throw new Error(`The schema ${rootSchema} is missing.`);
  return ajv.compile<SiteConfig>({ $id: rootSchema, ...root });
}

/** A schema and the name of its file, against which its references are resolved. */
export interface SchemaNode {
  readonly schema: Json;
  readonly file: string;
}

/** Resolved references by set of schemas and referring schema, since each is followed for every value of a config. */
const followed = new WeakMap<Schemas, WeakMap<DocumentObject, SchemaNode>>();

function followedIn(schemas: Schemas): WeakMap<DocumentObject, SchemaNode> {
  const known = followed.get(schemas) ?? new WeakMap<DocumentObject, SchemaNode>();
  followed.set(schemas, known);
  return known;
}

/** Follows `$ref` to the referenced schema. */
export function followReference(schemas: Schemas, from: SchemaNode): SchemaNode {
  const { schema } = from;
  const reference = textAt(schema, '$ref');
  if (reference === undefined || !isObject(schema)) return from;
  const known = followedIn(schemas).get(schema);
  if (known) return known;
  const [name = '', pointer = ''] = reference.split('#');
  const file = name === '' ? from.file : new URL(name, `file:///${from.file}`).pathname.slice(1);
  const keys = pointer.split('/').slice(1);
  const target = followReference(schemas, { schema: at(schemas[file], ...keys) ?? null, file });
  followedIn(schemas).set(schema, target);
  return target;
}

/**
 * The case of a condition on the keys of an object that fits a value: `{ "if": { "anyOf": [{ "required": [key] }, …] },
 * "then": …, "else": … }`, as for options with and without a code.
 */
function caseOf({ schema, file }: SchemaNode, value: Json | undefined): SchemaNode | undefined {
  const condition = at(schema, 'if', 'anyOf');
  if (condition === undefined) return undefined;
  const keys = itemsOf(condition).flatMap((each) => textsOf(at(each, 'required')));
  const fits = isObject(value) && keys.some((key) => at(value, key) !== undefined);
  return { schema: at(schema, fits ? 'then' : 'else') ?? null, file };
}

/** The schema that a value is checked against: references followed, the branch of a union chosen by tag, type or keys. */
export function resolveSchema(schemas: Schemas, from: SchemaNode, value: Json | undefined): SchemaNode {
  const { schema, file } = followReference(schemas, from);
  const fitting = caseOf({ schema, file }, value);
  return fitting ? resolveSchema(schemas, fitting, value) : resolveBranch(schemas, { schema, file }, value);
}

function resolveBranch(schemas: Schemas, { schema, file }: SchemaNode, value: Json | undefined): SchemaNode {
  const branches = itemsOf(at(schema, 'oneOf')).map((branch) =>
    followReference(schemas, { schema: branch, file }),
  );
  if (branches.length === 0) return { schema, file };
  const tag = textAt(schema, 'discriminator', 'propertyName');
  const branch = branches.find((branch) =>
    tag === undefined
      ? isList(value) && at(branch.schema, 'type') === 'array'
      : tagOf(branch.schema, tag) === at(value, tag),
  );
  return branch ?? { schema: null, file };
}

const tagOf = (schema: Json, tag: string): Json | undefined => at(schema, 'properties', tag, 'const');

/** The schema of a value inside a list or an object, references not followed. */
export function childSchema({ schema, file }: SchemaNode, key: string | number): SchemaNode {
  const child =
    typeof key === 'number'
      ? at(schema, 'items')
      : (at(schema, 'properties', key) ?? at(schema, 'additionalProperties'));
  return { schema: child ?? null, file };
}

/** The description beside a `$ref`, which is more specific than that of the shared schema. */
export function referringDescription(schemas: Schemas, root: Json, path: Path): string | undefined {
  const start: SchemaNode = { schema: schemas[rootSchema] ?? null, file: rootSchema };
  const { schema } = path.reduce(
    (located, key, depth) =>
      childSchema(resolveSchema(schemas, located, at(root, ...path.slice(0, depth))), key),
    start,
  );
  return textAt(schema, '$ref') === undefined ? undefined : textAt(schema, 'description');
}
