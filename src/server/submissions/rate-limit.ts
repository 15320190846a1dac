import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SharedCounters } from '../database/shared/shared-counters';
import type { SubmissionLimit } from './service';
import type { SubmissionStore } from './store/store';

const windowMs = 10 * 60 * 1000;

/** Most counters in memory, about 2 MB; the least recently used are dropped. */
const mostCounters = 20_000;

/** One customer has a whole IPv6 /64, so its addresses count as one. */
const ipv6Subnet = 64;

/** Counts a request under a key; resolves with the seconds to wait, 0 when it may pass. */
export type RequestLimit = (request: FastifyRequest, key: string) => Promise<number>;

/** Creates a limit of `most` requests in 10 minutes for each key. */
export type LimitRequests = (most: number | 'off') => RequestLimit;

/** Key by which the requests of one network are counted together. */
export function networkOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip, ipv6Subnet);
}

/**
 * Adds limits to an app, over all instances if they share counters. Each instance counts in memory too, and decides by that
 * while the shared counters cannot be reached.
 */
export async function addRequestLimits(
  app: FastifyInstance,
  shared: SharedCounters | null,
): Promise<LimitRequests> {
  await app.register(rateLimit, { global: false, cache: mostCounters });
  return (most) => {
    if (most === 'off') return async () => 0;
    const keys = new WeakMap<FastifyRequest, string>();
    const countLocally = app.createRateLimit({
      max: most,
      timeWindow: windowMs,
      keyGenerator: (request) => keys.get(request) ?? '',
    });
    return async (request, key) => {
      keys.set(request, key);
      const [own, all] = await Promise.all([countLocally(request), shared?.count(key, windowMs)]);
      if (all) return all.count > most ? secondsOf(all.remainingMs) : 0;
      return !own.isAllowed && own.isExceeded ? secondsOf(own.ttl) : 0;
    };
  };
}

/**
 * Limits submissions to `most` in 10 minutes for each form and network (`RATE_LIMIT`). Generous by default, because a whole
 * village may share the address of its network operator.
 */
export function createSubmissionLimit(limits: LimitRequests, most: number | 'off'): SubmissionLimit {
  const limit = limits(most);
  return (request, formName) => limit(request, `${formName} ${networkOf(request)}`);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Most submissions of a site in a day: many times what a village sends, and few enough to be read. */
const mostOfDay = 5000;

/** Adds a limit of all submissions of a site in a day, which many networks together cannot pass. What is there stays. */
export function withDailyLimit(
  limit: SubmissionLimit,
  store: Pick<SubmissionStore, 'count'>,
  site: string,
  most: number = mostOfDay,
): SubmissionLimit {
  return async (request, formName) => {
    const wait = await limit(request, formName);
    if (wait > 0) return wait;
    const receivedFrom = new Date(Date.now() - dayMs).toISOString();
    return (await store.count({ site, receivedFrom })) < most ? 0 : secondsOf(60 * 60 * 1000);
  };
}

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
