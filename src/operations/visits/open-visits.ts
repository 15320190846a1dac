import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { CheckedSite } from '../../engine/site/checked-site';
import { createFailureLog } from '../../server/monitoring/failure-log';
import { todayIn } from '../../engine/time/today';
import { uncounted, type Visits } from '../../server/page/visits';
import { countVisits, writeEveryMs } from './count-visits';
import type { VisitStore } from './visit-store';

/** Longest time in ms for the last write, so that a database that fails does not delay the end of the server. */
const lastWriteMs = 3_000;

export interface OpenVisitsOptions {
  readonly checked: CheckedSite;
  /** Null if visits are not counted. */
  readonly store: VisitStore | null;
  readonly now?: (() => Date) | undefined;
}

/** Counts the visits of an app; what was counted last is written when the app ends. */
export function openVisits(
  app: FastifyInstance,
  { checked: { config }, store, now = () => new Date() }: OpenVisitsOptions,
): Visits {
  if (!store) return uncounted;
  const visits = countVisits({
    store,
    site: new URL(config.publicAddress).host,
    today: todayIn(config.timeZone, now),
    failures: createFailureLog(app.log),
  });
  const timer = setInterval(() => void visits.write(), writeEveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await Promise.race([visits.write(), sleep(lastWriteMs, undefined, { ref: false })]);
  });
  return visits;
}
