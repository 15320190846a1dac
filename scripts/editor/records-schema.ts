import { isObject, objectOf } from '../../src/engine/json/json';
import { isEntityFieldKind, traitsOf, type FieldKind } from '../../src/engine/record/field-kinds';
import { exampleRecord } from './example-record';

/** Names of the site in the schemas of its files. */
export interface EditorSite {
  /** Codes and names of its languages. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** Names of the files of its content folder. */
  readonly files: ReadonlySet<string>;
}

function filesFor(kind: FieldKind, { files }: EditorSite): readonly string[] {
  const { folder } = traitsOf(kind);
  return folder === undefined ? [] : [...files].filter((file) => file.startsWith(folder)).sort();
}

/** A value per language, each of the type that the field has in one. */
function perLanguage(type: unknown, { languages }: EditorSite): object {
  const properties = languages.map(({ code, name }): [string, object] => [code, { description: name, type }]);
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

/** Inserts a text with a place for each language. */
export function textSnippet({ languages }: EditorSite) {
  const places = languages.map(({ code }, index): [string, string] => [code, `$${String(index + 1)}`]);
  return { label: languages.map(({ code }) => code).join(', '), body: Object.fromEntries(places) };
}

function fieldSchema(field: unknown, site: EditorSite): object {
  const { kind, description, type, items, ...rest } = objectOf(field);
  const name = isEntityFieldKind(kind) ? kind : 'text';
  const { written, isCommon, check } = traitsOf(name);
  const meaning = [description, written].filter((text) => typeof text === 'string').join(' ');
  if (isObject(items)) return { description: meaning, type, items: recordSchema(items, site) };
  const examples = filesFor(name, site);
  const isText = check === 'writing';
  if (isCommon) return { description: meaning, type, ...rest };
  return {
    description: meaning,
    anyOf: [{ type, ...rest }, perLanguage(type, site)],
    ...(examples.length > 0 && { examples }),
    ...(isText && { defaultSnippets: [textSnippet(site)] }),
  };
}

function recordSchema(entity: unknown, site: EditorSite, more: object = {}): object {
  const { properties, required, description, additionalProperties } = objectOf(entity);
  const fields = Object.entries(objectOf(properties)).map(([name, field]): [string, object] => [
    name,
    fieldSchema(field, site),
  ]);
  return {
    description,
    type: 'object',
    additionalProperties: additionalProperties ?? true,
    ...(Array.isArray(required) && { required }),
    properties: { ...more, ...Object.fromEntries(fields) },
  };
}

/**
 * The schema of a file of records for editors.
 * @param parents fields beside those of the entity: the ids of the subject or category to which a record belongs
 */
export function recordsSchema(entity: unknown, parents: readonly string[], site: EditorSite): object {
  const ids = parents.map((name): [string, object] => [
    name,
    { description: 'Id of what the record belongs to.', type: ['string', 'number'] },
  ]);
  const example = exampleRecord(
    entity,
    site.languages.map(({ code }) => code),
  );
  const record = recordSchema(entity, site, Object.fromEntries(ids));
  return {
    description: 'The records of a list, in the order in which pages show them.',
    type: 'array',
    items: { ...record, defaultSnippets: [{ label: 'a record with every field', body: example }] },
  };
}
