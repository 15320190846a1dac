import { documentPages, documentSize } from '../record/document-properties';
import type { CouncilRecord } from '../record/record';
import type { BindContext } from './context';

/** Endings of documents; an address with another ending is a website. */
const documentEnding = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|txt|csv|zip|jpe?g|png|webp)$/i;

/** The type of the document at an address, such as `PDF`; null for a website. */
export function documentType(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  return documentEnding.exec(path)?.[1]?.toUpperCase() ?? null;
}

/** A size in kB or MB, in the digits of the language. */
function sizeText(bytes: number, { translate }: Pick<BindContext, 'translate'>): string {
  if (bytes < 1_000_000)
    return translate('documents.kilobytes', { size: Math.max(1, Math.round(bytes / 1000)) });
  return translate('documents.megabytes', { size: Math.round(bytes / 100_000) / 10 });
}

/** A number and its unit on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Type, size and pages of a document, as far as they are known: `PDF, 182 KB, 3 pages`; null for a website (B9.5.4). */
export function bindDocumentFile(
  address: string | null,
  record: CouncilRecord,
  field: string,
  context: Pick<BindContext, 'translate'>,
): string | null {
  const type = address === null ? null : documentType(address);
  if (type === null) return null;
  const bytes = documentSize(record, field);
  const count = documentPages(record, field);
  const size = bytes === null ? [] : [sizeText(bytes, context)];
  const pages = count === null ? [] : [context.translate('documents.pages', { count })];
  return [type, ...size, ...pages].map(unbroken).join(', ');
}
