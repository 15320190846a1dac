import {
  at,
  entriesOf,
  itemsOf,
  textAt,
  type Json,
  type JsonObject,
} from '../../src/check/document/json-access';
import { ownerKinds, type OwnerKind } from '../../src/check/references/collect-references';
import { followReference, type SchemaNode, type Schemas } from '../../src/check/shape/schemas';
import { completingFields, fieldsOf, type Field } from './entity-fields';
import { createSharedDefinitions, type SharedDefinitions } from './shared-definitions';

/** Completes the fields of records, which depend on the source or the entity that an object names. */
export interface FieldRules {
  /** Conditions for an object of the config that names records; none for any other. */
  rulesFor(schema: SchemaNode): readonly Json[];
  /** The fields of the council detail for a value. */
  ofCouncil(value: Json): JsonObject;
  /** What the conditions refer to. */
  definitions(): JsonObject;
}

/** What decides which fields there are. */
export interface FieldOwners {
  readonly schemas: Schemas;
  readonly config: Json;
  /** The schemas of the entities, by name. */
  readonly entities: Readonly<Record<string, Json>>;
}

/** The fields that a value may name, by whose they are; undefined where the owner is another object. */
type FieldsOf = (owner: OwnerKind) => readonly Field[] | undefined;

/** A key of the config, and the names that it has when the records are of an entity. */
interface Holder {
  readonly key: string;
  readonly namesOf: (entity: string) => readonly string[];
}

interface Rules {
  readonly schemas: Schemas;
  readonly holders: readonly Holder[];
  readonly shared: SharedDefinitions;
  /** By entity. */
  readonly fields: ReadonlyMap<string, readonly Field[]>;
}

/** Keys by which an object names records; see `findFieldOwner`. */
function holdersOf(config: Json): readonly Holder[] {
  const sources = entriesOf(at(config, 'sources'));
  return [
    {
      key: 'source',
      namesOf: (entity) =>
        sources.flatMap(([name, source]) => (textAt(source, 'entity') === entity ? [name] : [])),
    },
    { key: 'entity', namesOf: (entity) => [entity] },
  ];
}

/** Whether objects of a schema name records by a key. */
const isHolder = (schema: Json, { key }: Holder): boolean =>
  textAt(schema, 'properties', key, 'kind') === key;

const ownerOf = (schema: Json, outer: OwnerKind): OwnerKind =>
  ownerKinds.find((kind) => kind === at(schema, 'of')) ?? outer;

const whenIs = (key: string, names: readonly string[]): JsonObject => ({
  required: [key],
  properties: { [key]: { enum: names } },
});

/** The conditions, evaluated for objects with the tag of the schema only. */
function forTag(schema: Json, rules: readonly Json[]): readonly Json[] {
  const tag = entriesOf(at(schema, 'properties')).find(([, property]) => at(property, 'const') !== undefined);
  if (!tag || rules.length === 0) return rules;
  const [key, property] = tag;
  return [{ if: whenIs(key, [textAt(property, 'const') ?? '']), then: { allOf: rules } }];
}

/** What a schema says of fields; undefined when it names none. */
function partOf(rules: Rules, from: SchemaNode, owned: FieldsOf, outer: OwnerKind): JsonObject | undefined {
  const located = followReference(rules.schemas, from);
  const { schema } = located;
  const owner = ownerOf(schema, outer);
  const fields = textAt(schema, 'kind') === 'field' ? owned(owner) : undefined;
  const isNested = rules.holders.some((holder) => isHolder(schema, holder));
  const inner: FieldsOf = isNested ? (kind) => (kind === 'section' ? owned('records') : undefined) : owned;
  const part = { ...(fields && completingFields(schema, fields)), ...insideOf(rules, located, inner, owner) };
  return Object.keys(part).length === 0 ? undefined : rules.shared.refer(part);
}

function insideOf(rules: Rules, located: SchemaNode, owned: FieldsOf, owner: OwnerKind): JsonObject {
  const { schema, file } = located;
  const partsOf = (children: readonly (readonly [string, Json])[]) =>
    children.flatMap(([key, child]) => {
      const part = partOf(rules, { schema: child, file }, owned, owner);
      return part ? [[key, part] as const] : [];
    });
  const properties = partsOf(entriesOf(at(schema, 'properties')));
  const others = entriesOf(schema).filter(([key]) => key === 'items' || key === 'additionalProperties');
  // All at once: each says something about values of its own type only, and accepts any other.
  const alternatives = itemsOf(at(schema, 'oneOf')).flatMap(
    (child) => partOf(rules, { schema: child, file }, owned, owner) ?? [],
  );
  return {
    ...(alternatives.length > 0 && { allOf: alternatives }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...Object.fromEntries(partsOf(others)),
  };
}

/** What an object's schema says of the fields of its records, and of those of the items in their lists. */
function thenOf(
  rules: Rules,
  located: SchemaNode,
  owned: Readonly<Partial<Record<OwnerKind, readonly Field[]>>>,
): readonly JsonObject[] {
  const part = insideOf(rules, located, (owner) => owned[owner], ownerOf(located.schema, 'records'));
  return Object.keys(part).length === 0 ? [] : [rules.shared.refer(part)];
}

/** The same, where the list whose items are shown is an option. */
function conditionsFor(rules: Rules, located: SchemaNode, records: readonly Field[]): readonly JsonObject[] {
  const lists = records.filter(({ items }) => items.length > 0);
  if (at(located.schema, 'properties', 'group') === undefined || lists.length === 0)
    return thenOf(rules, located, { records, items: records });
  const inLists = lists.flatMap(({ name, items }) =>
    thenOf(rules, located, { items }).map((then) => ({
      if: { required: ['group'], properties: { group: whenIs('items', [name]) } },
      then,
    })),
  );
  const withoutGroup = thenOf(rules, located, { items: records }).map((otherwise) => ({
    if: { required: ['group'] },
    else: otherwise,
  }));
  return [...thenOf(rules, located, { records }), ...inLists, ...withoutGroup];
}

function rulesOf(rules: Rules, located: SchemaNode, { namesOf, key }: Holder): readonly JsonObject[] {
  return [...rules.fields].flatMap(([entity, records]) => {
    const names = namesOf(entity);
    const conditions = names.length === 0 ? [] : conditionsFor(rules, located, records);
    return conditions.length === 0 ? [] : [{ if: whenIs(key, names), then: { allOf: conditions } }];
  });
}

/** Makes the conditions by which editors complete the fields of records. */
export function openFieldRules({ schemas, config, entities }: FieldOwners): FieldRules {
  const holders = holdersOf(config);
  const fields = new Map(Object.entries(entities).map(([name, entity]) => [name, fieldsOf(entity)]));
  const shared = createSharedDefinitions('fields.');
  const rules: Rules = { schemas, holders, shared, fields };
  const council = textAt(config, 'council', 'source') ?? '';
  const ofCouncil = fields.get(textAt(config, 'sources', council, 'entity') ?? '') ?? [];
  return {
    rulesFor: (located) => {
      const found = holders.filter((holder) => isHolder(located.schema, holder));
      return forTag(
        located.schema,
        found.flatMap((holder) => rulesOf(rules, located, holder)),
      );
    },
    ofCouncil: (value) => completingFields(value, ofCouncil),
    definitions: () => shared.all(),
  };
}
