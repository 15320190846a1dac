import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import { LRUCache } from 'lru-cache';
import { isObject, type JsonObject, objectOf } from '../../src/model/json/json';
import type { Entity } from '../../src/model/site/checked-site';
import type { EntityFields, FieldKind } from '../../src/model/site/site';
import type { UrlBase } from '../../src/model/url/safe-url';
import { coerceText } from './coerce-text';
import { coerceValue } from './coerce-value';

/** Records in the shape of their entity, and how many were left out, nested ones included. */
export interface CoercedRecords {
  readonly records: readonly JsonObject[];
  readonly leftOut: number;
}

/** Coerces unknown records to an entity; relative URLs are resolved against the base. */
export type CoerceRecords = (data: readonly unknown[], base: UrlBase) => CoercedRecords;

interface CoercedField {
  readonly value: unknown;
  readonly leftOut: number;
}

type CoerceField = (value: unknown, base: UrlBase) => CoercedField;

/** Items of a nested list after which the others are left out; bounds the time spent on one record. */
export const maxNestedRecords = 5_000;

function scalarField(kind: FieldKind, accepts: ValidateFunction): CoerceField {
  return (value, base) => {
    const coerced = coerceValue(value, accepts);
    return { value: typeof coerced === 'string' ? coerceText(coerced, kind, base) : coerced, leftOut: 0 };
  };
}

function nestedField(coerce: CoerceRecords): CoerceField {
  return (value, base) => {
    if (!Array.isArray(value)) return { value: null, leftOut: 0 };
    const { records, leftOut } = coerce(value.slice(0, maxNestedRecords), base);
    return { value: records, leftOut: leftOut + Math.max(0, value.length - maxNestedRecords) };
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
    if (kind === 'records') return nestedField(compileRecords(objectOf(property.items), nested));
    return scalarField(kind, validatorOf({ ...property }));
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
  fields: ReadonlyMap<string, CoerceField>,
  required: readonly unknown[],
  base: UrlBase,
) {
  const present = [...fields].filter(([name]) => Object.hasOwn(record, name));
  const coerced = present.map(([name, coerce]) => [name, coerce(record[name], base)] as const);
  const values: JsonObject = Object.fromEntries(coerced.map(([name, field]) => [name, field.value]));
  if (required.some((name) => isMissing(values[String(name)]))) return null;
  return { values, leftOut: coerced.reduce((sum, [, field]) => sum + field.leftOut, 0) };
}

function compileRecords(schema: JsonObject, fields: EntityFields): CoerceRecords {
  const compiled = compileFields(schema, fields);
  const required = Array.isArray(schema.required) ? schema.required : [];
  return (data, base) => {
    const coerced = data.map((record) =>
      isObject(record) ? coerceRecord(record, compiled, required, base) : null,
    );
    const kept = coerced.filter((record) => record !== null);
    const nested = kept.reduce((sum, record) => sum + record.leftOut, 0);
    return { records: kept.map((record) => record.values), leftOut: data.length - kept.length + nested };
  };
}

/**
 * Compiles the coercion of each entity's records (B3.1.3, B3.1.4): numeric strings and 'true'/'false' are converted, a
 * field of another wrong type or with an unsafe URL becomes null, unknown fields are dropped, and anything that is not
 * an object or lacks a required field is left out and counted.
 */
export function recordCoercers(
  entities: Readonly<Record<string, Entity>>,
): ReadonlyMap<string, CoerceRecords> {
  const compile = ({ schema, fields }: Entity): CoerceRecords => compileRecords({ ...schema }, fields);
  return new Map(Object.values(entities).map((entity) => [entity.name, compile(entity)]));
}
