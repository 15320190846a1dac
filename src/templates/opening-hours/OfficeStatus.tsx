import styled from '@emotion/styled/base';
import { useIntl, type IntlShape } from 'react-intl';
import { formatTime } from '../../binding/date';
import type { BoundText } from '../../binding/text';
import { openingsOn, openState, type Clock, type Week } from '../../binding/week';
import type { Site } from '../../model/site/site';
import { useContent } from '../content';
import { formatOpening } from './WeekTable';

const Line = styled('p')`
  display: flex;
  gap: 10px;
  align-items: baseline;
  min-height: 1.6em;
  font-weight: 700;
  line-height: 1.5;
  &::before {
    content: '';
    flex: none;
    width: 12px;
    height: 12px;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
  }
  &[data-open='true'] {
    color: var(--success);
  }
  &[data-open='true']::before {
    border-color: currentColor;
    background: currentColor;
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

interface Status {
  readonly text: string;
  readonly isOpen: boolean;
}

/** The hours of a day, which hold all day: without script, and until the browser knows the time. */
function statusOfDay(intl: IntlShape, site: Site, { week, closed }: StatusProps, day: string): Status {
  const openings = openingsOn(week, day, (one) => closed.has(one));
  const reason = closed.get(day);
  if (reason)
    return { text: intl.formatMessage({ id: 'hours.closedFor' }, { reason: reason.text }), isOpen: false };
  const hours =
    openings.length === 0
      ? intl.formatMessage({ id: 'hours.closed' })
      : openings.map((opening) => formatOpening(opening, site)).join(', ');
  return { text: intl.formatMessage({ id: 'hours.today' }, { hours }), isOpen: false };
}

/** Whether the office is open at a moment. */
function statusAt(intl: IntlShape, site: Site, { week, closed }: StatusProps, clock: Clock): Status {
  const state = openState(week, clock, (day) => closed.has(day));
  if (state.state === 'open') {
    const time = formatTime(state.until, site);
    return { text: intl.formatMessage({ id: 'hours.openUntil' }, { time }), isOpen: true };
  }
  if (closed.get(clock.day)) return statusOfDay(intl, site, { week, closed }, clock.day);
  const { next } = state;
  if (!next) return { text: intl.formatMessage({ id: 'hours.closedNow' }), isOpen: false };
  const time = formatTime(next.opens, site);
  const weekday = intl.formatMessage({ id: 'hours.weekday' }, { weekday: String(next.weekday) });
  const text =
    next.days === 0
      ? intl.formatMessage({ id: 'hours.opensAt' }, { time })
      : intl.formatMessage({ id: 'hours.opensOn' }, { day: weekday, time });
  return { text, isOpen: false };
}

/** Today's hours in the HTML, which is kept for a day; in the browser, whether the office is open now (B11.1.5). */
export function OfficeStatus(props: StatusProps) {
  const intl = useIntl();
  const { context, useClock } = useContent();
  const clock = useClock();
  const { site, today } = context;
  const { text, isOpen } = clock ? statusAt(intl, site, props, clock) : statusOfDay(intl, site, props, today);
  return <Line data-open={isOpen}>{text}</Line>;
}
