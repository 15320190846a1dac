import type { z } from 'zod/mini';
import {
  type ContentChoice,
  type ContentList,
  type ContentProblem,
  type importedRows,
  mostRows,
  type rowProblems,
} from '../../api/content-api';
import type { sheetPreview, sheetQuery, sheetRequest, sheetTable } from '../../api/sheets-api';
import { deskMessages } from '../../messages/desk-messages';
import { type DeskProcesses, readTableApart } from '../desk-jobs';
import { isDay } from '../../../engine/form/clean-date';
import { mapInSlices } from '../../../server/jobs/map-in-slices';
import { DeskRefusal } from '../desk-request';
import { cellOf, cellText, choiceTexts } from './cell-value';
import { makeRecords, type SheetRow } from './make-records';
import { markOf } from './mark-rows';
import { type MatchedTable, matchColumns } from './match-columns';
import { ordersOf } from './sheet-day';
import { keyTarget, type SheetTarget, sheetTargets, type TitleOf } from './sheet-targets';
import type { ReadTable, TableRow, TableSheet } from './table';
import { writeWorkbook } from './write-workbook';

interface Visitor {
  readonly name: string;
  readonly language: string;
}

/** The lists that spreadsheets change. */
export interface SheetLists {
  readonly list: (name: string, visitor: Visitor) => Promise<ContentList>;
  /** Choices by field, with their labels in all languages. */
  readonly labels: (name: string, visitor: Visitor) => Promise<ContentList['choices']>;
  readonly import: (
    name: string,
    rows: z.infer<typeof importedRows>['rows'],
    apply: boolean,
    visitor: Visitor,
  ) => Promise<z.infer<typeof rowProblems>>;
}

export interface SheetsOptions {
  readonly lists: SheetLists;
  readonly converter: DeskProcesses;
  /** IANA time zone of the site. */
  readonly timeZone: string;
  /** Gives the titles of the fields of a list. */
  readonly titlesOf: (list: string) => TitleOf;
}

type Table = z.infer<typeof sheetTable>;
type Request = z.infer<typeof sheetRequest>;
type Preview = z.infer<typeof sheetPreview>;

/** Targets that say which record a row means. */
const keys: readonly string[] = [keyTarget, 'id'];

type ReadQuery = Pick<z.infer<typeof sheetQuery>, 'sheet' | 'separator'> & { readonly isPasted: boolean };

/** A sheet, and what its columns seem to hold. */
interface MatchedSheet {
  readonly sheet: TableSheet;
  readonly matched: MatchedTable | null;
}

/** The sheet of a name or, without one, that whose columns are known best; a hidden one only where no other has cells. */
function chooseSheet(
  { sheets }: ReadTable,
  name: string | undefined,
  match: (sheet: TableSheet) => MatchedTable,
): MatchedSheet | null {
  const named = sheets.filter((sheet) => sheet.name === name);
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const [candidates = []] = [named, visible, sheets].filter(({ length }) => length > 0);
  const matched = candidates.map((sheet) => ({ sheet, matched: sheet.isTooLarge ? null : match(sheet) }));
  const known = (one: MatchedSheet) => one.matched?.known ?? 0;
  return matched.toSorted((a, b) => known(b) - known(a))[0] ?? null;
}

const failures = { busy: 'file-busy', timeout: 'file-slow', broken: 'sheet-broken' } as const;

/** Number of the empty rows between others. */
function blankRows(rows: readonly TableRow[]): number {
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? last.number - first.number + 1 - rows.length : 0;
}

/** The column that a mistake of a record is in; null for none. */
function columnOf(
  { path: [field, language] }: ContentProblem,
  targets: readonly (SheetTarget | null)[],
): number | null {
  const same = (target: SheetTarget | null) => target?.field === field;
  const exact = targets.findIndex((target) => same(target) && target?.language === language);
  const found = exact >= 0 ? exact : targets.findIndex(same);
  return found >= 0 ? found : null;
}

/** How the table names the mistake of a value that its column cannot have; null for any other. */
function cellMistake(value: unknown, target: SheetTarget, choices: readonly ContentChoice[]) {
  if (choices.length > 0 && choices.every((choice) => choice.value !== value)) return 'choice';
  return target.kind === 'date' && typeof value === 'string' && !isDay(value) ? 'date' : null;
}

/** Spreadsheets with the records of a site's lists. */
export class Sheets {
  constructor(private readonly options: SheetsOptions) {}

