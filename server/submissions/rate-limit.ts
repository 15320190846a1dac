import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SharedCounters } from '../shared/shared-counters';
import type { SubmissionLimit } from './service';

const windowMs = 10 * 60 * 1000;

/** Most counters in memory, about 2 MB; the least recently used are dropped. */
const mostCounters = 20_000;

/** One customer has a whole IPv6 /64, so its addresses count as one. */
const ipv6Subnet = 64;

/**
 * Limits submissions to `most` in 10 minutes for each form and address (`RATE_LIMIT`), over all instances if they share
 * counters. Each instance counts in memory too, and decides by that while the shared counters cannot be reached.
 * Generous by default, because a whole village may share the address of its network operator.
 */
export async function createSubmissionLimit(
  app: FastifyInstance,
  most: number | 'off',
  shared: SharedCounters | null,
): Promise<SubmissionLimit> {
  if (most === 'off') return async () => 0;
  await app.register(rateLimit, { global: false, cache: mostCounters });
  const keys = new WeakMap<FastifyRequest, string>();
  const countLocally = app.createRateLimit({
    max: most,
    timeWindow: windowMs,
    keyGenerator: (request) => keys.get(request) ?? '',
  });
  return async (request, formName) => {
    const key = `${formName} ${normalizeIP(request.ip, ipv6Subnet)}`;
    keys.set(request, key);
    const [own, all] = await Promise.all([countLocally(request), shared?.count(key, windowMs)]);
    if (all) return all.count > most ? secondsOf(all.remainingMs) : 0;
    return !own.isAllowed && own.isExceeded ? secondsOf(own.ttl) : 0;
  };
}

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
