import { setTimeout as sleep } from 'node:timers/promises';
import { createFailureLog } from '../../server/monitoring/failure-log';
import { todayIn } from '../../engine/time/today';
import { uncounted, type Visits } from '../../server/page/visits';
import { countVisits, writeEveryMs } from './count-visits';
import type { VisitsPart } from '../../server/start/server-options';
import { createVisitStore } from './visit-store';
import type { FastifyPluginAsync } from 'fastify';
import { visitReportPath } from '../../engine/page/visit-report';
import type { SiteConfig } from '../../engine/site-config.generated';
import { searchParamsOf } from '../../server/page/page-request';
import { isSameSite } from '../../server/submissions/same-site';
import { isReportOfVisitor } from '../../server/page/counted-request';

/** The reports of browsers (B11.3.5): only pages and languages of the site count, whatever a report says. */
function visitRoutes(visits: Visits, config: SiteConfig): FastifyPluginAsync {
  const paths = new Set(config.pages.map(({ path }) => path));
  const languages = new Set(config.languages.list.map(({ code }) => code));
  return async (app) => {
    app.post(visitReportPath, { bodyLimit: 1 }, async (request, reply) => {
      const query = searchParamsOf(request);
      const page = query.get('page');
      const language = query.get('language') ?? '';
      const counts = isSameSite(request, config.publicAddress) && isReportOfVisitor(request.headers);
      if (counts && languages.has(language)) {
        if (page !== null && paths.has(page)) visits.page(page, language);
        if (query.get('search') === 'none') visits.missedSearch(language);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  };
}

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
