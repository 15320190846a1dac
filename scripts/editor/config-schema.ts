import { isList, textAt, type Json, type DocumentObject } from '../../src/check/document/json-access';
import { isObject } from '../../src/engine/json/json';
import { followReference, rootSchema, type SchemaNode, type Schemas } from '../../src/check/shape/schemas';
import { completing, type KnownName } from './known-name';
import { textSnippet, type EditorSite } from './records-schema';

/** Names of the site in the schema of a config. */
export interface ConfigSite extends EditorSite {
  readonly schemas: Schemas;
  /** The names that values may have, by the kind of what they refer to. */
  readonly names: Readonly<Record<string, readonly KnownName[]>>;
}

/** Here a page gets its path, which is a new one. */
const pageSchema = 'parts/page.schema.json';

const nameOf = (file: string): string => file.replace(/\.schema\.json$/, '').replaceAll('/', '.');

/** A reference to another file of schemas, as one within the same file. */
function withinFile(reference: string, file: string): string {
  const [name = '', pointer = ''] = reference.split('#');
  const target = name === '' ? file : new URL(name, `file:///${file}`).pathname.slice(1);
  return `#/definitions/${nameOf(target)}${pointer}`;
}

/** Completions of a value of a kind; undefined for kinds without names. */
function namesFor(schema: Json, file: string, { names }: ConfigSite): DocumentObject | undefined {
  const kind = textAt(schema, 'kind') ?? '';
  if (kind === 'page' && file === pageSchema) return undefined;
  return Object.hasOwn(names, kind) ? { anyOf: [{ $ref: `#/definitions/names.${kind}` }] } : undefined;
}

/** The languages of a text that is written in the config. */
function languagesFor(schema: Json, site: ConfigSite): DocumentObject | undefined {
  const kind = textAt(schema, 'kind');
  if (kind !== 'text' && kind !== 'plainText') return undefined;
  const properties = site.languages.map(({ code, name }): [string, Json] => [
    code,
    { description: name, type: 'string' },
  ]);
  return { properties: Object.fromEntries(properties), defaultSnippets: [textSnippet(site)] };
}

/** A schema of the engine, with the names of a site where values refer to them. */
function withNames({ schema, file }: SchemaNode, site: ConfigSite): Json {
  const inner = (child: Json): Json => withNames({ schema: child, file }, site);
  if (isList(schema)) return schema.map(inner);
  if (!isObject(schema)) return schema;
  const { $ref: reference, ...own } = schema;
  if (typeof reference === 'string') {
    if (Object.keys(own).length === 0) return { $ref: withinFile(reference, file) };
    // Editors take title and description of what is referred to, which say less.
    const target = withNames(followReference(site.schemas, { schema, file }), site);
    const { title: _title, ...general } = isObject(target) ? target : {};
    return { ...general, ...own };
  }
  const names = namesFor(schema, file, site);
  const keywords = Object.entries(schema).filter(([key]) => !(names && key === 'examples'));
  return {
    ...Object.fromEntries(keywords.map(([key, child]) => [key, inner(child)])),
    ...names,
    ...languagesFor(schema, site),
  };
}

/** The schema of a site's config for editors: that of the engine, which completes and explains the names of the site. */
export function configSchema(site: ConfigSite): Json {
  const parts = Object.entries(site.schemas).filter(([file]) => !file.startsWith('entities/'));
  const definitions = parts.map(([file, schema]): [string, Json] => [
    nameOf(file),
    withNames({ schema, file }, site),
  ]);
  const names = Object.entries(site.names).map(([kind, known]): [string, Json] => [
    `names.${kind}`,
    completing(known),
  ]);
  return {
    $ref: `#/definitions/${nameOf(rootSchema)}`,
    definitions: Object.fromEntries([...definitions, ...names]),
  };
}
