import { isObject } from '../../src/engine/json/json';
import { at, entriesOf, itemsOf, textAt, textsOf, type Json } from '../../src/check/document/json-access';
import { followReference, type SchemaNode } from '../../src/check/shape/schemas';
import { schemas } from '../harness/sample-config';

/** A property of a schema, for a reader. */
export interface PropertyDescription {
  /** As it is reached in the config: `relabel.terms`. */
  readonly path: string;
  readonly required: boolean;
  /** Allowed values. */
  readonly value: string;
  readonly description: string;
}

/** Names of the kinds of values; see `annotations`. */
const kindLabels: Readonly<Record<string, string>> = {
  text: 'text: message id, or per language',
  field: 'field',
  source: 'name of a source',
  page: 'path of a page',
  subject: 'name of a subject',
  form: 'name of a form',
  term: 'name of a term',
  document: 'name of a document',
  format: 'name of an amount format',
};

function describeValue(schema: Json, file: string): string {
  const fixed = at(schema, 'const');
  if (fixed !== undefined) return JSON.stringify(fixed);
  const choices = itemsOf(at(schema, 'enum'));
  if (choices.length > 0) return choices.map((choice) => JSON.stringify(choice)).join(' or ');
  const kind = textAt(schema, 'kind');
  const fits = textsOf(at(schema, 'fits'));
  const few = fits.length > 0 && fits.length <= 3 ? ` (${fits.join(', ')})` : '';
  if (kind !== undefined) return `${kindLabels[kind] ?? kind}${few}`;
  const items = at(schema, 'items');
  if (items !== undefined)
    return `list of: ${describeValue(followReference(schemas, { schema: items, file }).schema, file)}`;
  const types = at(schema, 'type');
  return typeof types === 'string' ? types : textsOf(types).join(' or ');
}

/** The schema of what is in the value: of the items of a list, else the schema itself. */
function itemSchema({ schema, file }: SchemaNode): SchemaNode {
  const items = at(schema, 'items');
  return items === undefined ? { schema, file } : followReference(schemas, { schema: items, file });
}

/** The properties of a schema, each followed by its nested ones; referenced schemas are described elsewhere. */
export function describeProperties(located: SchemaNode, before = ''): readonly PropertyDescription[] {
  const { schema, file } = followReference(schemas, located);
  const required = textsOf(at(schema, 'required'));
  return entriesOf(at(schema, 'properties')).flatMap(([name, property]) => {
    const target = followReference(schemas, { schema: property, file });
    const path = `${before}${name}`;
    const description = textAt(property, 'description') ?? textAt(target.schema, 'description') ?? '';
    const row = {
      path,
      required: required.includes(name),
      value: describeValue(target.schema, target.file),
      description,
    };
    const own = textAt(property, '$ref') === undefined && textAt(at(property, 'items'), '$ref') === undefined;
    return own ? [row, ...describeProperties(itemSchema(target), `${path}.`)] : [row];
  });
}

/** The schema of a template. */
export function templateSchema(name: string): SchemaNode {
  const file = `templates/${name}.schema.json`;
  return { schema: schemas[file] ?? null, file };
}

/** The named parts that a file of schemas defines for others. */
export function definitionsIn(file: string): readonly (readonly [string, SchemaNode])[] {
  return entriesOf(at(schemas[file], 'definitions'))
    .filter(([, schema]) => isObject(schema))
    .map(([name, schema]) => [name, { schema, file }] as const);
}
