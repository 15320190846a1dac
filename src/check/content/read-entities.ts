import { sentence } from '../sentences/sentence';
import type { ValidateFunction } from 'ajv';
import { LRUCache } from 'lru-cache';
import type { Entity, EntitySchema, Problem } from '../../engine/site/checked-site';
import type { EntityField, EntityFields } from '../../engine/site/site';
import { isObject } from '../../engine/json/json';
import type { Finding } from '../document/finding';
import { at, entriesOf, isList, textAt, type Json, type DocumentObject } from '../document/json-access';
import { parseJsonFile, type TextFile } from '../document/json-document';
import { entityValidators } from '../entities/entity-schema';
import { collectReferences } from '../references/collect-references';
import { isEntityFieldKind } from '../../engine/record/field-kinds';
import { checkShape } from '../shape/check-shape';
import { strictAjv, type Schemas } from '../shape/schemas';
import { meaningOf } from './record-meaning';

export interface ReadEntities {
  readonly entities: Readonly<Record<string, Entity>>;
  /** The schemas of the entities as JSON. */
  readonly schemas: Readonly<Record<string, DocumentObject>>;
  readonly problems: readonly Problem[];
}

const ending = '.schema.json';

/**
 * The engine's entities and the site's own; a site's entity replaces the engine's of the same name.
 * @param sent names of the entities that forms send
 */
export function readEntities(
  schemas: Schemas,
  own: readonly TextFile[],
  sent: readonly string[],
): ReadEntities {
  const read = own.map((file) => readOwn(file, schemas, sent.includes(nameOf(file.file))));
  const usable = new Map([...enginesOwn(schemas), ...read.flatMap(({ found }) => found)]);
  const entities = Object.fromEntries([...usable].map(([name, schema]) => [name, entityOf(name, schema)]));
  return {
    entities,
    schemas: Object.fromEntries(usable),
    problems: read.flatMap(({ problems }) => problems),
  };
}

const recordAjv = strictAjv();
const validators = new WeakMap<DocumentObject, ValidateFunction>();

/** By schema as JSON: a site is read again at each change, and the sites of one server have most entities in common. */
const compiled = new LRUCache<string, ValidateFunction>({ max: 200 });

/** The validator of a record in one language; compiled on first use. */
export function recordValidator(schema: DocumentObject): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema);
  const validate = compiled.get(text) ?? compileRecord(withoutNames(schema));
  compiled.set(text, validate);
  validators.set(schema, validate);
  return validate;
}

/** Removes the schema from Ajv, which would keep it forever. */
function compileRecord(schema: DocumentObject): ValidateFunction {
  const validate = recordAjv.compile(schema);
  recordAjv.removeSchema(schema);
  return validate;
}

/** Two sites may have different entities of one id, and `$schema` is for editors. */
function withoutNames(schema: DocumentObject): DocumentObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$id' && key !== '$schema'));
}

type UsableSchema = DocumentObject & EntitySchema;

function enginesOwn(schemas: Schemas): (readonly [string, UsableSchema])[] {
  return Object.entries(schemas).flatMap(([file, schema]) =>
    file.startsWith('entities/') && isEntitySchema(schema) ? [[nameOf(file), schema] as const] : [],
  );
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -ending.length);

interface OwnEntity {
  readonly found: (readonly [string, UsableSchema])[];
  readonly problems: readonly Problem[];
}

function readOwn(file: TextFile, schemas: Schemas, isSent: boolean): OwnEntity {
  const { document, problems } = parseJsonFile(file);
  if (!document) return { found: [], problems };
  const { listed, sent } = entityValidators(schemas);
  const findings = checkShape(isSent ? sent : listed, document.value, {});
  const wrong = findings.length > 0 ? findings : checkUsable(document.value);
  const usable = isEntitySchema(document.value) && wrong.length === 0;
  return {
    found: usable ? [[nameOf(file.file), document.value]] : [],
    problems: [...problems, ...wrong.map(document.problem)],
  };
}

function isEntitySchema(schema: Json): schema is UsableSchema {
  const required = at(schema, 'required');
  return (
    textAt(schema, 'title') !== undefined &&
    isObject(at(schema, 'properties')) &&
    (required === undefined || isList(required))
  );
}

/** Finds mistakes beyond the schema of entities with Ajv, such as unknown types and keywords. */
function checkUsable(schema: Json): Finding[] {
  try {
    if (isObject(schema)) recordValidator(schema);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = sentence('entity.unusable', { reason });
    return [{ path: [], message, hint: sentence('entity.compare') }];
  }
}

function entityOf(name: string, schema: UsableSchema): Entity {
  return { name, schema, fields: entityFields(schema), meaning: meaningOf(schema) };
}

/** The fields of an entity, from its schema. */
export function entityFields(schema: Json | undefined): EntityFields {
  return Object.fromEntries(
    entriesOf(at(schema, 'properties')).map(([name, property]) => [name, fieldOf(property)]),
  );
}

function fieldOf(property: Json): EntityField {
  const said = textAt(property, 'kind');
  const kind = isEntityFieldKind(said) ? said : 'text';
  return kind === 'records' ? { kind, fields: entityFields(at(property, 'items')) } : { kind };
}

/** The values of a record with the kinds of their fields. */
export function collectFieldValues(
  record: Json,
  schema: Json,
): ReturnType<typeof collectReferences>['references'] {
  return collectReferences(record, { entity: schema }, 'entity').references;
}
