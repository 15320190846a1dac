import type { RecordContext } from '../../engine/binding/context';
import { languageLocale } from '../../engine/language/language-locale';
import {
  nestedFields,
  recordId,
  recordKey,
  nestedRecords,
  fieldText,
  type CouncilRecord,
} from '../../engine/record/record';
import { bindText, type BoundText } from '../../engine/binding/text';
import { tagText, type TaggedText } from '../../engine/binding/tagged-text';
import type { SectionOf } from '../declaration';
import { samePosition, type IndexAt } from '../shared/bind-batches';

/** A column header, with its share of the width in percent. */
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
  readonly title: TaggedText | null;
  readonly description: BoundText | null;
  /** The records that its rows are bound to. */
  readonly items: readonly CouncilRecord[];
}

/** The column headers of every table of a section. */
export interface TableHeaders {
  /** Null where rows are not numbered. */
  readonly serial: TableColumn | null;
  readonly columns: readonly TableColumn[];
}

/** The column headers; the serial numbers take the width that the other columns leave. */
export function bindHeaders(
  { columns, serial }: SectionOf<'grouped-table'>,
  { translate }: RecordContext,
): TableHeaders {
  const heads = columns.map(({ label, share, align = 'start', heading = false }, index) => ({
    key: `column-${index}`,
    label: translate(label),
    share,
    align,
    heading,
  }));
  const rest = Math.max(0, 100 - heads.reduce((sum, { share }) => sum + share, 0));
  if (serial === undefined) return { serial: null, columns: heads };
  return {
    serial: { key: 'serial', label: translate(serial), share: rest, align: 'start', heading: false },
    columns: heads,
  };
}

/** Whether a record has items for a table. */
export function hasItems({ group }: SectionOf<'grouped-table'>, record: CouncilRecord): boolean {
  return nestedRecords(record, group.items).length > 0;
}

/** A table for each record, in the order of the records. */
export function bindTables(
  { group }: SectionOf<'grouped-table'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
  indexAt: IndexAt = samePosition,
): readonly GroupTable[] {
  return records.map((record, position) => {
    const title = fieldText(record, group.label);
    return {
      key: recordKey(record, indexAt(position)),
      title: title === null ? null : tagText(title, context.site),
      description: bindText(group.description, record, context),
      items: nestedRecords(record, group.items),
    };
  });
}

/** The rows of the items of a table. */
export function bindTableRows(
  { group, columns }: SectionOf<'grouped-table'>,
  items: readonly CouncilRecord[],
  context: RecordContext,
  indexAt: IndexAt = samePosition,
): readonly TableRow[] {
  const inner = { ...context, fields: nestedFields(context.fields, group.items) };
  const digits = new Intl.NumberFormat(languageLocale(context.site.language));
  return items.map((item, position) => ({
    key: `${recordId(item) ?? ''}-${indexAt(position)}`,
    serial: digits.format(indexAt(position) + 1),
    cells: columns.map((column) => bindText(column, item, inner)),
  }));
}
