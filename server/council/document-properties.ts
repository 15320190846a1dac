import { isObject, type JsonObject } from '../../src/model/json/json';
import { pagesField, previewField, sizeField } from '../../src/model/record/document-properties';
import type { EntityFields } from '../../src/model/site/site';
import type { DocumentProperties } from '../media/document-store';

/** What the server knows of the documents of a content folder, by the name of the file. */
export interface KnownDocuments {
  /** Size in bytes; undefined without such a file. */
  bytesOf(name: string): number | undefined;
  /**
   * The pages of a document; null where they are not known, or not yet.
   * @param withPicture whether the picture of its first page is needed
   */
  propertiesOf(name: string, withPicture: boolean): DocumentProperties | null;
}

/** The file that an address on this site names: `documents/a.pdf` for `/documents/a.pdf`; null for any other. */
function fileOf(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/documents/')) return null;
  try {
    return decodeURI(address.slice(1));
  } catch {
    return null;
  }
}

type Added = (readonly [field: string, value: unknown])[];

function propertiesOf(name: string, file: string, withPicture: boolean, documents: KnownDocuments): Added {
  const bytes = documents.bytesOf(file);
  if (bytes === undefined) return [];
  const { pages, preview = null } = documents.propertiesOf(file, withPicture) ?? {};
  return [
    [sizeField(name), bytes],
    ...(pages === undefined ? [] : [[pagesField(name), pages] as const]),
    ...(withPicture && preview !== null ? [[previewField(name), preview] as const] : []),
  ];
}

function addTo(
  record: JsonObject,
  fields: EntityFields,
  documents: KnownDocuments,
  previews: readonly string[],
): JsonObject {
  const added = Object.entries(fields).flatMap(([name, field]): Added => {
    const value = record[name];
    if (field.kind === 'records' && Array.isArray(value)) {
      const inner = field.fields ?? {};
      const add = (item: unknown) => (isObject(item) ? addTo(item, inner, documents, []) : item);
      return [[name, value.map(add)]];
    }
    const file = field.kind === 'document' ? fileOf(value) : null;
    return file === null ? [] : propertiesOf(name, file, previews.includes(name), documents);
  });
  return added.length === 0 ? record : { ...record, ...Object.fromEntries(added) };
}

/**
 * Records with the size and the pages of the documents of the content folder that they name (B3.1.12, B11.5.1).
 * @param previews fields whose documents are shown by their first page
 */
export function addDocumentProperties(
  records: readonly JsonObject[],
  fields: EntityFields,
  documents: KnownDocuments,
  previews: readonly string[] = [],
): readonly JsonObject[] {
  return records.map((record) => addTo(record, fields, documents, previews));
}
