import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import type { Entity } from '../../src/config/checked-site';
import type { EntityFields, FieldKind } from '../../src/config/site';
import { type AddressBase, fitAddress } from '../fit-address';
import { fitValue } from './fit-value';
import { isObject, type JsonObject, objectOf } from '../json';

/** Records as their entity describes them, and how many did not fit, nested ones included. */
export interface FittedRecords {
  readonly records: readonly JsonObject[];
  readonly leftOut: number;
}

/** Makes unknown records fit an entity; relative addresses are resolved against the base. */
export type FitRecords = (data: readonly unknown[], base: AddressBase) => FittedRecords;

interface FittedField {
  readonly value: unknown;
  readonly leftOut: number;
}

type FitField = (value: unknown, base: AddressBase) => FittedField;

const longestText = 100_000;
const longestPicture = 40_000_000;

function cut(value: string): string {
  return value.length <= longestText ? value : value.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '');
}

const text = (value: string): string => cut(value);

/** What becomes of a string, by the kind of its field. */
const strings: Readonly<Record<FieldKind, (value: string, base: AddressBase) => string | null>> = {
  id: text,
  text,
  prose: text,
  date: text,
  image: (value) => (value.length > longestPicture ? null : value),
  document: fitAddress,
  link: fitAddress,
  telephone: text,
  email: text,
  amount: text,
  order: text,
  flag: text,
  choice: text,
  records: text,
};

function plainField(kind: FieldKind, accepts: ValidateFunction): FitField {
  return (value, base) => {
    const fitted = fitValue(value, accepts);
    return { value: typeof fitted === 'string' ? strings[kind](fitted, base) : fitted, leftOut: 0 };
  };
}

function nestedField(fit: FitRecords): FitField {
  return (value, base) => {
    if (!Array.isArray(value)) return { value: null, leftOut: 0 };
    const { records, leftOut } = fit(value, base);
    return { value: records, leftOut };
  };
}

function fieldFitters(ajv: Ajv, schema: JsonObject, fields: EntityFields): ReadonlyMap<string, FitField> {
  const properties = objectOf(schema.properties);
  const fitterOf = (name: string, kind: FieldKind, nested: EntityFields | undefined): FitField => {
    const property = objectOf(properties[name]);
    if (kind === 'records') return nestedField(recordsFitter(ajv, objectOf(property.items), nested ?? {}));
    const schemaOf: AnySchema = { ...property };
    return plainField(kind, ajv.compile(schemaOf));
  };
  const entries = Object.entries(fields);
  return new Map(entries.map(([name, field]) => [name, fitterOf(name, field.kind, field.fields)]));
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Fits one record, field by field; null when it lacks a field that the schema requires. */
function fitRecord(
  record: JsonObject,
  fitters: ReadonlyMap<string, FitField>,
  required: readonly unknown[],
  base: AddressBase,
) {
  const present = [...fitters].filter(([name]) => Object.hasOwn(record, name));
  const fitted = present.map(([name, fit]) => [name, fit(record[name], base)] as const);
  const fields: JsonObject = Object.fromEntries(fitted.map(([name, field]) => [name, field.value]));
  if (required.some((name) => isMissing(fields[String(name)]))) return null;
  return { fields, leftOut: fitted.reduce((sum, [, field]) => sum + field.leftOut, 0) };
}

function recordsFitter(ajv: Ajv, schema: JsonObject, fields: EntityFields): FitRecords {
  const fitters = fieldFitters(ajv, schema, fields);
  const required = Array.isArray(schema.required) ? schema.required : [];
  return (data, base) => {
    const fitted = data.map((record) =>
      isObject(record) ? fitRecord(record, fitters, required, base) : null,
    );
    const kept = fitted.filter((record) => record !== null);
    const nested = kept.reduce((sum, record) => sum + record.leftOut, 0);
    return { records: kept.map((record) => record.fields), leftOut: data.length - kept.length + nested };
  };
}

/**
 * The fitter of each entity, its validators compiled once (readings, section 3): numeric strings and 'true'/'false'
 * are coerced, a field of any other wrong type or with a hostile address is null, unknown fields are removed, and
 * what is no object or lacks a required field is left out and counted.
 */
export function recordFitters(entities: Readonly<Record<string, Entity>>): ReadonlyMap<string, FitRecords> {
  const ajv = new Ajv({ strict: false, strictNumbers: true });
  const fitterOf = ({ schema, fields }: Entity): FitRecords => recordsFitter(ajv, { ...schema }, fields);
  return new Map(Object.values(entities).map((entity) => [entity.name, fitterOf(entity)]));
}
