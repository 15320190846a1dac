import { setTimeout as sleep } from 'node:timers/promises';
import { createFailureLog } from '../../server/monitoring/failure-log';
import { todayIn } from '../../engine/time/today';
import { uncounted } from '../../server/page/visits';
import { countVisits, writeEveryMs } from './count-visits';
import type { VisitsPart } from '../../server/start/server-options';
import { visitRoutes } from './routes';
import { createVisitStore } from './visit-store';

/** Longest time in ms for the last write, so that a database that fails does not delay the end of the server. */
const lastWriteMs = 3_000;

/** Counts the visits of an app; what was counted last is written when the app ends. */
export const openVisits: VisitsPart = (app, { checked: { config }, database, now = () => new Date() }) => {
  if (!database) return { visits: uncounted, routes: visitRoutes(uncounted, config) };
  const visits = countVisits({
    store: createVisitStore(database),
    site: new URL(config.publicAddress).host,
    today: todayIn(config.timeZone, now),
    failures: createFailureLog(app.log),
  });
  const timer = setInterval(() => void visits.write(), writeEveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await Promise.race([visits.write(), sleep(lastWriteMs, undefined, { ref: false })]);
  });
  return { visits, routes: visitRoutes(visits, config) };
};
