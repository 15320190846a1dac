import { mostRows } from '../../api/content-api';
import { type Attributes, decodeText, readXml } from './read-xml';
import { type Cell, isEmptyCell, mostColumns, mostHeadings, sheetOf, type TableSheet } from './table';

/** What the cells of a workbook are read with. */
interface SheetContext {
  readonly texts: readonly string[];
  /** For each style, whether it shows numbers as days or times of day. */
  readonly dates: readonly boolean[];
  readonly isFrom1904: boolean;
  /** Whether the program that wrote it left all formulas to be calculated when it is opened. */
  readonly isUncalculated: boolean;
}

interface CellParts {
  readonly attributes: Attributes;
  readonly hasFormula: boolean;
  /** The stored value or result; null for none. */
  readonly value: string | null;
  /** A text of the cell's own; null for none. */
  readonly text: string | null;
}

const lastRow = 1_048_576;
const lastColumn = 16_384;
const daysTo1904 = 1462;

/** A day, a time of day or both, as they are written in records. */
function momentText(serial: number, isFrom1904: boolean): string {
  const days = serial + (isFrom1904 && serial >= 1 ? daysTo1904 : 0);
  // Excel counts a 29 February 1900 that there was not.
  const fromFirst = days < 60 ? days + 1 : days;
  const milliseconds = Math.round(fromFirst * 86_400) * 1000;
  const moment = new Date(Date.UTC(1899, 11, 30) + milliseconds);
  if (Number.isNaN(moment.getTime())) return String(serial);
  const [day = '', clock = ''] = moment.toISOString().split('T');
  const time = clock.slice(0, 5);
  if (serial < 1) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

function numberOf(text: string, style: number, { dates, isFrom1904 }: SheetContext): Cell {
  const number = Number(text);
  if (Number.isNaN(number)) return text;
  return dates[style] && number >= 0 ? momentText(number, isFrom1904) : number;
}

/** The values by type of a cell. */
const readers: Readonly<Record<string, (value: string, style: number, context: SheetContext) => Cell>> = {
  s: (value, _, { texts }) => texts[Number(value)] ?? null,
  str: (value) => decodeText(value),
  b: (value) => value === '1' || value === 'true',
  e: (value) => ({ problem: 'error', text: value }),
  d: (value) => value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, ''),
  n: numberOf,
};

function cellOf({ attributes, hasFormula, value, text }: CellParts, context: SheetContext): Cell {
  const { t: type = 'n', s: style = '0' } = attributes;
  const isUnknown = (value === null || value === '') && type !== 'str';
  const isPlaceholder = context.isUncalculated && value === '0';
  if (hasFormula && (value === null || isUnknown || isPlaceholder)) return { problem: 'formula', text: '' };
  if (type === 'inlineStr') return text === null ? null : decodeText(text);
  return value === null || value === '' ? null : (readers[type]?.(value, Number(style), context) ?? null);
}

interface Place {
  readonly row: number;
  /** From 0. */
  readonly column: number;
}

/** The place of a cell such as `AB12`. @throws for one that no sheet has */
function placeOf(name: string): Place {
  const [, letters = '', digits = ''] = /^([A-Z]{1,8})(\d{1,10})$/.exec(name.replaceAll('$', '')) ?? [];
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const row = Number(digits);
  if (row < 1 || row > lastRow || column < 1 || column > lastColumn) throw new Error(`no cell: ${name}`);
  return { row, column: column - 1 };
}

/** A range of merged cells; the first has the value of all. */
interface Merge {
  readonly first: Place;
  readonly last: Place;
}

const mostMerges = 20_000;

function mergeOf(range: string): Merge {
  const [first = '', last = first] = range.split(':');
  return { first: placeOf(first), last: placeOf(last) };
}

interface SheetParts {
  readonly rows: Map<number, { readonly cells: Cell[]; readonly isHidden: boolean }>;
  readonly merges: Merge[];
  readonly hiddenColumns: number[];
}

