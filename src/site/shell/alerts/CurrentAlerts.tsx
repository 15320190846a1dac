import { useEffect, useState } from 'react';
import { prepareRecords } from '../../../engine/binding/prepare-records';
import type { Alerts } from '../../../engine/site-config.generated';
import { useBindContext } from '../../context/use-bind-context';
import { useSite } from '../../context/use-site';
import { useSource } from '../../context/use-source';
import type { AlertList } from './AlertList';

/** Id of the element with the alerts, by which a page knows that its HTML has some. */
export const alertsId = 'alerts';

type List = typeof AlertList;

let loaded: List | null = null;

/** Loads the code of alerts, so that later renders have it. Rejects when loading fails. */
export async function loadAlerts(): Promise<void> {
  ({ AlertList: loaded } = await import('./AlertList'));
}

function ConfiguredAlerts({ alerts }: { readonly alerts: Alerts }) {
  const context = useBindContext();
  const list = useSource(alerts.source);
  const records = list.state === 'ready' ? prepareRecords(list.records, alerts, context) : [];
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
