import type { ImageBinding } from '../site-config.generated';
import { safeFileUrl } from '../url/safe-url';
import { fieldText, type CouncilRecord } from '../record/record';

const inline = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i;

/** The URL of the first picture in the bound fields, or null. */
export function bindPicture(binding: ImageBinding | undefined, record: CouncilRecord): string | null {
  if (binding === undefined) return null;
  const fields = typeof binding === 'string' ? [binding] : binding.fields;
  for (const field of fields) {
    const text = fieldText(record, field);
    const url = text !== null && inline.test(text) ? text : safeFileUrl(text);
    if (url !== null) return url;
  }
  return null;
}
