import { type PushSubscription, hostOfEndpoint, isPushService, subscriptionId } from './subscription';
import type { PushDatabase } from './push-database';

/** What became of a subscription: `refused` where nothing is sent to its address, `full` beyond the limits. */
export type SaveOutcome = 'saved' | 'refused' | 'full';

/** Limits of what is stored, so that nobody can have the server call others or fill the disk. */
export interface SubscriptionLimits {
  /** Subscriptions of a site. */
  readonly most: number;
  /** Subscriptions at a host that is no browser's push service. */
  readonly mostOfHost: number;
}

const defaultLimits: SubscriptionLimits = { most: 10_000, mostOfHost: 50 };

const dayMs = 86_400_000;

/** Days after which a subscription that was not used is deleted. */
const keptDays = 365;

/** The devices that get messages of a site. */
export interface Subscriptions {
  /** Stores a subscription, or what has changed of it; `topics` replace those that it had. */
  readonly save: (
    subscription: PushSubscription,
    content: { readonly language: string; readonly topics?: readonly string[] },
  ) => Promise<SaveOutcome>;
  readonly remove: (endpoint: string) => Promise<void>;
  /** Replaces a subscription that the browser has renewed. */
  readonly renew: (endpoint: string, subscription: PushSubscription) => Promise<SaveOutcome>;
  /** Deletes what was not used for a year. */
  readonly forgetOld: () => Promise<void>;
}

interface SubscriptionsOptions {
  readonly publicAddress: string;
  readonly now: () => Date;
  readonly limits?: Partial<SubscriptionLimits> | undefined;
}

/** Opens the subscriptions of a site. */
export function openSubscriptions(
  { atOnce, run }: PushDatabase,
  { publicAddress, now, limits }: SubscriptionsOptions,
): Subscriptions {
  const site = new URL(publicAddress).host;
  const { most, mostOfHost } = { ...defaultLimits, ...limits };
  const dayOf = (ms: number) => new Date(now().getTime() + ms).toISOString().slice(0, 10);
  const isFull = (host: string) =>
    run(async (db) => {
      const { all, there } = await db
        .selectFrom('push_subscriptions')
        .select((is) => [
          is.fn.countAll().as('all'),
          is.fn.countAll().filterWhere('host', '=', host).as('there'),
        ])
        .where('site', '=', site)
        .executeTakeFirstOrThrow();
      return Number(all) >= most || (!isPushService(host) && Number(there) >= mostOfHost);
    });
  const isKnown = async (id: string) => {
    const query = run((db) =>
      db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('id', '=', id)
        .where('site', '=', site)
        .executeTakeFirst(),
    );
    return (await query) !== undefined;
  };
  return {
    save: async ({ endpoint, keys }, { language, topics }) => {
      const host = hostOfEndpoint(endpoint, publicAddress);
      if (host === null) return 'refused';
      const id = subscriptionId(endpoint);
      if (!(await isKnown(id)) && (await isFull(host))) return 'full';
      const content = { ...keys, language, used_on: dayOf(0) };
      await atOnce(async (db) => {
        await db
          .insertInto('push_subscriptions')
          .values({ id, site, host, endpoint, ...content })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(content))
          .execute();
        if (!topics) return;
        await db.deleteFrom('push_topics').where('subscription', '=', id).execute();
        if (topics.length === 0) return;
        const rows = topics.map((topic) => ({ subscription: id, topic }));
        await db.insertInto('push_topics').values(rows).execute();
      });
      return 'saved';
    },
    remove: async (endpoint) => {
      await run((db) =>
        db
          .deleteFrom('push_subscriptions')
          .where('id', '=', subscriptionId(endpoint))
          .where('site', '=', site)
          .execute(),
      );
    },
    renew: async (former, { endpoint, keys }) => {
      const host = hostOfEndpoint(endpoint, publicAddress);
      if (host === null || !(await isKnown(subscriptionId(former)))) return 'refused';
      const [from, id] = [former, endpoint].map(subscriptionId);
      if (from === undefined || id === undefined || from === id) return 'saved';
      if (!isPushService(host) && (await isFull(host))) return 'full';
      await atOnce(async (db) => {
        await db.deleteFrom('push_subscriptions').where('id', '=', id).where('site', '=', site).execute();
        // What refers to it follows.
        await db
          .updateTable('push_subscriptions')
          .set({ ...keys, id, host, endpoint })
          .where('id', '=', from)
          .execute();
      });
      return 'saved';
    },
    forgetOld: async () => {
      await run((db) =>
        db
          .deleteFrom('push_subscriptions')
          .where('site', '=', site)
          .where('used_on', '<', dayOf(-keptDays * dayMs))
          .execute(),
      );
    },
  };
}
