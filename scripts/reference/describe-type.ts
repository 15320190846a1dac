import { at, isList, itemsOf, textAt, textsOf, type Json } from '../../src/check/document/json-access';
import { followReference, type SchemaNode, type Schemas } from '../../src/check/shape/schemas';
import { fittingKinds } from '../../src/engine/record/field-kinds';
import { isObject } from '../../src/engine/json/json';

/** The schema of texts, which the reference explains once. */
const textFile = 'parts/text.schema.json';

/** Targets of references, by their `kind`. */
const kinds: Readonly<Record<string, string>> = {
  source: 'name of a source',
  field: 'name of a field',
  entity: 'name of an entity',
  page: 'path of a page',
  picture: 'picture of the content folder',
  document: 'name in `documents`',
  form: 'name in `forms`',
  flag: 'name in `flags`',
  term: 'name in `terms`',
  subject: 'name in `subjects`',
  language: 'code of a language',
  format: 'name of a format',
  plainText: 'text, or text per language',
};

const primitives: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: '`true` or `false`',
};

/** Limits of a number, such as “at least 1”. */
function limits(schema: Json): string {
  const words: readonly (readonly [string, string])[] = [
    ['minimum', 'at least'],
    ['exclusiveMinimum', 'more than'],
    ['maximum', 'at most'],
  ];
  return words
    .flatMap(([key, says]) => {
      const limit = at(schema, key);
      return typeof limit === 'number' ? [`${says} ${String(limit)}`] : [];
    })
    .join(', ');
}

/** The kinds of field that make sense at a place; a long list means any that can be shown. */
function fitting(schema: Json): string[] {
  const fits = fittingKinds(textsOf(at(schema, 'fits')));
  return fits.length === 0 || fits.length > 5 ? [] : [`(${fits.map((kind) => `\`${kind}\``).join(', ')})`];
}

const code = (value: Json): string => `\`${JSON.stringify(value)}\``;

/** Anchor of a heading, as GitHub makes it. */
export const anchorOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** The schema that a node refers to, with whether it is one of the texts. */
export function targetOf(schemas: Schemas, node: SchemaNode): SchemaNode & { readonly isText: boolean } {
  const target = followReference(schemas, node);
  return { ...target, isText: target.file === textFile };
}

const words = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** The heading of a shared schema; undefined for one without a title or keys, which is described where it is used. */
export function headingOf(schemas: Schemas, node: SchemaNode): string | undefined {
  const { schema } = targetOf(schemas, node);
  const template = textAt(schema, 'properties', 'template', 'const');
  if (template !== undefined) return `Template ${template}`;
  const hasKeys = at(schema, 'properties') !== undefined;
  const definition = /#\/definitions\/(\w+)$/.exec(textAt(node.schema, '$ref') ?? '')?.[1];
  const title = textAt(schema, 'title') ?? (hasKeys ? definition : undefined);
  return title === undefined ? undefined : words(title);
}

const isReference = ({ schema }: SchemaNode): boolean => textAt(schema, '$ref') !== undefined;

/** Whether the keys of an object are listed with those of the object around it. */
export function isInline(schemas: Schemas, node: SchemaNode): boolean {
  return !(isReference(node) && headingOf(schemas, node) !== undefined);
}

function typeOfReference(schemas: Schemas, node: SchemaNode): string | undefined {
  const target = targetOf(schemas, node);
  if (target.isText) return '[text](#texts)';
  const heading = headingOf(schemas, node);
  return heading === undefined ? typeOf(schemas, target) : `[${heading}](#${anchorOf(heading)})`;
}

function typeOfObject(schemas: Schemas, { schema, file }: SchemaNode): string {
  const member = at(schema, 'additionalProperties');
  return isObject(member) ? `object: name → ${typeOf(schemas, { schema: member, file })}` : 'object';
}

/** The type of a value in words, with links to the sections of shared schemas. */
export function typeOf(schemas: Schemas, node: SchemaNode): string {
  const { schema, file } = node;
  if (isReference(node)) return typeOfReference(schemas, node) ?? '';
  const cases = [at(schema, 'then'), at(schema, 'else'), ...itemsOf(at(schema, 'oneOf'))].filter(
    (schema) => schema !== undefined,
  );
  if (cases.length > 0) return cases.map((branch) => typeOf(schemas, { schema: branch, file })).join(', or ');
  const fixed = at(schema, 'const');
  if (fixed !== undefined) return code(fixed);
  const allowed = itemsOf(at(schema, 'enum'));
  if (allowed.length > 0) return allowed.map(code).join(' or ');
  const kind = kinds[textAt(schema, 'kind') ?? ''];
  if (kind !== undefined) return [kind, ...fitting(schema)].join(' ');
  const type = at(schema, 'type');
  if (isList(type))
    return textsOf(type)
      .map((name) => primitives[name] ?? name)
      .join(' or ');
  if (type === 'array') return `list: ${typeOf(schemas, { schema: at(schema, 'items') ?? null, file })}`;
  if (type === 'object') return typeOfObject(schemas, node);
  const name = typeof type === 'string' ? (primitives[type] ?? type) : 'any value';
  return [name, limits(schema)].filter((part) => part !== '').join(', ');
}
