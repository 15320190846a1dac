import type { ContentChoice, ContentList } from '../../api/content-api';
import type { DateOrder } from '../../api/sheets-api';
import { isObject, type JsonObject } from '../../../engine/json/json';
import type { FieldKind } from '../../../engine/record/field-kinds';
import { latinDigits } from '../../../engine/text/latin-digits';
import { withoutPastedSigns } from '../../../engine/text/invisible';
import { comparable } from '../../../engine/text/comparable';
import { readValue } from '../../../engine/values/read-value';
import { sheetDay } from './sheet-day';
import type { SheetTarget } from './sheet-targets';
import type { Cell } from './table';

/** What reading the cells of a column needs to know of the list. */
export interface CellContext {
  /** IANA time zone of the site. */
  readonly timeZone: string;
  /** Those of the site. */
  readonly languages: ContentList['languages'];
  readonly choices: readonly ContentChoice[];
  /** The same with their labels in all languages, as tables may have them. */
  readonly labels: readonly ContentChoice[];
  /** The values of the field in the records, as texts. */
  readonly known: ReadonlySet<string>;
  /** Whether these are numbers. */
  readonly hasNumbers: boolean;
  /** The order of dates that are written in digits. */
  readonly order: DateOrder;
  /** Whether numbers of days count from 1904. */
  readonly isFrom1904: boolean;
}

/** How a cell is written, for comparison. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? cell.text : String(cell).replace(/\r\n?/g, '\n');
}

/** The label of a choice, where no other choice has the same one. */
function labelOf(value: unknown, choices: readonly ContentChoice[]): string | null {
  const label = choices.find((choice) => String(choice.value) === String(value))?.label.trim();
  const isUnique = choices.filter((choice) => choice.label.trim() === label).length === 1;
  return label !== undefined && label !== '' && isUnique ? label : null;
}

/** Texts that the cells of a column may have where there is a choice: labels, values where a label is not one's own, and yes or no. */
export function choiceTexts(
  { kind }: SheetTarget,
  choices: readonly ContentChoice[],
  messages: Readonly<Record<'form.yes' | 'form.no', string>>,
): readonly string[] {
  if (kind === 'flag') return [messages['form.yes'], messages['form.no']];
  const labels = choices.map(({ label }) => label.trim());
  const last = new Map(labels.map((label, index) => [label, index]));
  const repeated = new Set(labels.filter((label, index) => last.get(label) !== index));
  return choices.map(({ value }, index) => {
    const label = labels[index] ?? '';
    return label === '' || repeated.has(label) ? String(value) : label;
  });
}

