import { otherFormat, pictureFormat, signatureLength, type OtherFormat } from './file-format';

/** Kind of the text of an image field (B3.1.6). */
export type PictureText =
  /** The picture itself in base64, or as percent-encoded text. */
  | { readonly kind: 'base64' | 'encoded'; readonly data: string }
  /** A URL, or the path of a file. */
  | { readonly kind: 'url'; readonly url: string }
  /** The address of a page that shows a picture, which no browser shows as one. */
  | { readonly kind: 'page' }
  /** Data in another format. */
  | { readonly kind: 'other'; readonly format: OtherFormat }
  | { readonly kind: 'unknown' };

const dataUrl = /^data:[^,]{0,200},/i;
const notBase64 = /[^\w+/-]/;
/** Length from which a string of nothing but base64 characters is a broken picture and not a URL. */
const shortestBrokenBase64 = 200;
const longestUrl = 8_000;
const pictureFile = /\.(?:png|jpe?g|jfif|gif|webp|avif|svg)$/i;

/** Pages of services that show a picture among other things; the last part is their addresses of pictures themselves. */
const picturePage =
  /^https?:\/\/(?:www\.|m\.)?(?:(?:drive|docs)\.google\.com\/(?!uc\b|thumbnail\b)|photos\.(?:google\.com|app\.goo\.gl)\/|(?:1drv\.ms|onedrive\.live\.com)\/(?!download\b)|[\w-]+\.sharepoint\.com\/:|dropbox\.com\/(?!.*[?&](?:raw|dl)=1\b)|(?:facebook|instagram|flickr|youtube)\.com\/|youtu\.be\/|(?:\w+\.)?wiki[mp]edia\.org\/wiki\/)/i;

/** The text without the beginnings of data URLs that were put before it, and whether the last one says base64. */
function withoutDataPrefixes(text: string): { readonly body: string; readonly isBase64: boolean } | null {
  let body = text;
  let isBase64 = false;
  for (let head = dataUrl.exec(body)?.[0]; head !== undefined; head = dataUrl.exec(body)?.[0]) {
    body = body.slice(head.length).trimStart();
    isBase64 = head.toLowerCase().endsWith(';base64,');
  }
  return body === text ? null : { body, isBase64 };
}

/** Whether a text has characters of base64 only. It is searched for others: one pattern of the whole would overflow the stack of a large picture. */
function isBase64Text(text: string): boolean {
  const end = text.search(notBase64);
  return end === -1 ? text !== '' : end > 0 && /^={1,2}$/.test(text.slice(end, end + 3));
}

/** The first bytes of base64 as Latin-1; empty for other text. */
function headOfBase64(data: string): string {
  const head = data.slice(0, Math.ceil(signatureLength / 3) * 4).replaceAll('=', '');
  // A single character after whole groups of four is no byte.
  const whole = head.length % 4 === 1 ? head.slice(0, -1) : head;
  return atob(whole.replace(/-/g, '+').replace(/_/g, '/'));
}

function readBase64(packed: string): PictureText {
  if (!isBase64Text(packed)) return { kind: 'unknown' };
  const head = headOfBase64(packed);
  if (pictureFormat(head)) return { kind: 'base64', data: packed };
  const format = otherFormat(head);
  return format ? { kind: 'other', format } : { kind: 'unknown' };
}

function looksLikeUrl(value: string): boolean {
  if (value.length > longestUrl) return false;
  if (value.length > shortestBrokenBase64 && isBase64Text(value)) return false;
  const [path = ''] = value.split(/[?#]/, 1);
  return /^(?:https?:|\.{0,2}\/)/i.test(value) || pictureFile.test(path);
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** Reads the text of an image field, which may be a picture itself with the beginning of a data URL more than once. */
export function readPictureText(value: string): PictureText {
  const text = value.trim();
  const data = withoutDataPrefixes(text);
  if (data && !data.isBase64) return { kind: 'encoded', data: data.body };
  if (data) {
    const body = data.body.replace(/%2B/gi, '+').replace(/%2F/gi, '/').replace(/%3D/gi, '=');
    return readBase64(withoutSpaces(body));
  }
  if (/^data:/i.test(text)) return { kind: 'unknown' };
  const packed = readBase64(withoutSpaces(text));
  if (packed.kind !== 'unknown') return packed;
  if (picturePage.test(text)) return { kind: 'page' };
  return looksLikeUrl(text) ? { kind: 'url', url: text } : packed;
}
