import styled from '@emotion/styled/base';
import { memo, useCallback } from 'react';
import { recordContext } from '../../binding/context';
import type { CouncilRecord } from '../../model/record/record';
import { Icon } from '../../ui/picture/Icon';
import { offscreenItemStyles } from '../../ui/list/offscreen-item-styles';
import { SectionHeading } from '../../ui/text/SectionHeading';
import { surfaceStyles } from '../../ui/layout/PageWidth';
import { Skeleton } from '../../ui/state/Skeleton';
import { EmptyState } from '../../ui/state/States';
import { DateLine } from '../../ui/text/DateLine';
import { LinkedText } from '../../ui/text/LinkedText';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import type { BindBatch } from '../shared/bind-batches';
import { Facts } from '../shared/Facts';
import type { KeepRecord } from '../shared/CategoryFilter';
import { DocumentActions } from '../shared/documents/DocumentActions';
import { PageLinks } from '../shared/PageLinks';
import { useBoundRecords } from '../shared/use-bound-records';
import { FilteredRecords, FoundCount } from '../shared/FilteredRecords';
import { bindRows, truncatesTitles, type DocumentRow } from './bind';

const Rows = styled('ul')`
  ${surfaceStyles}
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

const Row = styled('li')`
  display: grid;
  gap: 12px;
  align-items: center;
  padding: 16px;
  ${offscreenItemStyles(77)}
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

const RowTitle = styled('div')`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  min-width: 0;
  line-height: 1.5;
  & > svg {
    color: var(--motif);
    margin-top: 0.15em;
  }
  & > .texts {
    flex: 1;
    min-width: 0;
  }
  & > .texts > dl {
    margin-top: 8px;
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
      <RowTitle>
        <Icon name={row.icon} />
        <div className="texts">
          <p className="title" title={half ? row.title?.text : undefined}>
            {row.title && <LinkedText of={row.title} />}
          </p>
          {row.date && <DateLine of={row.date} />}
          <Facts facts={row.facts} />
        </div>
      </RowTitle>
      <DocumentActions buttons={row.buttons} title={row.title} half={half} />
    </Holder>
  );
});

const skeleton = (
  <Rows as="div">
    {[60, 80, 45, 70].map((width) => (
      <Row as="div" key={width}>
        <Skeleton style={{ width: `${width}%`, height: 24 }} />
        <Skeleton style={{ width: 124, height: 48 }} />
      </Row>
    ))}
  </Rows>
);

interface DocumentRowsProps {
  readonly section: SectionOf<'document-rows'>;
}

interface DocumentListProps extends DocumentRowsProps {
  readonly records: readonly CouncilRecord[];
  readonly keep: KeepRecord | undefined;
}

function DocumentList({ section, records, keep }: DocumentListProps) {
  const { context } = useContent();
  const half = truncatesTitles(section);
  const bind = useCallback<BindBatch<DocumentRow>>(
    (batch, indexAt) => bindRows(section, batch, recordContext(section.source, context), indexAt),
    [section, context],
  );
  const { items, total, page } = useBoundRecords(records, bind, keep);
  return (
    <>
      {keep && <FoundCount of={total} />}
      {total > 0 ? (
        <Rows>
          {items.map((row) => (
            <DocumentItem key={row.key} row={row} half={half} />
          ))}
        </Rows>
      ) : (
        <EmptyState text={context.translate(section.empty ?? 'common.noData')} />
      )}
      <PageLinks of={page} />
    </>
  );
}

/** Rows with a title and buttons that open documents, with a category filter where the section has one. */
export function DocumentRowsTemplate({ section }: DocumentRowsProps) {
  const { context } = useContent();
  const heading = section.title && <SectionHeading>{context.translate(section.title)}</SectionHeading>;
  return (
    <FilteredRecords of={section} heading={heading} skeleton={skeleton}>
      {(records, keep) => <DocumentList section={section} records={records} keep={keep} />}
    </FilteredRecords>
  );
}
