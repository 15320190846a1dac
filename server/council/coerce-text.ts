import { cleanLongText } from '../../src/model/form/clean-text';
import type { FieldKind } from '../../src/model/site/site';
import { type UrlBase, resolveUrl } from '../../src/model/url/safe-url';

/** Characters after which a text is cut. */
const longestText = 100_000;
/** Characters of the longest id; it becomes a part of URLs. */
const longestId = 200;
/** Characters of the longest picture in base64: 15 MB. */
const longestPicture = 20_000_000;

const loneSurrogate = /\p{Cs}/u;

type CoerceText = (value: string, base: UrlBase) => string | null;

const coerceProse: CoerceText = (value) => cleanLongText(value.slice(0, longestText));

/** An id is used as it is or not at all, since a changed one could belong to another record. */
const coerceId: CoerceText = (value) =>
  value.length <= longestId && cleanLongText(value) === value.trim() ? value : null;

const coerceUrl: CoerceText = (value, base) => (loneSurrogate.test(value) ? null : resolveUrl(value, base));

const coercePicture: CoerceText = (value) => (value.length > longestPicture ? null : value);

const byKind: Readonly<Record<FieldKind, CoerceText>> = {
  id: coerceId,
  text: coerceProse,
  prose: coerceProse,
  date: coerceProse,
  time: coerceProse,
  image: coercePicture,
  document: coerceUrl,
  link: coerceUrl,
  telephone: coerceProse,
  email: coerceProse,
  upi: coerceProse,
  amount: coerceProse,
  number: coerceProse,
  percent: coerceProse,
  order: coerceProse,
  flag: coerceProse,
  choice: coerceProse,
  records: coerceProse,
};

/**
 * A text as its field may hold it (B3.1.9): well-formed, without control characters, at most 100,000 characters long;
 * null for an unusable id, an unsafe URL (B3.1.7) and an oversized picture.
 */
export function coerceText(value: string, kind: FieldKind, base: UrlBase): string | null {
  return byKind[kind](value, base);
}
