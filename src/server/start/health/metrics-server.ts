import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from '../../monitoring/metrics';

/**
 * Server of `/metrics` for Prometheus, on a port of its own that is not public.
 * @param status what `/status` answers as JSON; absent: there is no such path
 */
export function metricsServer(
  { registry }: Pick<Metrics, 'registry'>,
  status?: () => unknown,
): FastifyInstance {
  collectDefaultMetrics({ register: registry });
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  if (status) app.get('/status', async (_request, reply) => reply.send(status()));
  return app;
}
