import { type UrlBase, resolveUrl } from '../../src/model/url/safe-url';
import { formatOf } from './picture-format';

/** The value of an image field: the picture itself, or its URL. */
export type PictureString =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'url'; readonly url: string };

const dataUrl = /^data:[^,]{0,200},/i;
const base64 = /^[\w+/-]+={0,2}$/;
/** Length from which a string of nothing but base64 characters is a broken picture and not a URL. */
const shortestBrokenBase64 = 200;
const longestUrl = 8_000;
const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

function decodeBase64(text: string): Buffer | null {
  const packed = text.replace(/\s/g, '');
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
  return head.toLowerCase().endsWith(';base64,')
    ? decodeBase64(body.replace(/%2B/gi, '+').replace(/%2F/gi, '/').replace(/%3D/gi, '='))
    : decodePlain(body);
}

function looksLikeUrl(value: string): boolean {
  if (value.length > longestUrl) return false;
  if (value.length > shortestBrokenBase64 && base64.test(value)) return false;
  const [path = ''] = value.split(/[?#]/, 1);
  return /^(?:https?:|\.{0,2}\/)/i.test(value) || pictureFile.test(path);
}

function readUrl(value: string, base: UrlBase): PictureString | null {
  const url = looksLikeUrl(value) ? resolveUrl(value, base) : null;
  return url !== null && /^(?:https?:|\/)/i.test(url) ? { kind: 'url', url } : null;
}

/**
 * Reads the value of an image field (B3.1.6): a data URL, bare base64, or an http(s) or relative URL, which is resolved
 * against the base. Null for an empty string, broken base64 and anything else.
 */
export function readPictureString(value: string, base: UrlBase): PictureString | null {
  const text = value.trim();
  if (text === '') return null;
  const isData = text.slice(0, 5).toLowerCase() === 'data:';
  const bytes = isData ? decodeDataUrl(text) : decodeBase64(text);
  if (bytes) return { kind: 'bytes', bytes };
  return isData ? null : readUrl(text, base);
}

/** The URL of a picture that is not on this site yet, resolved against the base; null where there is none. */
export function ownUrlOf(value: string, base: UrlBase): string | null {
  const picture = readPictureString(value, base);
  return picture?.kind === 'url' ? picture.url : null;
}
