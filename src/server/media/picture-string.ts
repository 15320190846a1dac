import { readPictureText } from '../../engine/picture/picture-text';
import { type UrlBase, resolveUrl } from '../../engine/url/safe-url';
import { formatOf } from './picture-format';

/** The value of an image field: the picture itself, or its URL. */
export type PictureString =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'url'; readonly url: string };

function pictureOf(bytes: Buffer): PictureString | null {
  return formatOf(bytes) ? { kind: 'bytes', bytes } : null;
}

function decodePlain(text: string): PictureString | null {
  try {
    return pictureOf(Buffer.from(decodeURIComponent(text), 'utf8'));
  } catch {
    return null;
  }
}

function readUrl(value: string, base: UrlBase): PictureString | null {
  const url = resolveUrl(value, base);
  return url !== null && /^(?:https?:|\/)/i.test(url) ? { kind: 'url', url } : null;
}

/**
 * Reads the value of an image field (B3.1.6): a data URL, bare base64, or an http(s) or relative URL, which is resolved
 * against the base. Null for an empty string, broken base64 and anything else.
 */
export function readPictureString(value: string, base: UrlBase): PictureString | null {
  const text = readPictureText(value);
  if (text.kind === 'base64') return pictureOf(Buffer.from(text.data, 'base64'));
  if (text.kind === 'encoded') return decodePlain(text.data);
  return text.kind === 'url' ? readUrl(text.url, base) : null;
}

/** The URL of a picture that is not on this site yet, resolved against the base; null where there is none. */
export function ownUrlOf(value: string, base: UrlBase): string | null {
  const picture = readPictureString(value, base);
  return picture?.kind === 'url' ? picture.url : null;
}
