import type { CouncilRecord } from './record';

/** The field beside the one with a document's address in which the server adds the size of its own files, in bytes. */
export function sizeField(field: string): string {
  return `${field}:bytes`;
}

/** The size in bytes of the document in a field; null where it is not known. */
export function documentSize(record: CouncilRecord, field: string): number | null {
  const bytes = record[sizeField(field)];
  return typeof bytes === 'number' && Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : null;
}
