import { cleanLongText } from '../form/clean-text';
import { withoutInvisible } from '../text/invisible';
import { fieldKinds, type FieldKind, type FieldReader } from '../record/field-kinds';
import { readUpiId } from '../url/upi-url';
import { readPictureText, type PictureText } from '../picture/picture-text';
import { isNothing } from './is-nothing';
import { plainText } from './plain-text';
import { readDay } from './read-day';
import { readLink } from './read-link';
import { readAmount, readNumber } from './read-number';
import { readTime } from './read-time';
import {
  nothing,
  type Reading,
  type ReadingContext,
  type Scalar,
  unreadable,
  type UnreadReason,
} from './reading';
import { readTelephone } from './telephone/read-telephone';

/** Characters after which a text is cut. */
const longestText = 100_000;
/** Characters of HTML, with pictures in it, of which the text is read. */
const longestHtml = 2_000_000;
/** Characters of the longest id; it becomes a part of URLs. */
const longestId = 200;
/** Characters of the longest picture in base64: 15 MB. */
const longestPicture = 20_000_000;

type ReadText = (text: string, context: ReadingContext) => Reading;

/** An id is used as it is or not at all, since a changed one could belong to another record. */
const readId: ReadText = (text) =>
  text.length <= longestId && cleanLongText(text) === text.trim() ? { value: text } : unreadable('not an id');

const readText: ReadText = (text) => {
  const { text: plain, hasMedia } = plainText(text.slice(0, longestHtml));
  const value = cleanLongText(plain.slice(0, longestText));
  if (hasMedia) return { value, unread: 'a text with a picture or video' };
  return { value, ...(plain.length > longestText && { unread: 'too long' }) };
};

/** For values of few characters that may come from a rich-text editor too. */
const fromPlainText =
  (read: ReadText): ReadText =>
  (text, context) =>
    read(cleanLongText(plainText(text.slice(0, longestText)).text), context);

/** Why the text of an image field is no picture. */
const pictureReasons: Readonly<Record<PictureText['kind'], UnreadReason | null>> = {
  base64: null,
  encoded: null,
  url: null,
  page: 'the address of a page, not of a picture',
  other: 'in a format that browsers do not show',
  unknown: 'not a picture',
};

const readPicture: ReadText = (text) => {
  if (isNothing(text)) return nothing;
  if (text.length > longestPicture) return unreadable('too long');
  const reason = pictureReasons[readPictureText(text).kind];
  return reason === null ? { value: text } : unreadable(reason);
};

const readEmail: ReadText = (text) => {
  const address = withoutInvisible(text).trim();
  if (isNothing(address)) return nothing;
  return { value: address, ...(!address.includes('@') && { unread: 'not an e-mail address' }) };
};

const readUpi: ReadText = (text) => {
  const id = withoutInvisible(text);
  if (isNothing(id)) return nothing;
  return { value: id.trim(), ...(readUpiId(id) === null && { unread: 'not a UPI id' }) };
};

const readFlag: ReadText = (text) => {
  if (isNothing(text)) return nothing;
  const word = withoutInvisible(text).trim().toLowerCase();
  return word === 'true' || word === 'false' ? { value: word === 'true' } : unreadable('not true or false');
};

/** How a text is read, by the way that its kind of field names. */
const readers: Readonly<Record<FieldReader, ReadText>> = {
  id: readId,
  text: readText,
  day: fromPlainText(readDay),
  time: fromPlainText(readTime),
  picture: readPicture,
  link: readLink,
  telephone: fromPlainText(readTelephone),
  email: fromPlainText(readEmail),
  upi: fromPlainText(readUpi),
  amount: fromPlainText(readAmount),
  number: fromPlainText(readNumber),
  flag: fromPlainText(readFlag),
};

/**
 * Turns the raw value of a field into a typed one (B3.6.1): the one place where it is decided what people, forms and
 * programs mean by what they write. Never throws, and takes linear time.
 */
export function readValue(raw: Scalar, kind: FieldKind, context: ReadingContext): Reading {
  const { read } = fieldKinds[kind];
  if (typeof raw === 'string') return readers[read](raw, context);
  const isText = read === 'telephone' || read === 'day';
  return isText && typeof raw === 'number' ? readers[read](String(raw), context) : { value: raw };
}
