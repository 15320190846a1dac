import { type AddressBase, fitAddress } from '../fit-address';
import { formatOf } from './picture-format';

/** What an image field holds: a picture itself, or the address of one. */
export type PictureString =
  { readonly kind: 'bytes'; readonly bytes: Buffer } | { readonly kind: 'address'; readonly address: string };

const dataUrl = /^data:[^,]{0,200},/i;
const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/;
/** A string of base64 characters alone that is this long is a picture that broke, and no address. */
const longestAddressLikeBase64 = 200;

function decodeBase64(text: string): Buffer | null {
  const packed = text.replace(/\s+/g, '');
  if (!base64.test(packed)) return null;
  const bytes = Buffer.from(packed, 'base64');
  return formatOf(bytes) ? bytes : null;
}

function decodePlain(text: string): Buffer | null {
  try {
    const bytes = Buffer.from(decodeURIComponent(text), 'utf8');
    return formatOf(bytes) ? bytes : null;
  } catch {
    return null;
  }
}

function decodeDataUrl(value: string): Buffer | null {
  const head = dataUrl.exec(value)?.[0];
  if (head === undefined) return null;
  const body = value.slice(head.length);
  return /;base64,$/i.test(head)
    ? decodeBase64(body.replace(/%2B/gi, '+').replace(/%2F/gi, '/').replace(/%3D/gi, '='))
    : decodePlain(body);
}

function looksLikeAddress(value: string): boolean {
  if (base64.test(value) && value.length > longestAddressLikeBase64) return false;
  return /^(https?:|\.{0,2}\/)/i.test(value) || /\.(png|jpe?g|gif|webp|avif|svg)([?#].*)?$/i.test(value);
}

function readAddress(value: string, base: AddressBase): PictureString | null {
  const address = looksLikeAddress(value) ? fitAddress(value, base) : null;
  return address !== null && /^(https?:|\/)/i.test(address) ? { kind: 'address', address } : null;
}

/**
 * What an image field holds (readings, 3): a data URL, bare base64, an http(s) or site-relative address. Null for an
 * empty string, for broken base64 and for anything else. A relative address is resolved against the base.
 */
export function readPictureString(value: string, base: AddressBase): PictureString | null {
  const text = value.trim();
  if (text === '') return null;
  const isData = text.slice(0, 5).toLowerCase() === 'data:';
  const bytes = isData ? decodeDataUrl(text) : decodeBase64(text);
  if (bytes) return { kind: 'bytes', bytes };
  return isData ? null : readAddress(text, base);
}
