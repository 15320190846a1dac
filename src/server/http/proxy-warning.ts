import type { FastifyBaseLogger, onRequestHookHandler } from 'fastify';

/** Returns a hook that logs one warning when a proxy forwards requests, for an app that trusts none: visitors then share one rate limit. */
export function proxyWarning(log: Pick<FastifyBaseLogger, 'warn'>): onRequestHookHandler {
  let warned = false;
  return ({ headers }, _reply, done) => {
    if (!warned && headers['x-forwarded-for'] !== undefined) {
      warned = true;
      log.warn(
        'Requests come through a proxy but TRUST_PROXY is not set: all visitors share one rate limit.',
      );
    }
    done();
  };
}
