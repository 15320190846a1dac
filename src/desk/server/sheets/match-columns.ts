import type { ContentList } from '../../api/content-api';
import { languageScript } from '../../../engine/language/language-script';
import { columnKey, type SheetTarget } from './sheet-targets';
import type { Cell, TableRow } from './table';

/** The names of the columns, what each holds, and the rows below them. */
export interface MatchedTable {
  readonly names: readonly string[];
  /** Value of a target; '' for a column that is left out. */
  readonly targets: readonly string[];
  readonly rows: readonly TableRow[];
  /** Rows above the names. */
  readonly above: readonly TableRow[];
  /** How many columns have a known name. */
  readonly known: number;
}

/** Rows at the top of a table among which the names of the columns are looked for: titles stand above them. */
const mostTitles = 20;
/** Cells of a column whose script is looked at. */
const mostSamples = 50;

const scripts: readonly (readonly [string, RegExp])[] = [
  'Gujr',
  'Deva',
  'Beng',
  'Guru',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Arab',
  'Latn',
].map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'gu')]);

/** The language of the site in which most of some texts are written; null where two languages share the script. */
function languageOf(
  cells: readonly (Cell | undefined)[],
  { languages }: Pick<ContentList, 'languages'>,
): string | null {
  const text = cells
    .filter((cell) => typeof cell === 'string')
    .slice(0, mostSamples)
    .join(' ');
  const counted = scripts.map(([script, letters]) => [script, text.match(letters)?.length ?? 0] as const);
  const [script = '', count = 0] = counted.toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const written = languages.filter(({ locale }) => languageScript(locale) === script);
  return count > 0 && written.length === 1 ? (written[0]?.code ?? null) : null;
}

/** What a column with this name holds. A text without a language in its name has that in which it is written. */
function targetOf(
  name: string,
  cells: readonly (Cell | undefined)[],
  targets: readonly SheetTarget[],
  list: ContentList,
): string {
  const key = columnKey(name);
  const labelled = targets.find(({ label }) => columnKey(label) === key);
  // The title of a field with texts per language does not say which one is meant.
  if (key !== '' && labelled) return labelled.value;
  const found = key === '' ? undefined : targets.find(({ names }) => names.has(key));
  if (!found?.isTranslated || found.language !== null) return found?.value ?? '';
  const language = languageOf(cells, list);
  const own = targets.find((target) => target.field === found.field && target.language === language);
  return (own ?? found).value;
}

function headingRow(rows: readonly TableRow[], targets: readonly SheetTarget[]): number {
  const isKnown = (cell: Cell) =>
    typeof cell === 'string' &&
    targets.some(({ names, label }) => names.has(columnKey(cell)) || columnKey(label) === columnKey(cell));
  const counts = rows.slice(0, mostTitles).map(({ cells }) => cells.filter(isKnown).length);
  const best = Math.max(...counts);
  if (best > 0) return counts.indexOf(best);
  return Math.max(
    0,
    rows.findIndex(({ cells, mark }) => cells.length > 1 && mark === null),
  );
}

const nameOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined || typeof cell === 'object' ? '' : String(cell);

/** Finds the names of the columns of a table and what each holds, by name in any language (B11.8.6). */
export function matchColumns(
  table: readonly TableRow[],
  targets: readonly SheetTarget[],
  list: ContentList,
): MatchedTable {
  const heading = headingRow(table, targets);
  const rows = table.slice(heading + 1);
  const width = Math.max(...table.slice(heading).map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, index) => nameOf(table[heading]?.cells[index]));
  const found = names.map((name, index) =>
    targetOf(
      name,
      rows.map(({ cells }) => cells[index]),
      targets,
      list,
    ),
  );
  return {
    names,
    rows,
    targets: found.map((value, index) => (found.indexOf(value) === index ? value : '')),
    above: table.slice(0, heading),
    known: found.filter((value) => value !== '').length,
  };
}
