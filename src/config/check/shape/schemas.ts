import { Ajv, type ValidateFunction } from 'ajv';
import type { SiteConfig } from '../../site-config.generated';
import { at, isObject, textAt, type Json } from '../document/json';
import { annotations } from './annotations';

/** Name of a schema file, from the folder of schemas (`parts/page.schema.json`), to what it holds. */
export type Schemas = Readonly<Record<string, Json>>;

export const rootSchema = 'site-config.schema.json';

/** Ajv as strict as our schemas allow: they use unions of types and tell templates apart by a discriminator. */
export function strictAjv(): Ajv {
  const ajv = new Ajv({
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

/** Validates a whole site config; compiled once for the schemas, however many sites there are. */
export function configValidator(schemas: Schemas): ValidateFunction<SiteConfig> {
  const validate = compiled.get(schemas) ?? compileConfig(schemas);
  compiled.set(schemas, validate);
  return validate;
}

/** The schemas refer to each other by relative file names, so each is known by its name. */
function compileConfig(schemas: Schemas): ValidateFunction<SiteConfig> {
  const ajv = strictAjv();
  for (const [name, schema] of Object.entries(schemas)) {
    if (isObject(schema) && name !== rootSchema && !name.startsWith('entities/')) ajv.addSchema(schema, name);
  }
  const root = schemas[rootSchema];
  if (!isObject(root)) throw new Error(`The schema ${rootSchema} is missing.`);
  return ajv.compile<SiteConfig>({ $id: rootSchema, ...root });
}

/** A schema and the name of the file it stands in, against which its references are read. */
export interface Located {
  readonly schema: Json;
  readonly file: string;
}

/** Follows a `$ref` to the schema it means. */
export function follow(schemas: Schemas, from: Located): Located {
  const reference = textAt(from.schema, '$ref');
  if (reference === undefined) return from;
  const [name = '', pointer = ''] = reference.split('#');
  const file = name === '' ? from.file : new URL(name, `file:///${from.file}`).pathname.slice(1);
  const keys = pointer.split('/').slice(1);
  return follow(schemas, { schema: at(schemas[file], ...keys) ?? null, file });
}
