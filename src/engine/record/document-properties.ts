import { safeFileUrl } from '../url/safe-url';
import { fieldText, type CouncilRecord } from './record';

/** The field beside the one with a document's address in which the server adds the size of its own files, in bytes. */
export function sizeField(field: string): string {
  return `${field}:bytes`;
}

/** The field in which the server adds the number of pages of its own PDFs. */
export function pagesField(field: string): string {
  return `${field}:pages`;
}

/** The field in which the server adds the URL of a picture of the first page of its own PDFs. */
export function previewField(field: string): string {
  return `${field}:preview`;
}

/** The size in bytes of the document in a field; null where it is not known. */
export function documentSize(record: CouncilRecord, field: string): number | null {
  const bytes = record[sizeField(field)];
  return typeof bytes === 'number' && Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : null;
}

/** The number of pages of the document in a field; null where it is not known. */
export function documentPages(record: CouncilRecord, field: string): number | null {
  const pages = record[pagesField(field)];
  return typeof pages === 'number' && Number.isSafeInteger(pages) && pages > 0 ? pages : null;
}

/** The URL of the picture of the first page of the document in a field; null without one. */
export function documentPreview(record: CouncilRecord, field: string): string | null {
  return safeFileUrl(fieldText(record, previewField(field)));
}
