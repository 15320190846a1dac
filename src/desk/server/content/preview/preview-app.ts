import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../../../server/environment';
import { createMetrics } from '../../../../server/monitoring/metrics';
import type { ServerOptions } from '../../../../server/start/server-options';
import { createKeptSiteFiles } from '../../../../server/site/site-files';
import type { OpenPreviewApp } from './previews';

/** A site with data of its own but the pictures of the site, that nobody is counted in and that has no desk. */
function previewEnvironment(environment: Environment, dataDir: string): Environment {
  return {
    ...environment,
    dataDir,
    databaseUrl: undefined,
    desk: false,
    visits: false,
    serviceWorker: false,
    rateLimit: 'off',
  };
}

/** Opens a site with the drafts of a person as the site itself was opened. */
export function previewOpener(
  { place: _place, ...options }: ServerOptions,
  createServer: (options: ServerOptions) => Promise<FastifyInstance>,
): OpenPreviewApp {
  return async (checked, dataDir) => {
    const app = await createServer({
      ...options,
      checked,
      environment: previewEnvironment(options.environment, dataDir),
      metrics: createMetrics(),
      keptSiteFiles: createKeptSiteFiles(),
      runInBackground: async (work) => work(async () => {}),
    });
    await app.ready();
    return app;
  };
}
