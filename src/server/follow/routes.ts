import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { pushPath, pushRenewalPath } from '../../engine/push/push-message';
import type { CheckedSite } from '../../engine/site/checked-site';
import { isSameSite } from '../submissions/same-site';
import { networkOf, type RequestLimit } from '../submissions/rate-limit';
import type { Push } from '../push/push';
import { pushSubscription } from '../push/subscription';

export interface PushRoutesOptions {
  readonly checked: CheckedSite;
  readonly push: Pick<Push, 'keys' | 'subscriptions'>;
  /** Counts the changes of a network. */
  readonly limit: RequestLimit;
}

/** Most bytes of a request: a subscription has some 500. */
const bodyLimit = 4096;

/** A subscription of a visitor with all lists that it is for; none ends it. */
const following = z.object({
  subscription: pushSubscription,
  language: z.string().max(3),
  lists: z.array(z.string().max(100)).max(100),
});

const renewal = z.object({ endpoint: z.string().max(1000), subscription: pushSubscription });

const status = { saved: 204, refused: 400, full: 503 } as const;

/**
 * The routes of subscriptions. They answer only pages and workers of the site. Whoever knows the address of a device, which
 * is long and random, may change what is sent to it.
 */
export function pushRoutes({ checked, push, limit }: PushRoutesOptions): FastifyPluginAsync {
  const { follow, languages, publicAddress } = checked.config;
  const lists = new Set(follow?.lists.map(({ source }) => source));
  const codes = new Set(languages.list.map(({ code }) => code));
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (request.method === 'GET') return undefined;
      if (!isSameSite(request, publicAddress)) return reply.code(403).send();
      const wait = await limit(request, `push ${networkOf(request)}`);
      return wait > 0 ? reply.code(429).header('retry-after', wait).send() : undefined;
    });
    app.post(pushRenewalPath, { bodyLimit, logLevel: 'warn' }, async (request, reply) => {
      const read = renewal.safeParse(request.body);
      if (!read.success) return reply.code(400).send();
      const { endpoint, subscription } = read.data;
      return reply.code(status[await push.subscriptions.renew(endpoint, subscription)]).send();
    });
    if (lists.size === 0) return;
    app.get(pushPath, async () => ({ key: (await push.keys()).publicKey }));
    app.post(pushPath, { bodyLimit, logLevel: 'warn' }, async (request, reply) => {
      const read = following.safeParse(request.body);
      if (!read.success || !codes.has(read.data.language)) return reply.code(400).send();
      const { subscription, language } = read.data;
      const topics = [...new Set(read.data.lists)].filter((name) => lists.has(name));
      if (read.data.lists.length === 0) {
        await push.subscriptions.remove(subscription.endpoint);
        return reply.code(204).send();
      }
      if (topics.length === 0) return reply.code(400).send();
      const outcome = await push.subscriptions.save(subscription, { language, topics });
      return reply.code(status[outcome]).send();
    });
  };
}
