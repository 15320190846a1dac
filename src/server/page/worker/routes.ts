import type { FastifyPluginAsync } from 'fastify';
import { workerUrl } from '../../../engine/worker/worker-settings';

/** Sources that the service worker may load: it obeys the policy of its script, not those of the pages. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The service worker's script, which browsers compare at every visit. */
export function workerRoutes(script: string): FastifyPluginAsync {
  return async (app) => {
    app.get(workerUrl, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', workerPolicy)
        .type('text/javascript; charset=utf-8')
        .send(script),
    );
  };
}
