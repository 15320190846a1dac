import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { formatDay } from '../../../engine/binding/date';
import { bindUrl } from '../../../engine/binding/url';
import { closedAlertsKey } from '../../../engine/display/closed-alerts';
import { alertLevels, type AlertLevel } from '../../../engine/record/alert-level';
import { parseDay } from '../../../engine/record/parse-day';
import { fieldText, recordId, type CouncilRecord } from '../../../engine/record/record';
import type { Alerts } from '../../../engine/site-config.generated';
import { useBindContext } from '../../context/use-bind-context';
import { withoutScripts } from '../../theme/without-scripts';
import { PageWidth } from '../../ui/layout/PageWidth';
import { Icon } from '../../ui/picture/Icon';
import { NewTab } from '../../ui/text/NewTab';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

/** Background and text of each level; the same in all schemes, so that an emergency looks like one in each. */
const looks: Readonly<Record<AlertLevel, readonly [background: string, text: string]>> = {
  emergency: ['#9b1c1c', '#fff'],
  warning: ['#ffe9a8', '#3b2e00'],
  information: ['#d9ebf7', '#0b2f47'],
};

interface BarProps {
  readonly level: AlertLevel;
  /** Name of the alert for `data-closed`. */
  readonly name: string;
}

const Bar = styled('div', { shouldForwardProp: (prop) => prop !== 'level' && prop !== 'name' })<BarProps>`
  background: ${({ level }) => looks[level][0]};
  color: ${({ level }) => looks[level][1]};
  border-bottom: 1px solid currentColor;
  [data-closed~='${({ name }) => name}'] & {
    display: none;
  }
  & > div {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    padding-block: 10px;
  }
  & svg {
    flex: none;
    margin-top: 3px;
  }
  & p {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: inherit;
    text-decoration: underline;
  }
  & time {
    display: block;
    font-size: var(--small);
  }
  & button {
    flex: none;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin: -8px -12px -8px 0;
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: inherit;
    cursor: pointer;
  }
  ${withoutScripts} button {
    display: none;
  }
  @media print {
    background: none;
    color: inherit;
    & button {
      display: none;
    }
  }
`;

/** Key of the session with the emergencies that were announced. */
const announcedKey = 'announcedAlerts';

/** A name of an alert for attributes and selectors, the same in all languages of the site. */
const nameOf = (
  record: CouncilRecord,
  { level, text }: Pick<Alerts, 'level' | 'text'>,
  lastDay: string | null,
): string =>
  `a-${recordId(record) ?? fieldText(record, text)}-${String(record[level])}-${lastDay ?? ''}`.replace(
    /[^\w-]/g,
    (character) => character.charCodeAt(0).toString(36),
  );

function levelOf(record: CouncilRecord, field: string): AlertLevel {
  const found = alertLevels.find((level) => level === record[field]);
  return found ?? 'information';
}

/** Hides an alert on this device until the day ends. The head of each page reads it before the first paint. */
function close(name: string): void {
  const { dataset } = document.documentElement;
  dataset.closed = `${dataset.closed ?? ''} ${name}`.trim();
  try {
    localStorage.setItem(closedAlertsKey, `${new Date().toDateString()}|${dataset.closed}`);
  } catch {
    // Without storage it is closed until the page is loaded again.
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The emergencies among texts that this tab has not announced; they count as announced from now on. */
function unannounced(texts: readonly string[]): string {
  try {
    const known = sessionStorage.getItem(announcedKey)?.split('\n') ?? [];
    const fresh = texts.filter((text) => !known.includes(text));
    if (fresh.length > 0) sessionStorage.setItem(announcedKey, [...known, ...fresh].join('\n'));
    return fresh.join(' ');
  } catch {
    return '';
  }
}

interface AlertListProps {
  readonly alerts: Alerts;
  /** Those that hold today. */
  readonly records: readonly CouncilRecord[];
}

/** The alerts above every page, the most urgent ones first. All but emergencies can be closed for the day. */
export function AlertList({ alerts, records }: AlertListProps) {
  const context = useBindContext();
  const { site, translate } = context;
  const announcer = useRef<HTMLSpanElement>(null);
  const validity = site.config.sources[alerts.source]?.validity;
  const dayOf = (record: CouncilRecord, field: string | undefined) =>
    field === undefined ? null : parseDay(record[field]);
  const shown = records
    .map((record) => ({ record, level: levelOf(record, alerts.level), text: fieldText(record, alerts.text) }))
    .sort((one, other) => alertLevels.indexOf(one.level) - alertLevels.indexOf(other.level));
  const emergencies = shown
    .flatMap(({ level, text }) => (level === 'emergency' && text ? [text] : []))
    .join('\n');
  useEffect(() => {
    // A string, so that the effect runs again only for other texts.
    if (announcer.current && emergencies !== '')
      announcer.current.textContent = unannounced(emergencies.split('\n'));
  }, [emergencies]);
  return (
    <section aria-label={translate('alerts.label')}>
      {shown.map(({ record, level, text }) => {
        const [from, until] = [dayOf(record, validity?.from), dayOf(record, validity?.until)];
        const href = alerts.link === undefined ? null : bindUrl(alerts.link, record);
        const name = nameOf(record, alerts, until);
        return (
          <Bar key={name} level={level} name={level === 'emergency' ? '' : name}>
            <PageWidth>
              <Icon name={level === 'information' ? 'info' : 'circle-alert'} />
              <p>
                <strong>{translate(`alerts.${level}`)}:</strong>{' '}
                {href === null ? text : <NewTab href={href}>{text}</NewTab>}
                {from !== null && until !== null && (
                  <time>
                    {translate('common.period', {
                      from: formatDay(from, context),
                      to: formatDay(until, context),
                    })}
                  </time>
                )}
              </p>
              {level !== 'emergency' && (
                <button type="button" onClick={() => close(name)}>
                  <Icon name="x" />
                  <VisuallyHidden>{translate('common.close')}</VisuallyHidden>
                </button>
              )}
            </PageWidth>
          </Bar>
        );
      })}
      <VisuallyHidden role="alert" ref={announcer} />
    </section>
  );
}
