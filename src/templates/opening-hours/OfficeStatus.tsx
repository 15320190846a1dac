import styled from '@emotion/styled';
import { useContext } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { formatTime } from '../../engine/binding/date';
import type { BoundText } from '../../engine/binding/text';
import { openingsOn, openState, type Clock, type OpenState, type Week } from '../../engine/binding/week';
import type { Site } from '../../engine/site/site';
import { useContent } from '../content';
import { ClockContext } from './clock-context';
import { formatOpening } from './WeekTable';

/** Two lines in every state, so that nothing moves when the browser knows the time. */
const Lines = styled('p')`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 10px;
  min-height: 3em;
  line-height: 1.5;
  &::before {
    content: '';
    width: 14px;
    height: 14px;
    margin-top: calc(0.75em - 7px);
    border: 2px solid var(--line-strong);
    border-radius: 50%;
  }
  & > span {
    grid-column: 2;
    font-variant-numeric: tabular-nums;
  }
  &[data-open='true'] > b {
    color: var(--success);
  }
  &[data-open='true']::before {
    border-color: var(--success);
    background: var(--success);
  }
  @media print {
    display: none;
  }
`;

interface StatusProps {
  readonly week: Week;
  /** Days on which everything is closed, with the reason. */
  readonly closed: ReadonlyMap<string, BoundText | null>;
}

/** Texts of the two lines. */
interface Status {
  readonly head: string;
  readonly more: string;
  readonly isOpen: boolean;
}

/** The hours of a day, which hold all day: without script, and until the browser knows the time. */
function statusOfDay(intl: IntlShape, site: Site, { week, closed }: StatusProps, day: string): Status {
  const openings = openingsOn(week, day, (one) => closed.has(one));
  if (openings.length === 0) {
    const head = intl.formatMessage({ id: 'hours.closedToday' });
    return { head, more: closed.get(day)?.text ?? '', isOpen: false };
  }
  const more = openings.map((opening) => formatOpening(opening, site)).join(', ');
  return { head: intl.formatMessage({ id: 'hours.today' }), more, isOpen: false };
}

type Next = Extract<OpenState, { state: 'closed' }>['next'];

/** When an office opens next. */
function describeNext(intl: IntlShape, site: Site, next: Next): string {
  if (!next) return '';
  const time = formatTime(next.opens, site);
  if (next.days === 0) return intl.formatMessage({ id: 'hours.opensAt' }, { time });
  const day = intl.formatMessage({ id: 'hours.weekday' }, { weekday: String(next.weekday) });
  return intl.formatMessage({ id: 'hours.opensOn' }, { day, time });
}

/** Whether the office is open at a moment. */
function statusAt(intl: IntlShape, site: Site, props: StatusProps, clock: Clock): Status {
  const { week, closed } = props;
  const state = openState(week, clock, (day) => closed.has(day));
  if (state.state === 'open') {
    const more = intl.formatMessage({ id: 'hours.until' }, { time: formatTime(state.until, site) });
    return { head: intl.formatMessage({ id: 'hours.openNow' }), more, isOpen: true };
  }
  if (closed.has(clock.day)) return statusOfDay(intl, site, props, clock.day);
  const head = intl.formatMessage({ id: 'hours.closedNow' });
  return { head, more: describeNext(intl, site, state.next), isOpen: false };
}

/** Today's hours in the HTML, which is kept for a day; in the browser, whether the office is open now (B11.1.5). */
export function OfficeStatus(props: StatusProps) {
  const intl = useIntl();
  const { context } = useContent();
  const { site, today } = context;
  const useClock = useContext(ClockContext);
  const clock = useClock(site.config.timeZone);
  const { head, more, isOpen } = clock
    ? statusAt(intl, site, props, clock)
    : statusOfDay(intl, site, props, today);
  return (
    <Lines data-open={isOpen}>
      <b>{head}</b>
      <span>{more}</span>
    </Lines>
  );
}
