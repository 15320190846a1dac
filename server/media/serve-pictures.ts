import type { EntityField, EntityFields } from '../../src/config/site';
import { isObject, type JsonObject } from '../json';

type AddressOf = (value: string) => Promise<string | null>;

async function serveField(value: unknown, field: EntityField, addressOf: AddressOf): Promise<unknown> {
  if (field.kind === 'image' && typeof value === 'string') return addressOf(value);
  if (field.kind !== 'records' || !Array.isArray(value)) return value;
  return servePictures(value.filter(isObject), field.fields ?? {}, addressOf);
}

async function serveRecord(
  record: JsonObject,
  fields: EntityFields,
  addressOf: AddressOf,
): Promise<JsonObject> {
  const entries = Object.entries(record).map(async ([name, value]) => {
    const field = fields[name];
    return [name, field ? await serveField(value, field, addressOf) : value] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Records whose image fields, nested ones included, hold an address that a browser can load, or null. */
export function servePictures(
  records: readonly JsonObject[],
  fields: EntityFields,
  addressOf: AddressOf,
): Promise<readonly JsonObject[]> {
  return Promise.all(records.map((record) => serveRecord(record, fields, addressOf)));
}
