import {
  at,
  entriesOf,
  isList,
  itemsOf,
  keysOf,
  textAt,
  textsOf,
  type Json,
} from '../../src/check/document/json-access';
import { rootSchema, type SchemaNode, type Schemas } from '../../src/check/shape/schemas';
import { headingOf, isInline, targetOf, typeOf } from './describe-type';

/** A key of the config. */
export interface ReferenceRow {
  readonly key: string;
  readonly type: string;
  /** The default, `required`, or nothing. */
  readonly default: string;
  readonly meaning: string;
}

/** A shared part of the config, or one of the kinds of it. */
export interface ReferenceSection {
  readonly heading: string;
  readonly description: string;
  readonly rows: readonly ReferenceRow[];
  /** Sections with the same key that says which of them it is. */
  readonly kinds: readonly ReferenceSection[];
}

/** Texts say the same in each description; their type says it in the reference. */
const aboutTexts = ' A message id, or an object with the text per language.';

function meaningOf(schemas: Schemas, node: SchemaNode): string {
  const target = targetOf(schemas, node);
  const description = textAt(node.schema, 'description') ?? textAt(target.schema, 'description') ?? '';
  const example = at(target.schema, 'examples', 0);
  const says = description.replace(aboutTexts, '');
  return example === undefined ? says : `${says} Example: \`${JSON.stringify(example)}\`.`;
}

function defaultOf(schema: Json, target: Json, isRequired: boolean): string {
  if (isRequired) return 'required';
  const preset = at(schema, 'default') ?? at(target, 'default');
  return preset === undefined ? '' : `\`${JSON.stringify(preset)}\``;
}

/** The object whose keys follow those of the object around it, with the steps that lead to it. */
function inner(schemas: Schemas, node: SchemaNode): { node: SchemaNode; steps: string }[] {
  if (!isInline(schemas, node)) return [];
  const { schema, file } = targetOf(schemas, node);
  const within = (next: Json | undefined, steps: string) =>
    next === undefined || typeof next !== 'object'
      ? []
      : inner(schemas, { schema: next, file }).map((place) => ({
          ...place,
          steps: `${steps}${place.steps}`,
        }));
  if (at(schema, 'type') === 'array') return within(at(schema, 'items'), '[]');
  const cases = [at(schema, 'then'), at(schema, 'else')].flatMap((branch) => within(branch, ''));
  if (cases.length > 0) return cases;
  if (at(schema, 'properties') !== undefined) return [{ node: { schema, file }, steps: '' }];
  return within(at(schema, 'additionalProperties'), '.<name>');
}

/** The keys of an object, those of objects in it after their own. */
function rowsOf(schemas: Schemas, { schema, file }: SchemaNode, prefix = ''): ReferenceRow[] {
  const required = textsOf(at(schema, 'required'));
  return entriesOf(at(schema, 'properties')).flatMap(([name, property]) => {
    const node = { schema: property, file };
    const key = `${prefix}${name}`;
    const row = {
      key,
      type: typeOf(schemas, node),
      default: defaultOf(property, targetOf(schemas, node).schema, required.includes(name)),
      meaning: meaningOf(schemas, node),
    };
    const nested = targetOf(schemas, node).isText ? [] : inner(schemas, node);
    return [row, ...nested.flatMap((place) => rowsOf(schemas, place.node, `${key}${place.steps}.`))];
  });
}

function sectionOf(schemas: Schemas, node: SchemaNode, heading: string): ReferenceSection {
  const { schema, file } = node;
  const isUnion = at(schema, 'discriminator') !== undefined;
  const cases = isUnion ? itemsOf(at(schema, 'oneOf')).map((branch) => ({ schema: branch, file })) : [];
  const oneOfKeys = textsOf(at(schema, 'exactlyOne')).map((key) => `\`${key}\``);
  const notFor = textAt(schema, 'notFor');
  const allowed = textsOf(at(schema, 'enum')).map((value) => `\`${value}\``);
  return {
    heading,
    description: [
      textAt(schema, 'description') ?? '',
      ...(allowed.length === 0 ? [] : [`One of ${allowed.join(', ')}.`]),
      ...(notFor === undefined ? [] : [`Not for: ${notFor}`]),
      ...(oneOfKeys.length === 0 ? [] : [`It has exactly one of ${oneOfKeys.join(', ')}.`]),
    ].join(' '),
    rows: isUnion ? [] : inner(schemas, node).flatMap((place) => rowsOf(schemas, place.node)),
    kinds: cases.map((branch) =>
      sectionOf(schemas, targetOf(schemas, branch), headingOf(schemas, branch) ?? ''),
    ),
  };
}

/** The nodes in a schema that refer to shared ones, in its order. */
function referencesIn(schemas: Schemas, schema: Json, file: string): SchemaNode[] {
  if (isList(schema)) return schema.flatMap((item) => referencesIn(schemas, item, file));
  if (textAt(schema, '$ref') === undefined)
    return keysOf(schema).flatMap((key) => referencesIn(schemas, at(schema, key) ?? null, file));
  return targetOf(schemas, { schema, file }).isText ? [] : [{ schema, file }];
}

/** The shared schemas of the config by what refers to them first, the whole config before them. */
function sharedSchemas(schemas: Schemas): ReadonlyMap<Json, SchemaNode> {
  const root: SchemaNode = { schema: schemas[rootSchema] ?? null, file: rootSchema };
  const shared = new Map<Json, SchemaNode>([[root.schema, root]]);
  for (const node of shared.values()) {
    const { schema, file } = targetOf(schemas, node);
    for (const next of referencesIn(schemas, schema, file)) {
      const target = targetOf(schemas, next).schema;
      if (!shared.has(target)) shared.set(target, next);
    }
  }
  return shared;
}

/** Every part of the config; the cases of a union are in its section. */
export function sectionsOf(schemas: Schemas): readonly ReferenceSection[] {
  const shared = [...sharedSchemas(schemas)];
  const cases = shared.flatMap(([schema, node]) => {
    const { file } = targetOf(schemas, node);
    const branches = at(schema, 'discriminator') === undefined ? [] : itemsOf(at(schema, 'oneOf'));
    return branches.map((branch) => targetOf(schemas, { schema: branch, file }).schema);
  });
  return shared.flatMap(([schema, node]) => {
    const heading = headingOf(schemas, node);
    if (heading === undefined || cases.includes(schema)) return [];
    return [sectionOf(schemas, targetOf(schemas, node), heading)];
  });
}
