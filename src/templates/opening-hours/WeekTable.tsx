import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { formatTime } from '../../engine/binding/date';
import { groupDays, type DayRange, type Opening, type Week } from '../../engine/binding/week';
import type { Site } from '../../engine/site/site';
import { useContent } from '../content';

const Rows = styled('dl')`
  display: grid;
  border-block: 1px solid var(--line);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    justify-content: space-between;
    padding-block-start: 8px;
    padding-block-end: 8px;
    line-height: 1.5;
  }
  & > div + div {
    border-top: 1px solid var(--line);
  }
  & > .today {
    margin-inline-start: -8px;
    margin-inline-end: -8px;
    padding-inline-start: 8px;
    padding-inline-end: 8px;
    background: var(--accent-soft);
    font-weight: 700;
  }
  & dd {
    margin-inline-start: auto;
  }
  & dd > span {
    display: block;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
`;

/** A stretch of time in the digits of the language: 10:30 – 18:10. */
export function formatOpening({ opens, closes }: Opening, site: Site): string {
  return `${formatTime(opens, site)} – ${formatTime(closes, site)}`;
}

interface WeekTableProps {
  readonly week: Week;
  /** Today's day of the week, which is marked. */
  readonly today: number;
}

/** The hours of a week; days with the same hours share a row. */
export function WeekTable({ week, today }: WeekTableProps) {
  const intl = useIntl();
  const { site } = useContent().context;
  const nameOf = (weekday: number) =>
    intl.formatMessage({ id: 'hours.weekday' }, { weekday: String(weekday) });
  const daysOf = ({ from, to }: DayRange) => {
    if (from === to) return nameOf(from);
    const id = to - from === 1 ? 'hours.daysPair' : 'hours.days';
    return intl.formatMessage({ id }, { from: nameOf(from), to: nameOf(to) });
  };
  return (
    <Rows>
      {groupDays(week).map((range) => (
        <div key={range.from} className={range.from <= today && today <= range.to ? 'today' : undefined}>
          <dt>{daysOf(range)}</dt>
          <dd>
            {range.openings.length === 0 ? intl.formatMessage({ id: 'hours.closed' }) : null}
            {range.openings.map((opening) => (
              <span key={opening.opens}>{formatOpening(opening, site)}</span>
            ))}
          </dd>
        </div>
      ))}
    </Rows>
  );
}
