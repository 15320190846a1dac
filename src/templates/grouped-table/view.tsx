import { styled } from '@mui/material/styles';
import { memo, useCallback, useId, useMemo, type AriaAttributes, type ReactNode } from 'react';
import { contextOf } from '../../binding/context';
import type { CouncilRecord } from '../../binding/council-record';
import type { BoundText } from '../../binding/text';
import { LongList } from '../../ui/LongList';
import { Paragraphs } from '../../ui/Paragraphs';
import { SectionHeading } from '../../ui/SectionHeading';
import { Bone } from '../../ui/Skeleton';
import { Words } from '../../ui/Words';
import { useContent, type SectionOf } from '../contract';
import { Records } from '../Records';
import {
  bindHeads,
  bindTables,
  holdsItems,
  type GroupTable,
  type TableColumn,
  type TableHeads,
  type TableRow,
} from './bind';
import { StackingTable } from './table-styles';

const Group = styled('section')`
  & + & {
    margin-top: var(--gap);
  }
`;

const Description = styled('div')`
  margin-bottom: 16px;
`;

const Scroll = styled('div')`
  overflow-x: auto;
  border-radius: var(--radius-card);
`;

const skeleton = (
  <>
    <Bone style={{ width: 'min(70%, 18rem)', height: 28, marginBottom: 16 }} />
    <Bone style={{ height: '18rem' }} />
  </>
);

function Cell({ column, text }: { readonly column: TableColumn; readonly text: BoundText | null }) {
  const content = text && (
    <span>
      <Words of={text} />
    </span>
  );
  if (column.heading && content) {
    return (
      <th role="rowheader" scope="row">
        {content}
      </th>
    );
  }
  const look = [column.align, text?.unbroken ? 'unbroken' : ''].join(' ').trim();
  return (
    <td role="cell" className={look} data-label={column.label}>
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
  readonly heads: TableHeads;
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
  readonly table: GroupTable;
  readonly heads: TableHeads;
  /** Its heading, or the page's title for a table without one. */
  readonly name: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;
}

/** The roles say again what the elements mean, since a table that is drawn as blocks loses its meaning. */
function ItemTable({ table, heads, name }: ItemTableProps) {
  const { serial, columns } = heads;
  const all = serial ? [serial, ...columns] : columns;
  const within = (rows: readonly ReactNode[]) => (
    <StackingTable role="table" {...name}>
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
      <tbody role="rowgroup">{rows}</tbody>
    </StackingTable>
  );
  return (
    <LongList items={table.rows} within={within}>
      {(row) => <ItemRow key={row.key} row={row} heads={heads} />}
    </LongList>
  );
}

interface TableGroupProps extends Omit<ItemTableProps, 'name'> {
  readonly heading: 'h2' | 'h3';
}

function TableGroup({ table, heads, heading }: TableGroupProps) {
  const { pageTitle } = useContent();
  const id = useId();
  const name = table.title ? { 'aria-labelledby': id } : { 'aria-label': pageTitle };
  return (
    <Group>
      {table.title && (
        <SectionHeading as={heading} id={id}>
          <Words of={table.title} />
        </SectionHeading>
      )}
      {table.description && (
        <Description>
          <Paragraphs {...table.description} />
        </Description>
      )}
      <Scroll role="group" tabIndex={0} {...name}>
        <ItemTable table={table} heads={heads} name={name} />
      </Scroll>
    </Group>
  );
}

interface TablesProps extends GroupedTableProps {
  readonly records: readonly CouncilRecord[];
}

function Tables({ section, records }: TablesProps) {
  const { context } = useContent();
  const [heads, tables] = useMemo(() => {
    const bound = contextOf(section.source, context);
    return [bindHeads(section, bound), bindTables(section, records, bound)];
  }, [section, records, context]);
  return (
    <div>
      {tables.map((table) => (
        <TableGroup key={table.key} table={table} heads={heads} heading={section.title ? 'h3' : 'h2'} />
      ))}
    </div>
  );
}

interface GroupedTableProps {
  readonly section: SectionOf<'grouped-table'>;
}

/** One table for each record, of the items it holds. */
export function GroupedTableTemplate({ section }: GroupedTableProps) {
  const { context } = useContent();
  const keep = useCallback((record: CouncilRecord) => holdsItems(section, record), [section]);
  const heading = section.title && <SectionHeading>{context.say(section.title)}</SectionHeading>;
  return (
    <Records of={section} heading={heading} keep={keep} skeleton={skeleton}>
      {(records) => <Tables section={section} records={records} />}
    </Records>
  );
}
