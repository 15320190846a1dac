import type { ContentList } from '../../api/content-api';
import { languageScript } from '../../../engine/language/language-script';
import type { Cell } from './table';
import { columnKey, type SheetTarget } from './sheet-targets';

/** The names of the columns, what each holds, and the rows below them. */
export interface MatchedTable {
  readonly names: readonly string[];
  /** Value of a target; '' for a column that is left out. */
  readonly targets: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
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
  const found = key === '' ? undefined : targets.find(({ names }) => names.has(key));
  if (!found?.isTranslated || found.language !== null) return found?.value ?? '';
  const language = languageOf(cells, list);
  const own = targets.find((target) => target.field === found.field && target.language === language);
  return (own ?? found).value;
}

function headingRow(rows: readonly (readonly Cell[])[], targets: readonly SheetTarget[]): number {
  const known = (row: readonly Cell[]) =>
    row.filter((cell) => typeof cell === 'string' && targets.some(({ names }) => names.has(columnKey(cell))))
      .length;
  const counts = rows.slice(0, mostTitles).map(known);
  const best = Math.max(...counts);
  return best > 0
    ? counts.indexOf(best)
    : Math.max(
        0,
        rows.findIndex(({ length }) => length > 1),
      );
}

/** Finds the names of the columns of a table and what each holds, by name in any language. */
export function matchColumns(
  table: readonly (readonly Cell[])[],
  targets: readonly SheetTarget[],
  list: ContentList,
): MatchedTable {
  const heading = headingRow(table, targets);
  const rows = table.slice(heading + 1);
  const width = Math.max(...table.slice(heading).map(({ length }) => length));
  const names = Array.from({ length: width }, (_, index) => String(table[heading]?.[index] ?? ''));
  const found = names.map((name, index) =>
    targetOf(
      name,
      rows.map((row) => row[index]),
      targets,
      list,
    ),
  );
  return { names, rows, targets: found.map((value, index) => (found.indexOf(value) === index ? value : '')) };
}
