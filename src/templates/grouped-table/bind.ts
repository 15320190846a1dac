import type { RecordContext } from '../../binding/context';
import { fieldsOf, idOf, recordsOf, textOf, type CouncilRecord } from '../../binding/council-record';
import { bindText, type BoundText } from '../../binding/text';
import { wordsOf, type Words } from '../../binding/words';
import type { SectionOf } from '../contract';

/** A column's head, with its share of the width in percent. */
export interface TableColumn {
  readonly key: string;
  readonly label: string;
  readonly share: number;
  readonly align: 'start' | 'end';
  /** Its cells name their rows. */
  readonly heading: boolean;
}

/** A row: its number, then a cell for each column. */
export interface TableRow {
  readonly key: string;
  readonly serial: string;
  readonly cells: readonly (BoundText | null)[];
}

/** The table of a group. */
export interface GroupTable {
  readonly key: string;
  readonly title: Words | null;
  readonly description: BoundText | null;
  readonly rows: readonly TableRow[];
}

/** The heads of every table of a section. */
export interface TableHeads {
  /** Null where rows have no number. */
  readonly serial: TableColumn | null;
  readonly columns: readonly TableColumn[];
}

/** The heads; the column of serial numbers takes the width that the others leave. */
export function bindHeads(
  { columns, serial }: SectionOf<'grouped-table'>,
  { say }: RecordContext,
): TableHeads {
  const heads = columns.map(({ label, share, align = 'start', heading = false }, index) => ({
    key: `column-${index}`,
    label: say(label),
    share,
    align,
    heading,
  }));
  const rest = Math.max(0, 100 - heads.reduce((sum, { share }) => sum + share, 0));
  if (serial === undefined) return { serial: null, columns: heads };
  return {
    serial: { key: 'serial', label: say(serial), share: rest, align: 'start', heading: false },
    columns: heads,
  };
}

/** Whether a group has anything to put into a table. */
export function holdsItems({ group }: SectionOf<'grouped-table'>, record: CouncilRecord): boolean {
  return recordsOf(record, group.items).length > 0;
}

/** A table for each record, in the order of the records. */
export function bindTables(
  section: SectionOf<'grouped-table'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly GroupTable[] {
  const { group } = section;
  return records.map((record, index) => {
    const title = textOf(record, group.label);
    return {
      key: `${idOf(record) ?? ''}-${index}`,
      title: title === null ? null : wordsOf(title, context.site),
      description: bindText(group.description, record, context),
      rows: bindTableRows(section, record, context),
    };
  });
}

function bindTableRows(
  { group, columns }: SectionOf<'grouped-table'>,
  record: CouncilRecord,
  context: RecordContext,
): readonly TableRow[] {
  const inner = { ...context, fields: fieldsOf(context.fields, group.items) };
  const { locale, numberingSystem = 'latn' } = context.site.language;
  const digits = new Intl.NumberFormat(locale, { numberingSystem });
  return recordsOf(record, group.items).map((item, index) => ({
    key: `${idOf(item) ?? ''}-${index}`,
    serial: digits.format(index + 1),
    cells: columns.map((column) => bindText(column, item, inner)),
  }));
}