/** Formatted cells and rows without a value: a sheet that is formatted to its end has a million. */
const empty = [
  /<(?:\w+:)?c r="[A-Z]+\d+"[^<>]*\/>/g,
  /<(?:\w+:)?row r="\d+"[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g,
];

function readParts(xml: string, context: SheetContext): SheetParts {
  const parts: SheetParts = { rows: new Map(), merges: [], hiddenColumns: [] };
  let row = 0;
  let isHidden = false;
  let column = -1;
  let cell: { -readonly [Key in keyof CellParts]: CellParts[Key] } | null = null;
  let inside = '';
  let isSpoken = false;
  const addCell = (one: CellParts) => {
    const value = cellOf(one, context);
    // One row more than may be read shows that there are too many.
    if (isEmptyCell(value) || parts.rows.size > mostRows + mostHeadings) return;
    const known = parts.rows.get(row) ?? { cells: [], isHidden };
    known.cells[column] = value;
    parts.rows.set(row, known);
  };
  const openers: Readonly<Record<string, (attributes: () => Attributes) => void>> = {
    row: (attributes) => {
      const { r, hidden, ht } = attributes();
      row = r === undefined ? row + 1 : placeOf(`A${r}`).row;
      isHidden = hidden === '1' || hidden === 'true' || (ht !== undefined && Number(ht) === 0);
      column = -1;
    },
    c: (attributes) => {
      cell = { attributes: attributes(), hasFormula: false, value: null, text: null };
      const { r } = cell.attributes;
      column = r === undefined ? column + 1 : placeOf(r).column;
    },
    f: () => {
      if (cell) cell.hasFormula = true;
    },
    v: () => {
      if (cell) cell.value = '';
    },
    rPh: () => {
      isSpoken = true;
    },
    col: (attributes) => {
      const { min, max, hidden, width } = attributes();
      if (hidden !== '1' && hidden !== 'true' && !(width !== undefined && Number(width) === 0)) return;
      for (let at = Number(min); at <= Math.min(Number(max), lastColumn); at += 1)
        parts.hiddenColumns.push(at - 1);
    },
    mergeCell: (attributes) => {
      if (parts.merges.length < mostMerges) parts.merges.push(mergeOf(attributes().ref ?? ''));
    },
  };
  const stripped = empty.reduce((text, pattern) => text.replace(pattern, ''), xml);
  readXml(stripped, {
    open: (name, attributes) => {
      inside = name;
      openers[name]?.(attributes);
    },
    close: (name) => {
      inside = '';
      if (name === 'rPh') isSpoken = false;
      if (name !== 'c' || !cell) return;
      addCell(cell);
      cell = null;
    },
    text: (text) => {
      if (inside === 'v' && cell) cell.value = (cell.value ?? '') + text;
      if (inside === 't' && cell && !isSpoken) cell.text = (cell.text ?? '') + text;
    },
  });
  return parts;
}

/** Whether the only cell of a row is merged with others beside it. */
function isTitle(cells: readonly Cell[], row: number, merges: readonly Merge[]): boolean {
  const filled = cells.flatMap((cell, column) => (isEmptyCell(cell) ? [] : [column]));
  return (
    filled.length === 1 &&
    merges.some(
      ({ first, last }) => first.row === row && first.column === filled[0] && last.column > first.column,
    )
  );
}

/** The rows with cells from one to another. */
function rowsBetween(rows: SheetParts['rows'], first: number, last: number) {
  const isShort = last - first < rows.size;
  const numbers = isShort
    ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
    : rows.keys();
  return [...numbers].flatMap((row) => {
    const known = row < first || row > last ? undefined : rows.get(row);
    return known ? [known.cells] : [];
  });
}

/** Gives merged cells below each other the value of the first, and says of those beside it that they have none. */
function fillMerges({ rows, merges }: SheetParts): number {
  let filled = 0;
  for (const { first, last } of merges) {
    const value = rows.get(first.row)?.cells[first.column];
    if (value === undefined || isEmptyCell(value)) continue;
    const end = Math.min(last.column, mostColumns - 1);
    for (const cells of rowsBetween(rows, first.row, last.row)) {
      for (let column = first.column; column <= end; column += 1) {
        if (!isEmptyCell(cells[column])) continue;
        cells[column] = column === first.column ? value : { problem: 'merged', text: '' };
        if (column === first.column) filled += 1;
      }
    }
  }
  return filled;
}

/** Reads the cells of a sheet, and what of it is hidden or merged. @throws for a broken one */
export function readSheet(
  xml: string,
  place: Pick<TableSheet, 'name' | 'isHidden'>,
  context: SheetContext,
): TableSheet {
  const parts = readParts(xml, context);
  const marks = new Map(
    [...parts.rows].map(([row, { cells, isHidden }]) => {
      const title = isTitle(cells, row, parts.merges) ? 'title' : null;
      return [row, isHidden ? 'hidden' : title] as const;
    }),
  );
  const filled = fillMerges(parts);
  const rows = [...parts.rows]
    .toSorted(([a], [b]) => a - b)
    .map(([number, { cells }]) => ({
      number,
      cells: Array.from(cells, (cell) => cell ?? null),
      mark: marks.get(number) ?? null,
    }));
  return sheetOf(rows, { ...place, hiddenColumns: parts.hiddenColumns, filled });
}
