import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import { LRUCache } from 'lru-cache';
import { isObject, type JsonObject, objectOf } from '../../engine/json/json';
import { recordId } from '../../engine/record/record';
import type { CheckedSite, Entity } from '../../engine/site/checked-site';
import type { FieldKind } from '../../engine/record/field-kinds';
import type { EntityFields } from '../../engine/site/site';
import type { UrlBase } from '../../engine/url/safe-url';
import type { ReadingContext } from '../../engine/values/reading';
import { coerceValue } from './coerce-value';
import { joinUnread, noneUnread, unreadField, type UnreadFields } from './unread-values';

/** Records in the shape of their entity, how many were left out, nested ones included, and the values that are lost. */
export interface CoercedRecords {
  readonly records: readonly JsonObject[];
  readonly leftOut: number;
  readonly unread: UnreadFields;
}

/** Coerces unknown records to an entity; relative URLs are resolved against the base. */
export type CoerceRecords = (data: readonly unknown[], base: UrlBase) => CoercedRecords;

type CoerceItems = (data: readonly unknown[], context: ReadingContext, place: FieldPlace) => CoercedRecords;

/** Where a field is: its name, that of its list included, and the id of its record. */
interface FieldPlace {
  readonly name: string;
  readonly id: string | null;
}

interface CoercedField {
  /** The field, and those beside it. */
  readonly values: JsonObject;
  readonly leftOut: number;
  readonly unread: UnreadFields;
}

type CoerceField = (value: unknown, context: ReadingContext, place: FieldPlace) => CoercedField;

/** Items of a nested list after which the others are left out; bounds the time spent on one record. */
export const maxNestedRecords = 5_000;

function scalarField(name: string, kind: FieldKind, accepts: ValidateFunction): CoerceField {
  return (raw, context, place) => {
    const { value, unread, beside = {} } = coerceValue(raw, { kind, accepts }, context);
    const added = Object.entries(beside).map(([ending, own]) => [`${name}:${ending}`, own] as const);
    return {
      values: { [name]: value, ...Object.fromEntries(added) },
      leftOut: 0,
      unread: unread === undefined ? noneUnread : unreadField(place.name, place.id, raw, unread),
    };
  };
}

function nestedField(name: string, coerce: CoerceItems): CoerceField {
  return (raw, context, place) => {
    if (!Array.isArray(raw)) {
      const isLost = raw !== null && raw !== undefined;
      const unread = isLost ? unreadField(place.name, place.id, raw, 'of a wrong type') : noneUnread;
      return { values: { [name]: null }, leftOut: 0, unread };
    }
    const { records, leftOut, unread } = coerce(raw.slice(0, maxNestedRecords), context, place);
    const more = Math.max(0, raw.length - maxNestedRecords);
    return { values: { [name]: records }, leftOut: leftOut + more, unread };
  };
}

/** One instance, since each compiles the schema of schemas, which takes longer than that of a field. */
const ajv = new Ajv({ strict: false, strictNumbers: true });

/** Validators of fields by their schema as JSON, since the sites of one process have most entities in common. */
const validators = new LRUCache<string, ValidateFunction>({ max: 2_000 });

function validatorOf(schema: AnySchema): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = validators.get(key);
  if (known) return known;
  const validator = ajv.compile(schema);
  // Otherwise Ajv would keep every schema for ever.
  ajv.removeSchema(schema);
  validators.set(key, validator);
  return validator;
}

function compileFields(schema: JsonObject, fields: EntityFields): ReadonlyMap<string, CoerceField> {
  const properties = objectOf(schema.properties);
  const compileField = (name: string, kind: FieldKind, nested: EntityFields = {}): CoerceField => {
    const property = objectOf(properties[name]);
    if (kind === 'records') return nestedField(name, compileItems(objectOf(property.items), nested));
    return scalarField(name, kind, validatorOf({ ...property }));
  };
  const entries = Object.entries(fields);
  return new Map(entries.map(([name, field]) => [name, compileField(name, field.kind, field.fields)]));
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Coerces one record field by field; null when a field that the schema requires is missing. */
function coerceRecord(
  record: JsonObject,
  { fields, required }: CompiledItems,
  context: ReadingContext,
  place: FieldPlace,
): CoercedField | null {
  const id = recordId(record) ?? place.id;
  const coerced = [...fields]
    .filter(([name]) => Object.hasOwn(record, name))
    .map(([name, coerce]) =>
      coerce(record[name], context, { name: place.name === '' ? name : `${place.name}.${name}`, id }),
    );
  const values: JsonObject = Object.fromEntries(coerced.flatMap((field) => Object.entries(field.values)));
  if (required.some((name) => isMissing(values[String(name)]))) return null;
  return {
    values,
    leftOut: coerced.reduce((sum, { leftOut }) => sum + leftOut, 0),
    unread: joinUnread(coerced.map(({ unread }) => unread)),
  };
}

/** Options for coercing the records of a list. */
interface CompiledItems {
  readonly fields: ReadonlyMap<string, CoerceField>;
  readonly required: readonly unknown[];
}

function compileItems(schema: JsonObject, fields: EntityFields): CoerceItems {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const compiled = { fields: compileFields(schema, fields), required };
  return (data, context, place) => {
    const coerced = data.map((record) =>
      isObject(record) ? coerceRecord(record, compiled, context, place) : null,
    );
    const kept = coerced.filter((record) => record !== null);
    const nested = kept.reduce((sum, record) => sum + record.leftOut, 0);
    return {
      records: kept.map((record) => record.values),
      leftOut: data.length - kept.length + nested,
      unread: joinUnread(kept.map(({ unread }) => unread)),
    };
  };
}

/**
 * Compiles the coercion of each entity's records (B3.1.3, B3.1.4, B3.6): values are read as people and programs write
 * them, what cannot be read becomes null and is reported, unknown fields are dropped, and anything that is not an object or
 * lacks a required field is left out and counted.
 */
export function recordCoercers({
  entities,
  config: { timeZone },
}: CoercedSite): ReadonlyMap<string, CoerceRecords> {
  const compile = ({ schema, fields }: Entity): CoerceRecords => {
    const coerce = compileItems({ ...schema }, fields);
    return (data, base) => coerce(data, { base, timeZone }, { name: '', id: null });
  };
  return new Map(Object.values(entities).map((entity) => [entity.name, compile(entity)]));
}

/** The part of a site that coercing its records needs. */
interface CoercedSite {
  readonly entities: Readonly<Record<string, Entity>>;
  readonly config: Pick<CheckedSite['config'], 'timeZone'>;
}
