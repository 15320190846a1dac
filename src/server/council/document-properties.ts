import { isObject, type JsonObject } from '../../engine/json/json';
import { pagesField, previewField, sizeField } from '../../engine/record/document-properties';
import type { EntityFields } from '../../engine/site/site';
import type { FieldSelection } from '../../engine/site/checked-site';
import type { KnownDocument } from '../media/host-documents';

/** Properties of documents that the server knows. */
export interface KnownDocuments {
  /**
   * Properties of the document at an address; null for none, or none yet.
   * @param withPicture whether the picture of its first page is needed
   */
  find(address: string, withPicture: boolean): KnownDocument | null;
}

/** The documents that are looked up. */
export interface WantedDocuments {
  /** Fields whose documents are shown by their first page. */
  readonly previews?: readonly string[] | undefined;
  /** Fields that pages show; null for all. */
  readonly shown?: FieldSelection | null;
}

type Added = (readonly [field: string, value: unknown])[];

function propertiesOf(name: string, address: string, withPicture: boolean, documents: KnownDocuments): Added {
  const found = documents.find(address, withPicture);
  if (!found) return [];
  const { bytes, pages, preview = null } = found;
  return [
    [sizeField(name), bytes],
    ...(pages === undefined ? [] : [[pagesField(name), pages] as const]),
    ...(withPicture && preview !== null ? [[previewField(name), preview] as const] : []),
  ];
}

/** Whether pages show the size of a document or its first page. */
function isShown(name: string, shown: FieldSelection | null): boolean {
  return shown === null || [name, sizeField(name)].every((field) => Object.hasOwn(shown, field));
}

/** The fields of a list's items that pages show. */
function selectionIn(name: string, shown: FieldSelection | null): FieldSelection | null {
  const selected = shown === null || (Object.hasOwn(shown, name) ? shown[name] : {});
  return typeof selected === 'object' ? selected : null;
}

function addTo(
  record: JsonObject,
  fields: EntityFields,
  documents: KnownDocuments,
  { previews = [], shown = null }: WantedDocuments,
): JsonObject {
  const added = Object.entries(fields).flatMap(([name, field]): Added => {
    const value = record[name];
    if (field.kind === 'records' && Array.isArray(value)) {
      const inner = field.fields ?? {};
      const wanted = { shown: selectionIn(name, shown) };
      const add = (item: unknown) => (isObject(item) ? addTo(item, inner, documents, wanted) : item);
      return [[name, value.map(add)]];
    }
    const withPicture = previews.includes(name);
    const isWanted = field.kind === 'document' && (withPicture || isShown(name, shown));
    return isWanted && typeof value === 'string' ? propertiesOf(name, value, withPicture, documents) : [];
  });
  return added.length === 0 ? record : { ...record, ...Object.fromEntries(added) };
}

/** Records with the size and the pages of the documents that they name, as far as they are known (B3.1.12, B11.5.1). */
export function addDocumentProperties(
  records: readonly JsonObject[],
  fields: EntityFields,
  documents: KnownDocuments,
  wanted: WantedDocuments = {},
): readonly JsonObject[] {
  return records.map((record) => addTo(record, fields, documents, wanted));
}
