import { latinDigits } from '../../text/latin-digits';
import { type DialledNumber, dialledNumber, indianNumber } from './dialled-number';
import { type DigitGroup, digitRuns, type DigitRun } from './digit-groups';

/** Takes the place of each character of a note; neither a digit nor a sign that may stand in a number. */
const mask = '\u0001';

/** Texts with digits in telephone fields that are no numbers, in Latin digits. */
const notes: readonly RegExp[] = [
  // Round the clock: 24x7, 24/7, 24 કલાક
  /(?<!\d)24\s*[x×*/]\s*7(?!\d)/giu,
  // Times and durations: 10:30, 9 AM, 24 hours, 9 to
  /(?<![\d:.])\d{1,2}[:.]\d{2}\s*(?:am|pm|a\.m|p\.m|કલાક|વાગ|बजे)/giu,
  /(?<![\d:])\d{1,2}:\d{2}(?![\d:])/g,
  /(?<![\d-])\d{1,2}\s*(?:am\b|pm\b|a\.m|p\.m|hrs?\b|hours?\b|lines?\b|days?\b|to\b|કલાક|વાગ|થી|દિવસ|લાઇન|घंटे|घण्टे|बजे|से|दिन)/giu,
  // Days of the calendar
  /(?<![\d-])(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:19|20)\d{2}(?!\d)/g,
  // Extensions
  /(?:\bext(?:n|ension)?\b|\bintercom\b|(?<=[\s\d])x(?=\s*\d)|એક્સ(?:ટેન્શન|ટેન્સન|ટે)?|આંતરિક|ઇન્ટરકોમ|एक्स(?:टेंशन|टेन्शन)?|आंतरिक|इंटरकॉम)[\s.:-]*\d{1,5}(?!\d)(?:\s*[/,]\s*\d{1,4}(?!\d))*/giu,
  // Postal codes
  /(?:\bpin(?:\s*code)?|પિન(?:\s*કોડ)?|પીન(?:\s*કોડ)?|पिन(?:\s*कोड)?)[\s.:-]*\d{3}\s?\d{3}(?!\d)/giu,
  // Rooms and the like
  /(?:\b(?:room|ward|block|plot|house|flat|floor|shop|gate|sector)|રૂમ|વોર્ડ|બ્લોક|પ્લોટ|મકાન|દુકાન|માળ|कमरा|वार्ड|मकान|दुकान)\s{0,2}(?:no|number|નં|નંબર|नं|नंबर)?[\s.:-]{0,3}\d{1,4}(?!\d)/giu,
];

const masked = (found: string): string => mask.repeat(found.length);

/** Addresses of e-mail and websites. */
function maskAddresses(text: string): string {
  return text.replace(/\S+/g, (word) => (/@|^(?:https?:|www\.)/i.test(word) ? masked(word) : word));
}

/** A text of the same length with the digits of notes masked. */
function maskNotes(text: string): string {
  return notes.reduce((rest, note) => rest.replace(note, masked), maskAddresses(text));
}

/** A number in a text. */
export interface FoundNumber {
  readonly start: number;
  readonly end: number;
  /** The number as it is dialled: digits, with a `+` before those of a country. */
  readonly dialled: string;
}

export interface FoundNumbers {
  readonly numbers: readonly FoundNumber[];
  /** Whether the text has further digits that may be a number, but which one is not certain. */
  readonly isUncertain: boolean;
}

/** A number with the groups that write it. */
interface Written extends DialledNumber {
  readonly groups: DigitRun;
}

/** Groups of a run after which it is no list of numbers; bounds the time for a hostile text. */
const mostGroups = 60;
/** Groups of one number: `+91 98 25 01 23 45` has six. */
const mostGroupsOfNumber = 8;
/** Digits that may be a number. */
const fewestDigits = 3;

/** The numbers that follow each other in a run, the longest first; null when a group belongs to none. */
function splitRun(run: DigitRun, from = 0, failed = new Set<number>()): readonly Written[] | null {
  if (from === run.length) return [];
  if (failed.has(from)) return null;
  for (let to = Math.min(run.length, from + mostGroupsOfNumber); to > from; to -= 1) {
    const groups = run.slice(from, to);
    const number = dialledNumber(groups);
    const isApart = [from === 0 ? undefined : run[from], run[to]].every((group) => group?.isApart ?? true);
    const fits = number && (isApart || !number.isService);
    const others = fits && splitRun(run, to, failed);
    if (others) return [{ ...number, groups }, ...others];
  }
  failed.add(from);
  return null;
}

/** `/45` after a number: another one, in which these digits take the place of the last ones. */
function withOtherEnding(last: Written, [group, ...others]: DigitRun): Written | null {
  const { national, groups } = last;
  const written = groups.at(-1);
  if (!group || others.length > 0 || national === null || !written) return null;
  const { digits } = group;
  if (digits.length > 4 || digits.length >= written.digits.length || dialledNumber([group])) return null;
  const number = indianNumber(national.slice(0, -digits.length) + digits);
  return number && { ...number, groups: [group] };
}

/** A number without the area code that the one before it has. */
function inSameArea(last: Written, run: DigitRun): Written | null {
  const { national, groups } = last;
  const local = groups.at(-1)?.digits ?? '';
  const digits = run.map((group) => group.digits).join('');
  if (national === null || groups.length !== 2 || digits.length !== local.length || local.length > 8)
    return null;
  // A mobile is no number within an area.
  if (/^[6-9]/.test(national) && local.length < 6) return null;
  const number = indianNumber(national.slice(0, -digits.length) + digits);
  return number && { ...number, groups: run };
}

const slash = /^\s*\/\s*$/;
const listed = /^\s*(?:[,;/&|]|and|or|અને|તથા|और|तथा|एवं)\s*$/iu;

const endOf = (groups: DigitRun): number => groups.at(-1)?.end ?? 0;

/**
 * The number that only the one before it explains.
 * @param gap the text before it
 */
function continuation(last: Written | undefined, run: DigitRun, gap: string, rest: string): Written | null {
  if (!last || /^\s*[\p{L}\p{M}]/u.test(rest)) return null;
  return (
    (slash.test(gap) ? withOtherEnding(last, run) : null) ?? (listed.test(gap) ? inSameArea(last, run) : null)
  );
}

/** The place of a number in its text, with the bracket around its beginning. */
function placeOf({ groups, dialled }: Written, text: string): FoundNumber {
  const start = groups[0]?.start ?? 0;
  const end = endOf(groups);
  const isInBracket = text[start - 1] === '(' && text.slice(start, end).includes(')');
  return { start: isInBracket ? start - 1 : start, end, dialled };
}

/** A text in Latin digits, of the same length, so that places in both are the same. */
function sameLength(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => latinDigits(digit).padEnd(digit.length, '\u0001'));
}

const isLong = ({ digits }: DigitGroup): boolean => digits.length >= fewestDigits;

/** Finds the numbers that can be dialled in a text as people write it; never guesses. */
export function findNumbers(written: string): FoundNumbers {
  const text = maskNotes(sameLength(written));
  const found: Written[] = [];
  let last: Written | undefined;
  let end = 0;
  let isUncertain = false;
  for (const run of digitRuns(text)) {
    const other = continuation(last, run, text.slice(end, run[0]?.start), text.slice(endOf(run)));
    const numbers = other ? [other] : run.length > mostGroups ? null : splitRun(run);
    found.push(...(numbers ?? []));
    last = other ? last : numbers?.at(-1);
    end = endOf(run);
    isUncertain ||= numbers === null && run.some(isLong);
  }
  return { numbers: found.map((number) => placeOf(number, text)), isUncertain };
}
