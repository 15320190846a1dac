import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { contextOf } from '../../binding/context';
import type { CouncilRecord } from '../../binding/council-record';
import { Icon } from '../../ui/Icon';
import { LongList } from '../../ui/LongList';
import { manyItems } from '../../ui/many-items';
import { SectionHeading } from '../../ui/SectionHeading';
import { sheet } from '../../ui/Sheet';
import { Bone } from '../../ui/Skeleton';
import { Empty } from '../../ui/States';
import { Words } from '../../ui/Words';
import { useContent, type SectionOf } from '../contract';
import type { Keep } from '../Filter';
import { FilteredRecords, FoundCount } from '../FilteredRecords';
import { bindRows, cutsTitles, type DocumentRow } from './bind';
import { DocumentActions } from './DocumentActions';

const Rows = styled('ul')`
  ${sheet}
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

const Row = styled('li')`
  display: grid;
  gap: 12px;
  align-items: center;
  padding: 16px;
  ${manyItems(77)}
  &:hover {
    background: color-mix(in srgb, var(--accent-soft) 45%, var(--surface));
  }
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, auto);
    gap: 24px;
    padding: 14px 20px;
  }
`;

const HalfRow = styled(Row)`
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & .title {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

const What = styled('div')`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  min-width: 0;
  line-height: 1.5;
  & > svg {
    color: var(--motif);
    margin-top: 0.15em;
  }
  & > .title {
    min-width: 0;
  }
`;

interface DocumentItemProps {
  readonly row: DocumentRow;
  readonly half: boolean;
}

const DocumentItem = memo(function DocumentItem({ row, half }: DocumentItemProps) {
  const Holder = half ? HalfRow : Row;
  return (
    <Holder>
      <What>
        <Icon name={row.icon} />
        <span className="title" title={half ? row.title?.text : undefined}>
          {row.title && <Words of={row.title} />}
        </span>
      </What>
      <DocumentActions row={row} half={half} />
    </Holder>
  );
});

const skeleton = (
  <Rows as="div">
    {[60, 80, 45, 70].map((width) => (
      <Row as="div" key={width}>
        <Bone style={{ width: `${width}%`, height: 24 }} />
        <Bone style={{ width: 124, height: 48 }} />
      </Row>
    ))}
  </Rows>
);

interface DocumentRowsProps {
  readonly section: SectionOf<'document-rows'>;
}

interface DocumentListProps extends DocumentRowsProps {
  readonly records: readonly CouncilRecord[];
  readonly keep: Keep | undefined;
}

function DocumentList({ section, records, keep }: DocumentListProps) {
  const { context } = useContent();
  const half = cutsTitles(section);
  const all = useMemo(
    () => bindRows(section, records, contextOf(section.source, context)),
    [section, records, context],
  );
  const rows = useMemo(() => {
    const kept = keep && records.map(keep);
    return kept ? all.filter((_row, index) => kept[index]) : all;
  }, [all, records, keep]);
  return (
    <>
      {keep && <FoundCount of={rows.length} />}
      {rows.length > 0 ? (
        <LongList items={rows} within={(items) => <Rows>{items}</Rows>}>
          {(row) => <DocumentItem key={row.key} row={row} half={half} />}
        </LongList>
      ) : (
        <Empty text={context.say(section.empty ?? 'common.noData')} />
      )}
    </>
  );
}

/** Rows with a title and buttons that open documents, under a filter where the section has one. */
export function DocumentRowsTemplate({ section }: DocumentRowsProps) {
  const { context } = useContent();
  const heading = section.title && <SectionHeading>{context.say(section.title)}</SectionHeading>;
  return (
    <FilteredRecords of={section} heading={heading} skeleton={skeleton}>
      {(records, keep) => <DocumentList section={section} records={records} keep={keep} />}
    </FilteredRecords>
  );
}
