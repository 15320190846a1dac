import type { ImageBinding } from '../config/site-config.generated';
import { safeAddress } from './address';
import { textOf, type CouncilRecord } from './council-record';

const inline = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i;

/** The address of the first picture in the bound fields, or null. */
export function bindPicture(binding: ImageBinding | undefined, record: CouncilRecord): string | null {
  if (binding === undefined) return null;
  const fields = typeof binding === 'string' ? [binding] : binding.fields;
  for (const field of fields) {
    const text = textOf(record, field);
    const address = text !== null && inline.test(text) ? text : safeAddress(text);
    if (address !== null) return address;
  }
  return null;
}