/** What a table holds for a record: numbers as numbers, records of other lists by their title. */
export function cellOf(
  record: JsonObject,
  { field, language }: SheetTarget,
  choices: readonly ContentChoice[],
): Cell {
  const value = record[field];
  if (value === null || value === undefined) return null;
  if (language !== null) {
    const text = isObject(value) ? value[language] : null;
    return typeof text === 'string' || typeof text === 'number' ? text : null;
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  return labelOf(value, choices) ?? value;
}

/** Words for yes and no in tables, in lower case. */
const flags: Readonly<Record<string, boolean>> = Object.fromEntries([
  ...['yes', 'y', 'true', '1', '✓', '✔', 'હા', 'हाँ', 'हां'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', '✗', 'ના', 'नहीं', 'नहि'].map((word) => [word, false] as const),
]);

/** Days since the end of 1899 that a number without a format may mean: 1954 to 2119. */
const serials = { first: 20_000, last: 80_000 };
/** Days between the two first days from which spreadsheets count. */
const daysTo1904 = 1462;

function dayOfSerial(serial: number, isFrom1904: boolean): string {
  const days = Math.floor(serial) + (isFrom1904 ? daysTo1904 : 0);
  return new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10);
}

const isSerial = (cell: Cell): cell is number =>
  typeof cell === 'number' && cell >= serials.first && cell <= serials.last;

/** Kinds that are kept as they are written: the check says what is wrong with them. */
const keptKinds: ReadonlySet<FieldKind> = new Set(['image', 'document', 'link', 'email', 'upi']);

/** Without what comes along when a text is copied. */
const cleanText = (text: string): string => withoutPastedSigns(text).replace(/\u00a0/g, ' ');

/** A cell as it is written; the check of the site says what is wrong with it. */
const asWritten = (cell: Cell): unknown => (typeof cell === 'string' ? cleanText(cell).trim() : cell);

/** A whole number as people and programs write it: `12`, `12.0`, `1,234`. */
const wholeNumber = /^(\d{1,15}|\d{1,3}(?:,\d{2,3})+)(?:\.0+)?$/;

function idOf(cell: Cell, { hasNumbers, known }: CellContext): unknown {
  const text = latinDigits(cellText(cell)).trim();
  const whole = wholeNumber.exec(text)?.[1]?.replaceAll(',', '');
  if (whole === undefined) return text;
  if (hasNumbers) return Number(whole);
  return known.has(whole) && !known.has(text) ? whole : text;
}

function choiceOf(cell: Cell, { choices, labels }: CellContext): ContentChoice['value'] | null {
  const text = comparable(cellText(cell)).toLowerCase();
  const named = labels.filter(({ label }) => comparable(label).toLowerCase() === text);
  const [value, ...others] = new Set(named.map((choice) => choice.value));
  if (value !== undefined && others.length === 0) return value;
  return choices.find((choice) => String(choice.value) === text)?.value ?? null;
}

/** What spreadsheets write into a cell whose formula has no result, or that is too narrow for its number. */
const errorText =
  /^(?:#(?:REF!|DIV\/0!|VALUE!|NAME\?|NUM!|N\/A|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA)|#{3,}|Err:\d{3})$/i;

/** Why a cell says nothing that a record could be given. */
export type CellProblem = 'formula' | 'error' | 'merged' | 'date';

/** Why a filled cell says nothing that a record could be given; null for one that does. */
export function problemOfCell(cell: Cell, { kind }: SheetTarget, { order }: CellContext): CellProblem | null {
  if (cell !== null && typeof cell === 'object') return cell.problem;
  if (typeof cell !== 'string') return null;
  if (errorText.test(cell.trim())) return 'error';
  return kind === 'date' && sheetDay(cell, order) === null ? 'date' : null;
}

/** A cell with its day written so that it can be read in one way only. */
function withDay(cell: Cell, { order, isFrom1904 }: CellContext): Cell {
  if (isSerial(cell)) return dayOfSerial(cell, isFrom1904);
  return typeof cell === 'string' ? sheetDay(cell, order) : cell;
}

/** The value that a filled cell without a problem means for a field; null for words such as “N/A”. */
export function valueOfCell(cell: Cell, { kind }: SheetTarget, context: CellContext): unknown {
  const chosen = choiceOf(cell, context);
  if (chosen !== null) return chosen;
  if (kind === 'id' || kind === 'choice') return idOf(cell, context);
  if (kind === 'flag') return flags[comparable(cellText(cell)).toLowerCase()] ?? asWritten(cell);
  if (keptKinds.has(kind)) return asWritten(cell);
  const isText = kind === 'text' || kind === 'prose';
  const day = kind === 'date' ? withDay(cell, context) : cell;
  const raw = isText || typeof day === 'string' ? cleanText(cellText(day)) : day;
  if (raw === null || typeof raw === 'object') return null;
  const { value, unread } = readValue(raw, kind, { base: null, timeZone: context.timeZone });
  return value === null && unread !== undefined ? asWritten(cell) : value;
}

/** What a value means, so that two ways of writing one are the same: `₹ 1,000` and 1000, `2/2/2026` and `2026-02-02`. */
export function meaningOf(value: unknown, { kind }: SheetTarget, { timeZone }: CellContext): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return JSON.stringify(value);
  const isRead = kind !== 'id' && kind !== 'choice' && !keptKinds.has(kind);
  const read = isRead ? (readValue(value, kind, { base: null, timeZone }).value ?? value) : value;
  return comparable(latinDigits(String(read))).toLowerCase();
}
