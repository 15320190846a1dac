import type { FastifyPluginAsync } from 'fastify';
import { visitReportPath } from '../../engine/page/visit-report';
import type { SiteConfig } from '../../engine/site-config.generated';
import { searchParamsOf } from '../../server/page/page-request';
import { isSameSite } from '../../server/submissions/same-site';
import { isReportOfVisitor } from '../../server/page/counted-request';
import type { Visits } from '../../server/page/visits';

/** The reports of browsers (B11.3.5): only pages and languages of the site count, whatever a report says. */
export function visitRoutes(visits: Visits, config: SiteConfig): FastifyPluginAsync {
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
