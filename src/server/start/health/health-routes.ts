import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { engineVersion } from '../../version';

/** `degraded`: the dependency fails, and requests are answered without it. */
export type DependencyState = 'ok' | 'degraded' | 'failed';

/** Checks one dependency; a rejection counts as `failed`. */
export type DependencyCheck = () => Promise<DependencyState>;

const timeoutMs = 2_000;

/** From the best to the worst. */
const states: readonly DependencyState[] = ['ok', 'degraded', 'failed'];

function stateOf(check: DependencyCheck): Promise<DependencyState> {
  const answered = check().catch((): DependencyState => 'failed');
  return Promise.race([answered, sleep<DependencyState>(timeoutMs, 'failed', { ref: false })]);
}

/** `/healthz` (the process answers, with its version) and `/readyz` (no dependency failed, else 503); a status is the worst state. */
export function healthRoutes(checks: Readonly<Record<string, DependencyCheck>>): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok', version: engineVersion }),
    );
    app.get('/readyz', async (_request, reply) => {
      const checked = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check)] as const),
      );
      const status = states.findLast((state) => checked.some(([, result]) => result === state)) ?? 'ok';
      return reply
        .code(status === 'failed' ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({ status, ...Object.fromEntries(checked) });
    });
  };
}
