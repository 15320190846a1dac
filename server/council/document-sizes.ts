import { isObject, type JsonObject } from '../../src/model/json/json';
import { sizeField } from '../../src/model/record/document-size';
import type { EntityFields } from '../../src/model/site/site';

/** Name of a file in the content folder → its size in bytes. */
export type DocumentSizes = Readonly<Record<string, number>>;

/** The file that an address on this site names: `documents/a.pdf` for `/documents/a.pdf`; null for any other. */
function fileOf(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/documents/')) return null;
  try {
    return decodeURI(address.slice(1));
  } catch {
    return null;
  }
}

function sizesIn(record: JsonObject, fields: EntityFields, sizes: DocumentSizes): JsonObject {
  const added = Object.entries(fields).flatMap(([name, field]): (readonly [string, unknown])[] => {
    const value = record[name];
    if (field.kind === 'records' && Array.isArray(value)) {
      const inner = field.fields ?? {};
      return [[name, value.map((item: unknown) => (isObject(item) ? sizesIn(item, inner, sizes) : item))]];
    }
    const file = field.kind === 'document' ? fileOf(value) : null;
    const bytes = file !== null && Object.hasOwn(sizes, file) ? sizes[file] : undefined;
    return bytes === undefined ? [] : [[sizeField(name), bytes]];
  });
  return added.length === 0 ? record : { ...record, ...Object.fromEntries(added) };
}

/** Records with the sizes of the documents of the content folder that they name (B3.1.12). */
export function addDocumentSizes(
  records: readonly JsonObject[],
  fields: EntityFields,
  sizes: DocumentSizes,
): readonly JsonObject[] {
  return records.map((record) => sizesIn(record, fields, sizes));
}
