import { listPageOf, recordsPerPage } from '../../engine/page/list-page';
import { nestedRecords, type CouncilRecord } from '../../engine/record/record';
import { useIncrementalCount } from '../../site/ui/list/use-incremental-count';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';

/** The numbers of rows of a table that the HTML has and that are added to them. */
interface RowCounts {
  readonly inHtml: number;
  readonly later: number;
}

/** Gives the rows that are added to the first tables. */
function spreadRows(tables: readonly RowCounts[], added: number): readonly number[] {
  let rest = added;
  return tables.map(({ inHtml, later }) => {
    const more = Math.min(rest, later);
    rest -= more;
    return inHtml + more;
  });
}

/**
 * How many rows of each table from the beginning of the page are rendered, without the tables that have none yet: those of the
 * HTML, then the others batch by batch, a batch of rows over all tables. Tables with few rows or many thus take equally long.
 */
export function useRowCounts(
  { group }: SectionOf<'grouped-table'>,
  records: readonly CouncilRecord[],
): readonly number[] {
  const { listPage } = useContent();
  const tables = records.slice(listPageOf(records.length, listPage).start).map((record, index) => {
    const rows = nestedRecords(record, group.items).length;
    const left = rows - listPageOf(rows, listPage).start;
    const inHtml = index < recordsPerPage ? Math.min(left, recordsPerPage) : 0;
    return { inHtml, later: left - inHtml };
  });
  const total = tables.reduce((sum, { later }) => sum + later, 0);
  const added = useIncrementalCount(total, 0);
  return spreadRows(tables, added).filter((count) => count > 0);
}
