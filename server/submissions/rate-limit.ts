import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SubmissionLimit } from './service';

const windowMs = 10 * 60 * 1000;

/** Most counters in memory, about 2 MB; the least recently used are dropped. */
const mostCounters = 20_000;

/** One customer has a whole IPv6 /64, so its addresses count as one. */
const ipv6Subnet = 64;

/**
 * Limits submissions to `most` in 10 minutes for each form and address (`RATE_LIMIT`).
 * Generous by default, because a whole village may share the address of its network operator.
 */
export async function createSubmissionLimit(
  app: FastifyInstance,
  most: number | 'off',
): Promise<SubmissionLimit> {
  if (most === 'off') return async () => 0;
  await app.register(rateLimit, { global: false, cache: mostCounters });
  const forms = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max: most,
    timeWindow: windowMs,
    keyGenerator: (request) => `${forms.get(request) ?? ''} ${normalizeIP(request.ip, ipv6Subnet)}`,
  });
  return async (request, formName) => {
    forms.set(request, formName);
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : 0;
  };
}
