import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics';

/** Server of `/metrics` for Prometheus, on a port of its own that is not public. */
export function metricsServer({ registry }: Pick<Metrics, 'registry'>): FastifyInstance {
  collectDefaultMetrics({ register: registry });
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return app;
}
