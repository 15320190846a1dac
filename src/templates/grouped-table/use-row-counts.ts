import { listPageOf, recordsPerPage } from '../../engine/page/list-page';
import { nestedRecords, type CouncilRecord } from '../../engine/record/record';
import { useIncrementalCount } from '../../site/ui/list/use-incremental-count';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';

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
  let added = useIncrementalCount(
    tables.reduce((sum, { later }) => sum + later, 0),
    0,
  );
  const counts = tables.map(({ inHtml, later }) => {
    const more = Math.min(added, later);
    added -= more;
    return inHtml + more;
  });
  return counts.filter((count) => count > 0);
}
