import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { useMemo } from 'react';
import { recordContext } from '../../engine/binding/context';
import type { CouncilRecord } from '../../engine/record/record';
import { surfaceStyles } from '../../site/ui/layout/PageWidth';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { NoRecords, Records } from '../shared/Records';
import { bindChart, type Bar } from './bind';

const Rows = styled('ul')`
  ${surfaceStyles}
  padding: 4px 20px;
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px 24px;
    padding: 12px 0;
    break-inside: avoid;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > li > p {
    font-weight: 700;
    line-height: 1.4;
  }
  @media (min-width: 768px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }
`;

/** Bars grow from the side on which the texts begin. */
const BarLine = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 5em) minmax(24px, 1fr) minmax(7em, max-content);
  gap: 2px 12px;
  align-items: center;
  font-size: var(--small);
  line-height: 1.6;
  font-variant-numeric: tabular-nums;
  & > svg {
    grid-column: 2;
    width: 100%;
    height: 14px;
  }
  & > .track {
    color: var(--ink-soft);
  }
  & > .value {
    text-align: end;
  }
  @media (max-width: 479px) {
    &:not(.single) {
      grid-template-columns: minmax(0, 1fr) max-content;
    }
    &:not(.single) > svg {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
  &.single {
    grid-template-columns: minmax(24px, 1fr) minmax(7em, max-content);
  }
  &.single > svg {
    grid-column: 1;
  }
  [dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
`;

/** The bar is hidden from screen readers: its value is written beside it. */
function BarOf({ bar: { group, value, length } }: { readonly bar: Bar }) {
  return (
    <BarLine className={group ? undefined : 'single'}>
      {group && (
        <span className="track">
          <TextWithLang of={group} />
        </span>
      )}
      <svg aria-hidden="true">
        <rect width="100%" height="14" rx="3" fill="var(--sunken)" />
        <rect width={`${length.toFixed(1)}%`} height="14" rx="3" fill="var(--accent)" />
      </svg>
      <span className="value">{value}</span>
    </BarLine>
  );
}

interface SectionProps {
  readonly section: SectionOf<'chart'>;
}

function Chart({ section, records }: SectionProps & { readonly records: readonly CouncilRecord[] }) {
  const { context } = useContent();
  const rows = useMemo(
    () => bindChart(section, records, recordContext(section.source, context)),
    [section, records, context],
  );
  if (rows.length === 0) {
    if (section.whenEmpty === 'hide') return null;
    return <NoRecords of={section} />;
  }
  return (
    <Rows>
      {rows.map(({ label, bars }, index) => (
        <li key={index}>
          <p>
            <TextWithLang of={label} />
          </p>
          <div>
            {bars.map((bar, position) => (
              <BarOf key={position} bar={bar} />
            ))}
          </div>
        </li>
      ))}
    </Rows>
  );
}

const skeleton = <Skeleton style={{ height: 320 }} />;

/** Bars of the sums per category, with their values (B11.3.9). */
export function ChartTemplate({ section }: SectionProps) {
  return (
    <Records of={section} skeleton={skeleton}>
      {(records) => <Chart section={section} records={records} />}
    </Records>
  );
}
