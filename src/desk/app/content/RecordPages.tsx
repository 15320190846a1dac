import TablePagination from '@mui/material/TablePagination';
import { useSay } from '../language/use-say';

const pageSize = 50;

/** The records of a page; those of the last one for a page behind it. */
export function recordsOnPage<Item>(records: readonly Item[], page: number): readonly Item[] {
  const last = Math.max(0, Math.ceil(records.length / pageSize) - 1);
  const start = Math.min(page, last) * pageSize;
  return records.slice(start, start + pageSize);
}

interface RecordPagesProps {
  readonly count: number;
  readonly page: number;
  readonly turnTo: (page: number) => void;
}

/** Turns the pages of a long list. */
export function RecordPages({ count, page, turnTo }: RecordPagesProps) {
  const say = useSay();
  if (count <= pageSize) return null;
  const last = Math.ceil(count / pageSize) - 1;
  return (
    <TablePagination
      component="div"
      count={count}
      page={Math.min(page, last)}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[pageSize]}
      labelDisplayedRows={({ from, to }) => say('content.range', { from, to, count })}
      getItemAriaLabel={(type) => say(type === 'next' ? 'content.nextPage' : 'content.previousPage')}
      onPageChange={(_, turned) => {
        turnTo(turned);
      }}
    />
  );
}