  async #open(name: string, visitor: Visitor) {
    const list = await this.options.lists.list(name, visitor);
    return { list, targets: sheetTargets(list, visitor.language, this.options.titlesOf(name)) };
  }

  /** The records of a list as a file of Excel. */
  async export(name: string, visitor: Visitor): Promise<Buffer> {
    const { list, targets } = await this.#open(name, visitor);
    return writeWorkbook(list, targets);
  }

  /** Reads a file, or a copied range, and what its columns seem to hold. @throws DeskRefusal */
  async read(
    name: string,
    bytes: Buffer,
    { sheet: wanted, ...options }: ReadQuery,
    visitor: Visitor,
  ): Promise<Table> {
    const { list, targets } = await this.#open(name, visitor);
    const result = await readTableApart(this.options.converter, { table: bytes, options }, 'visitor');
    if (typeof result === 'string') throw new DeskRefusal(failures[result]);
    if ('problem' in result) throw new DeskRefusal(result.problem);
    const chosen = chooseSheet(result, wanted, ({ rows }) => matchColumns(rows, targets, list));
    if (!chosen?.matched) throw new DeskRefusal('sheet-large');
    const { sheet, matched } = chosen;
    const { names, targets: found, rows, above } = matched;
    if (rows.length > mostRows) throw new DeskRefusal('sheet-large');
    if (rows.length === 0) throw new DeskRefusal('sheet-empty');
    const hidden = new Set(sheet.hiddenColumns);
    const isText = result.separator !== null;
    const { messages } = deskMessages(visitor.language);
    const { separator, otherSeparators, hasOpenQuotes, isFrom1904 } = result;
    return {
      columns: names.map((columnName, index) => {
        const target = found[index] ?? '';
        const isHidden = hidden.has(index);
        return {
          name: columnName,
          // What nobody sees changes nothing, but still says which record a row means.
          target: isHidden && !keys.includes(target) ? '' : target,
          isHidden,
          orders: [...ordersOf(rows.map(({ cells }) => cells[index]))],
        };
      }),
      rows: rows.map((row) => ({
        number: row.number,
        cells: row.cells,
        leftOut: markOf(row, names, isText),
      })),
      targets: targets.map((target) => ({
        value: target.value,
        label: target.label,
        isDate: target.kind === 'date',
        choices: [...choiceTexts(target, list.choices[target.field] ?? [], messages)],
      })),
      match: keys.filter((value) => found.includes(value)).slice(0, 1),
      sheets: result.sheets.map((one) => ({
        name: one.name,
        isHidden: one.isHidden,
        rows: one.rows.length,
      })),
      sheet: sheet.name,
      ...{ separator, otherSeparators, hasOpenQuotes, isFrom1904 },
      above: above.map(({ number }) => number),
      blank: blankRows(rows),
      filled: sheet.filled,
    };
  }

  /** Each row as it will be; with `apply` all become drafts, or none. @throws DeskRefusal */
  async rows(
    name: string,
    { columns, rows, ...choices }: Request,
    apply: boolean,
    visitor: Visitor,
  ): Promise<Preview> {
    const { list, targets } = await this.#open(name, visitor);
    const labels = await this.options.lists.labels(name, visitor);
    const chosen = columns.map((value) => targets.find((target) => target.value === value) ?? null);
    const made = await makeRecords(
      rows,
      { targets: chosen, ...choices },
      { list, labels, timeZone: this.options.timeZone },
    );
    const isRight = made.every(
      ({ isRepeated, problems }) => !isRepeated && problems.every(({ problem }) => problem === 'merged'),
    );
    const { messages } = deskMessages(visitor.language);
    const imported = made.map(({ id, record }) => ({ id, record: { ...record } }));
    const checked = await this.options.lists.import(name, imported, apply && isRight, visitor);
    const valuesOf = ({ id, record }: SheetRow) =>
      chosen.map((target) => {
        if (!target) return '';
        return target.value === keyTarget
          ? (id ?? '')
          : cellText(cellOf(record, target, list.choices[target.field] ?? []));
      });
    return {
      isApplied: checked.isApplied,
      rows: await mapInSlices(made, (row, index) => {
        const { state = 'unchanged', problems = [] } = checked.rows[index] ?? {};
        const { isRepeated } = row;
        const placed = problems.map(({ path, ...problem }) => {
          const column = columnOf({ path, ...problem }, chosen);
          const target = column === null ? null : (chosen[column] ?? null);
          const choicesOfField = list.choices[target?.field ?? ''] ?? [];
          const mistake = target && cellMistake(row.record[target.field], target, choicesOfField);
          return mistake
            ? { severity: problem.severity, message: messages[`sheets.cell.${mistake}`], column }
            : { ...problem, column };
        });
        const ofCells = row.problems.map(({ column, problem }) => ({
          column,
          message: messages[`sheets.cell.${problem}`],
          severity: problem === 'merged' ? ('warning' as const) : ('error' as const),
        }));
        return { state, isRepeated, values: valuesOf(row), problems: [...ofCells, ...placed] };
      }),
    };
  }
}
