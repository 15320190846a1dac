import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { memo, useCallback, useId, useMemo, type AriaAttributes, type CSSProperties } from 'react';
import { recordContext } from '../../engine/binding/context';
import type { CouncilRecord } from '../../engine/record/record';
import type { BoundText } from '../../engine/binding/text';
import { Paragraphs } from '../../site/ui/text/Paragraphs';
import { offscreenStyles } from '../../site/ui/list/offscreen-styles';
import { SectionHeading } from '../../site/ui/text/SectionHeading';
import { LinkedText } from '../../site/ui/text/LinkedText';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { MoreLink } from '../shared/MoreLink';
import { PageLinks } from '../shared/PageLinks';
import { Records } from '../shared/Records';
import { useCountedRecords, useSectionBinding } from '../shared/use-bound-records';
import {
  bindHeaders,
  bindTableRows,
  bindTables,
  hasItems,
  type GroupTable,
  type TableColumn,
  type TableHeaders,
  type TableRow,
} from './bind';
import { StackingTable } from './table-styles';
import { useRowCounts } from './use-row-counts';

const Group = styled('section')`
  & + & {
    margin-top: var(--gap);
  }
  @media not print {
    &:nth-of-type(n + 2) {
      ${offscreenStyles('calc(var(--rows) * 64px + 130px)')}
    }
  }
  @media screen and (max-width: 767.98px) {
    &:nth-of-type(n + 2) {
      contain-intrinsic-size: auto calc(var(--rows) * 250px + 80px);
    }
  }
`;

/** The number of rows in a table, for the height that it takes until it is near the screen. */
const rowCountStyle = (rows: number): CSSProperties & Readonly<Record<`--${string}`, number>> => ({
  '--rows': rows,
});

const Description = styled('div')`
  margin-bottom: 16px;
`;

const Scroll = styled('div')`
  overflow-x: auto;
  border-radius: var(--radius-card);
`;

const skeleton = (
  <>
    <Skeleton style={{ width: 'min(70%, 18rem)', height: 28, marginBottom: 16 }} />
    <Skeleton style={{ height: '18rem' }} />
  </>
);

function Cell({ column, text }: { readonly column: TableColumn; readonly text: BoundText | null }) {
  const content = text && (
    <span>
      <LinkedText of={text} />
    </span>
  );
  if (column.heading && content) {
    return (
      <th role="rowheader" scope="row">
        {content}
      </th>
    );
  }
  const className = [column.align, text?.unbroken ? 'unbroken' : ''].join(' ').trim();
  return (
    <td role="cell" className={className} data-label={column.label}>
      {content}
    </td>
  );
}

function Head({ column }: { readonly column: TableColumn }) {
  return (
    <th role="columnheader" scope="col" className={column.align}>
      {column.label}
    </th>
  );
}

interface ItemRowProps {
  readonly row: TableRow;
  readonly heads: TableHeaders;
}

const ItemRow = memo(function ItemRow({ row, heads: { serial, columns } }: ItemRowProps) {
  return (
    <tr role="row">
      {serial && (
        <td role="cell" className="serial" data-label={serial.label}>
          {row.serial}
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} text={row.cells[index] ?? null} />
      ))}
    </tr>
  );
});

interface ItemTableProps {
  readonly rows: readonly TableRow[];
  readonly heads: TableHeaders;
  /** Its heading, or the page's title for a table without one. */
  readonly name: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;
}

/** The roles repeat the meaning of the elements, because a table displayed as blocks loses its semantics. */
function ItemTable({ rows, heads, name }: ItemTableProps) {
  const { serial, columns } = heads;
  const all = serial ? [serial, ...columns] : columns;
  return (
    <StackingTable role="table" columns={all.length} {...name}>
      <colgroup>
        {all.map(({ key, share }) => (
          <col key={key} style={{ width: `${share}%` }} />
        ))}
      </colgroup>
      <thead role="rowgroup">
        <tr role="row">
          {all.map((column) => (
            <Head key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <ItemRow key={row.key} row={row} heads={heads} />
        ))}
      </tbody>
    </StackingTable>
  );
}

interface TableGroupProps extends GroupedTableProps {
  readonly table: GroupTable;
  readonly heads: TableHeaders;
  /** How many rows are rendered so far. */
  readonly count: number;
}

const TableGroup = memo(function TableGroup({ section, table, heads, count }: TableGroupProps) {
  const { pageTitle } = useContent();
  const bind = useSectionBinding(section, bindTableRows);
  const { items: rows, page } = useCountedRecords(table.items, bind, count);
  const id = useId();
  const name = table.title ? { 'aria-labelledby': id } : { 'aria-label': pageTitle };
  return (
    <Group style={rowCountStyle(rows.length)}>
      {table.title && (
        <SectionHeading as={section.title ? 'h3' : 'h2'} id={id}>
          <TextWithLang of={table.title} />
        </SectionHeading>
      )}
      {table.description && (
        <Description>
          <Paragraphs {...table.description} />
        </Description>
      )}
      <Scroll role="group" tabIndex={0} {...name}>
        <ItemTable rows={rows} heads={heads} name={name} />
      </Scroll>
      <PageLinks of={page} />
    </Group>
  );
});

interface TablesProps extends GroupedTableProps {
  readonly records: readonly CouncilRecord[];
}

function Tables({ section, records }: TablesProps) {
  const { context } = useContent();
  const heads = useMemo(
    () => bindHeaders(section, recordContext(section.source, context)),
    [section, context],
  );
  const counts = useRowCounts(section, records);
  const bind = useSectionBinding(section, bindTables);
  const { items: tables, page } = useCountedRecords(records, bind, counts.length);
  return (
    <div>
      {counts.map((count, index) => {
        const table = tables[index];
        return (
          table && <TableGroup key={table.key} section={section} table={table} heads={heads} count={count} />
        );
      })}
      <PageLinks of={page} />
    </div>
  );
}

interface GroupedTableProps {
  readonly section: SectionOf<'grouped-table'>;
}

/** One table for each record, of the items it holds. */
export function GroupedTableTemplate({ section }: GroupedTableProps) {
  const keep = useCallback((record: CouncilRecord) => hasItems(section, record), [section]);
  return (
    <div>
      <Records of={section} keep={keep} skeleton={skeleton}>
        {(records) => <Tables section={section} records={records} />}
      </Records>
      <MoreLink to={section.more} />
    </div>
  );
}
