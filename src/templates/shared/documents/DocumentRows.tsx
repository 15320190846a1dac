import { Skeleton } from '../../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { memo } from 'react';
import type { BoundDay } from '../../../engine/binding/date';
import type { Fact } from '../../../engine/binding/fact';
import type { BoundText } from '../../../engine/binding/text';
import { surfaceStyles } from '../../../site/ui/layout/PageWidth';
import { offscreenItemStyles } from '../../../site/ui/list/offscreen-styles';
import { Icon } from '../../../site/ui/picture/Icon';
import type { IconName } from '../../../site/ui/picture/icon-paths';
import { DateLine } from '../../../site/ui/text/DateLine';
import { LinkedText } from '../../../site/ui/text/LinkedText';
import { Facts } from '../Facts';
import { NoRecords, type RecordsSection } from '../Records';
import type { DocumentButton } from './bind-buttons';
import { DocumentActions } from './DocumentActions';

/** A row with documents, ready to render. */
export interface DocumentRow {
  /** Unique in its section even if ids repeat. */
  readonly key: string;
  readonly icon: IconName;
  readonly title: BoundText | null;
  /** Text under the title. */
  readonly body: BoundText | null;
  /** Kind of the document. */
  readonly caption: string | null;
  readonly date: BoundDay | null;
  readonly facts: readonly Fact[];
  readonly buttons: readonly DocumentButton[];
}

/** The list of rows. */
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
  }
  @media screen and (min-width: 768px) {
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

const Details = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  color: var(--ink-soft);
  font-size: var(--small);
`;

const Body = styled('p')`
  max-width: var(--measure);
  color: var(--ink-soft);
  font-size: var(--small);
`;

interface DocumentItemProps {
  readonly row: DocumentRow;
  /** Whether titles are truncated at half the width (B2.10.4). */
  readonly half?: boolean;
}

/** A row: icon, title, date and facts, and the buttons that open its documents. */
const DocumentItem = memo(function DocumentItem({ row, half = false }: DocumentItemProps) {
  const Holder = half ? HalfRow : Row;
  return (
    <Holder>
      <RowTitle>
        <Icon name={row.icon} />
        <div className="texts">
          <p className="title" title={half ? row.title?.text : undefined}>
            {row.title && <LinkedText of={row.title} />}
          </p>
          {(row.caption ?? row.date) && (
            <Details>
              {row.caption && <span>{row.caption}</span>}
              {row.date && <DateLine of={row.date} />}
            </Details>
          )}
          {row.body && (
            <Body>
              <LinkedText of={row.body} />
            </Body>
          )}
          <Facts facts={row.facts} />
        </div>
      </RowTitle>
      <DocumentActions buttons={row.buttons} title={row.title} half={half} />
    </Holder>
  );
});

interface DocumentListProps {
  readonly rows: readonly DocumentRow[];
  readonly half?: boolean;
  readonly section: Pick<RecordsSection, 'empty'>;
}

/** The rows of a section, or that there are none. */
export function DocumentList({ rows, half = false, section }: DocumentListProps) {
  if (rows.length === 0) return <NoRecords of={section} />;
  return (
    <Rows>
      {rows.map((row) => (
        <DocumentItem key={row.key} row={row} half={half} />
      ))}
    </Rows>
  );
}

/** Shown while documents load. */
export const rowsSkeleton = (
  <Rows as="div">
    {[60, 80, 45, 70].map((width) => (
      <Row as="div" key={width}>
        <Skeleton style={{ width: `${width}%`, height: 24 }} />
        <Skeleton style={{ width: 124, height: 48 }} />
      </Row>
    ))}
  </Rows>
);
