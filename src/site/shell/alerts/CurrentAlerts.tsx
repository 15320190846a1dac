import { useEffect, useState } from 'react';
import { prepareRecords } from '../../../engine/binding/prepare-records';
import { alertPages } from '../../../engine/record/alert-pages';
import { fieldText, type CouncilRecord } from '../../../engine/record/record';
import type { Alerts } from '../../../engine/site-config.generated';
import { useBindContext } from '../../context/use-bind-context';
import { useSite } from '../../context/use-site';
import { useSource } from '../../context/use-source';
import { useRouteMatch } from '../../navigation/use-route-match';
import type { AlertList } from './AlertList';

/** Id of the element with the alerts, by which a page knows that its HTML has some. */
export const alertsId = 'alerts';

type List = typeof AlertList;

let loaded: List | null = null;

/** Loads the code of alerts, so that later renders have it. Rejects when loading fails. */
export async function loadAlerts(): Promise<void> {
  ({ AlertList: loaded } = await import('./AlertList'));
}

/** Whether a page shows an alert; the not-found page, which has no path, shows those of every page. */
function isShownOn(path: string | undefined, record: CouncilRecord, field: string | undefined): boolean {
  const pages = field === undefined ? [] : alertPages(fieldText(record, field));
  return pages.length === 0 || (path !== undefined && pages.includes(path));
}

function ConfiguredAlerts({ alerts }: { readonly alerts: Alerts }) {
  const context = useBindContext();
  const list = useSource(alerts.source);
  const path = useRouteMatch().page?.path;
  const current = list.state === 'ready' ? prepareRecords(list.records, alerts, context) : [];
  const records = current.filter((record) => isShownOn(path, record, alerts.pages));
  const isMissing = records.length > 0 && loaded === null;
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (isMissing) loadAlerts().then(() => setLoaded(true), console.warn);
  }, [isMissing]);
  const Shown = records.length > 0 ? loaded : null;
  return (
    Shown && (
      <div id={alertsId}>
        <Shown alerts={alerts} records={records} />
      </div>
    )
  );
}

/** The alerts of the council, if the site has some. Their code is loaded only where one holds. */
export function CurrentAlerts() {
  const { alerts } = useSite().site.config.shell;
  return alerts ? <ConfiguredAlerts alerts={alerts} /> : null;
}
