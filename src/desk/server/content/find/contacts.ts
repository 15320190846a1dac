import { findNumbers } from '../../../../engine/values/telephone/find-numbers';
import { latinDigits } from '../../../../engine/text/latin-digits';
import { isObject } from '../../../../engine/json/json';

/** A telephone number, a mail address or hours in a record. */
export interface Contact {
  /** Equal for what means the same, such as a number with and without +91. */
  readonly key: string;
  /** As it is written. */
  readonly text: string;
  /** Keys and indices of the value in the record. */
  readonly path: readonly string[];
}

type Found = Omit<Contact, 'path'>;

const mail = /^[^@]+@[^@]+\.[a-z]{2,}$/i;
const betweenWords = /[\s<>(),;:"']+/;
const day = /(?<!\d)(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?!\d)/g;
/** Digits in groups, as numbers are written that no operator has given out yet. */
const digitGroups = /\+?\d(?:[\s().\p{Pd}]{0,2}\d){6,14}/gu;
/** The ten digits of a number after a zero or 91, or a number of ten and more that is the same everywhere. */
const national = /^(?:\+?91|0091|091|0)?([2-9]\d{9})$|^(1(?:800|860)\d{6,7})$/;
const time = /(?<![\d:.])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:])/g;
const halfDay = 12 * 60;

function numbersIn(text: string): Found[] {
  const plain = text.replace(day, (found) => ' '.repeat(found.length));
  const certain = findNumbers(plain).numbers.map(({ start, end }) => text.slice(start, end));
  const groups = [...plain.matchAll(digitGroups)].map(([found]) => found);
  return [...certain, ...groups].flatMap((found) => {
    const [, ten, free] = national.exec(found.replace(/[^\d+]/g, '')) ?? [];
    const digits = ten ?? free;
    return digits === undefined ? [] : [{ key: `number ${digits}`, text: found.trim() }];
  });
}

function mailsIn(text: string): Found[] {
  const found = text.split(betweenWords).filter((word) => mail.test(word));
  return found.map((word) => ({ key: `mail ${word.toLowerCase()}`, text: word }));
}

/** Hours of opening as two times that follow each other; 6:10 in the evening is 18:10, too. */
function hoursIn(text: string): Found[] {
  const times = [...text.matchAll(time)].map(([written, hour, minute]) => ({
    written,
    minutes: (Number(hour) * 60 + Number(minute)) % halfDay,
  }));
  return times.slice(1).flatMap((closes, index) => {
    const opens = times[index];
    return opens
      ? [{ key: `hours ${opens.minutes} ${closes.minutes}`, text: `${opens.written}–${closes.written}` }]
      : [];
  });
}

/** The contacts in a text, whose digits may be of any script. */
function contactsInText(written: string): Found[] {
  if (!/[\p{Nd}@]/u.test(written)) return [];
  const text = latinDigits(written);
  return [...numbersIn(text), ...mailsIn(text), ...hoursIn(text)];
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,2}[:.]\d{2}$/.test(latinDigits(value).trim());

/** The contacts in a record, in lists of records too. */
export function contactsIn(value: unknown, path: readonly string[] = []): readonly Contact[] {
  if (typeof value === 'string' || typeof value === 'number')
    return contactsInText(String(value)).map((found) => ({ ...found, path }));
  if (Array.isArray(value)) return value.flatMap((one, index) => contactsIn(one, [...path, String(index)]));
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => contactsIn(one, [...path, key]));
  // The times of an entry of opening hours are fields of their own.
  const times = Object.values(value).filter(isTime).map(latinDigits).join(' ');
  return [...hoursIn(times).map((found) => ({ ...found, path })), ...inner];
}
