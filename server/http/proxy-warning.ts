import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';

/** Returns a hook that logs one warning when a proxy forwards requests but `TRUST_PROXY` is not set: visitors then share one rate limit. */
export function proxyWarning(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { trustProxy }: Pick<Environment, 'trustProxy'>,
): (request: Pick<FastifyRequest, 'headers'>) => Promise<void> {
  let warned = trustProxy !== false;
  return async ({ headers }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    log.warn('Requests come through a proxy but TRUST_PROXY is not set: all visitors share one rate limit.');
  };
}
