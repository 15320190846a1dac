import { isObject, type JsonObject } from '../../engine/json/json';
import type { EntityField, EntityFields } from '../../engine/site/site';

type UrlOf = (value: string) => Promise<string | null>;

/** Records whose pictures are converted at the same time; bounds the pictures in memory. */
const batchSize = 8;

function hasPicture({ kind, fields = {} }: EntityField): boolean {
  return kind === 'image' || Object.values(fields).some(hasPicture);
}

async function serveField(value: unknown, field: EntityField, urlOf: UrlOf): Promise<unknown> {
  if (field.kind === 'image' && typeof value === 'string') return urlOf(value);
  if (field.kind !== 'records' || !Array.isArray(value)) return value;
  return servePictures(value.filter(isObject), field.fields ?? {}, urlOf);
}

async function serveRecord(
  record: JsonObject,
  pictureFields: readonly (readonly [string, EntityField])[],
  urlOf: UrlOf,
): Promise<JsonObject> {
  const present = pictureFields.filter(([name]) => Object.hasOwn(record, name));
  const served = present.map(
    async ([name, field]) => [name, await serveField(record[name], field, urlOf)] as const,
  );
  return { ...record, ...Object.fromEntries(await Promise.all(served)) };
}

/** Records whose image fields, nested ones included, hold a URL that a browser can load, or null. */
export async function servePictures(
  records: readonly JsonObject[],
  fields: EntityFields,
  urlOf: UrlOf,
): Promise<readonly JsonObject[]> {
  const pictureFields = Object.entries(fields).filter(([, field]) => hasPicture(field));
  if (pictureFields.length === 0) return records;
  const served: JsonObject[] = [];
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = records.slice(start, start + batchSize);
    served.push(...(await Promise.all(batch.map((record) => serveRecord(record, pictureFields, urlOf)))));
  }
  return served;
}
