import type { ContentChoice } from '../../api/content-api';
import { isObject, type JsonObject, parseJson } from '../../../engine/json/json';
import type { FieldKind } from '../../../engine/record/field-kinds';
import { latinDigits } from '../../../engine/text/latin-digits';
import { withoutPastedSigns } from '../../../engine/text/invisible';
import { comparable } from '../../../engine/text/comparable';
import { readValue } from '../../../engine/values/read-value';
import type { Cell } from './table';
import type { SheetTarget } from './sheet-targets';

/** What reading the cells of a column needs to know of the list. */
export interface CellContext {
  /** IANA time zone of the site. */
  readonly timeZone: string;
  readonly choices: readonly ContentChoice[];
  /** The same with their labels in all languages, as tables may have them. */
  readonly labels: readonly ContentChoice[];
  /** Whether the ids of the records are numbers. */
  readonly hasNumbers: boolean;
}

/** How a cell is written, for comparison. */
export function cellText(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).replace(/\r\n?/g, '\n');
}

/** The label of a choice, where no other choice has the same one. */
function labelOf(value: unknown, choices: readonly ContentChoice[]): string | null {
  const label = choices.find((choice) => String(choice.value) === String(value))?.label.trim();
  const isUnique = choices.filter((choice) => choice.label.trim() === label).length === 1;
  return label !== undefined && label !== '' && isUnique ? label : null;
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
  if (typeof value === 'object') return JSON.stringify(value);
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
const dayOfSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);

const isSerial = (cell: Cell): cell is number =>
  typeof cell === 'number' && cell >= serials.first && cell <= serials.last;

/** Kinds that are kept as they are written: the check says what is wrong with them. */
const keptKinds: ReadonlySet<FieldKind> = new Set(['image', 'document', 'link', 'email', 'upi']);

/** Without what comes along when a text is copied. */
const cleanText = (text: string): string => withoutPastedSigns(text).replace(/\u00a0/g, ' ');

/** A cell as it is written; the check of the site says what is wrong with it. */
const asWritten = (cell: Cell): unknown => (typeof cell === 'string' ? cleanText(cell).trim() : cell);

function idOf(cell: Cell, { hasNumbers }: CellContext): unknown {
  const text = latinDigits(cellText(cell)).trim();
  return hasNumbers && /^\d{1,15}$/.test(text) ? Number(text) : text;
}

function choiceOf(cell: Cell, { choices, labels }: CellContext): ContentChoice['value'] | null {
  const text = comparable(cellText(cell)).toLowerCase();
  const named = labels.filter(({ label }) => comparable(label).toLowerCase() === text);
  const [value, ...others] = new Set(named.map((choice) => choice.value));
  if (value !== undefined && others.length === 0) return value;
  return choices.find((choice) => String(choice.value) === text)?.value ?? null;
}

function nested(cell: Cell): unknown {
  return typeof cell === 'string' && /^\s*[[{]/.test(cell) ? (parseJson(cell) ?? cell) : null;
}

/** The value that a filled cell means for a field; null for words such as “N/A”. */
export function valueOfCell(cell: Cell, { kind, language }: SheetTarget, context: CellContext): unknown {
  const chosen = choiceOf(cell, context);
  if (chosen !== null) return chosen;
  const json = language === null ? nested(cell) : null;
  if (json !== null) return json;
  if (kind === 'id' || kind === 'choice') return idOf(cell, context);
  if (kind === 'flag') return flags[comparable(cellText(cell)).toLowerCase()] ?? asWritten(cell);
  if (keptKinds.has(kind)) return asWritten(cell);
  if (kind === 'date' && isSerial(cell)) return dayOfSerial(cell);
  const isText = kind === 'text' || kind === 'prose';
  const raw = isText || typeof cell === 'string' ? cleanText(cellText(cell)) : cell;
  if (raw === null) return null;
  const { value, unread } = readValue(raw, kind, { base: null, timeZone: context.timeZone });
  return value === null && unread !== undefined ? asWritten(cell) : value;
}
