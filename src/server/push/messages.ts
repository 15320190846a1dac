import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { truncateText } from '../../engine/binding/truncate';
import type { PushDatabase } from './push-database';
import type { PushTables } from './push-tables';

/** A message for a device that is to be sent, and how often that was tried. */
export interface ClaimedDelivery {
  readonly message: string;
  readonly subscription: string;
  readonly attempts: number;
  readonly expiresAt: string;
  /** JSON: code of a language → text. */
  readonly texts: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** Texts of a message by the code of the language. */
export const pushTexts = z.record(
  z.string(),
  z.object({ title: z.string(), text: z.string(), link: z.string() }),
);

export type PushTexts = Readonly<z.infer<typeof pushTexts>>;

const minuteMs = 60_000;

/** Time in ms for which a message is worth sending. */
export const messageMs = 24 * 60 * minuteMs;

/** Time in ms for which another instance leaves alone what this one sends. */
const leaseMs = 2 * minuteMs;

const longestRetryMs = 60 * minuteMs;

/** Time in ms until the next attempt, after some attempts. */
export function pushRetryMs(attempts: number): number {
  return Math.min(longestRetryMs, minuteMs * 2 ** Math.max(0, attempts - 1));
}

/** Most characters of a title and of a text: in any script, both with a path are less than 2 kB. */
const longestTitle = 100;
const longestText = 200;

/** The messages of a site, stored until they are sent; shared by instances. */
export interface Messages {
  /** Adds a message for all who follow a topic, with the queries of its caller. */
  readonly addForTopic: (db: Kysely<PushTables>, topic: string, texts: PushTexts) => Promise<void>;
  /** Adds a message for some devices, at least one, with the queries of its caller. */
  readonly addFor: (
    db: Kysely<PushTables>,
    subscriptions: readonly string[],
    texts: PushTexts,
  ) => Promise<void>;
  /** Returns some messages that are due, to this instance alone. */
  readonly claim: (most: number) => Promise<readonly ClaimedDelivery[]>;
  readonly sent: (delivery: ClaimedDelivery) => Promise<void>;
  /** Gives a message up. */
  readonly drop: (delivery: ClaimedDelivery) => Promise<void>;
  /** Schedules a message for a later attempt. */
  readonly postpone: (delivery: ClaimedDelivery, waitMs?: number) => Promise<void>;
  /** Deletes a device that takes no messages any more. */
  readonly forgetDevice: (delivery: ClaimedDelivery) => Promise<void>;
  /** Deletes messages that are not worth sending any more; resolves with how many devices did not get one. */
  readonly forgetOld: () => Promise<number>;
}

const cut = (text: string, most: number): string => truncateText(text, most) ?? text;

function bounded(texts: PushTexts): PushTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([code, { title, text, link }]) => [
      code,
      { title: cut(title, longestTitle), text: cut(text, longestText), link },
    ]),
  );
}

/** Opens the messages of a site. */
export function openMessages({ atOnce, run }: PushDatabase, site: string, now: () => Date): Messages {
  const at = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const add = async (db: Kysely<PushTables>, texts: PushTexts) => {
    const row = { id: randomUUID(), site, texts: JSON.stringify(bounded(texts)), expires_at: at(messageMs) };
    await db.insertInto('push_messages').values(row).execute();
    return row.id;
  };
  const drop = ({ message, subscription }: ClaimedDelivery) =>
    run(async (db) => {
      await db
        .deleteFrom('push_deliveries')
        .where('message', '=', message)
        .where('subscription', '=', subscription)
        .execute();
    });
  return {
    addForTopic: async (db, topic, texts) => {
      const message = await add(db, texts);
      await db
        .insertInto('push_deliveries')
        .columns(['message', 'subscription', 'attempts', 'due_at'])
        .expression((is) =>
          is
            .selectFrom('push_topics')
            .innerJoin('push_subscriptions', 'push_subscriptions.id', 'subscription')
            .select((one) => [
              one.cast<string>(one.val(message), 'text').as('message'),
              'subscription',
              one.lit(0).as('attempts'),
              one.cast<string>(one.val(at(0)), 'text').as('due_at'),
            ])
            .where('site', '=', site)
            .where('topic', '=', topic),
        )
        .execute();
    },
    addFor: async (db, subscriptions, texts) => {
      const message = await add(db, texts);
      const rest = { message, attempts: 0, due_at: at(0) };
      const rows = subscriptions.map((subscription) => ({ ...rest, subscription }));
      await db.insertInto('push_deliveries').values(rows).execute();
    },
    claim: (most) =>
      atOnce(async (db) => {
        const due = await db
          .selectFrom('push_deliveries')
          .innerJoin('push_messages', 'push_messages.id', 'message')
          .select(['message', 'subscription'])
          .where('site', '=', site)
          .where('due_at', '<=', at(0))
          .where('expires_at', '>', at(0))
          .orderBy('due_at')
          .limit(most)
          .execute();
        if (due.length === 0) return [];
        const claimed = await db
          .updateTable('push_deliveries')
          .set((is) => ({ due_at: at(leaseMs), attempts: is('attempts', '+', 1) }))
          .where((is) =>
            is.or(
              due.map((one) => is('message', '=', one.message).and('subscription', '=', one.subscription)),
            ),
          )
          // PostgreSQL checks this again on a row that another instance has claimed meanwhile.
          .where('due_at', '<=', at(0))
          .returning(['message', 'subscription', 'attempts'])
          .execute();
        const found = await db
          .selectFrom('push_deliveries')
          .innerJoin('push_messages', 'push_messages.id', 'message')
          .innerJoin('push_subscriptions', 'push_subscriptions.id', 'subscription')
          .select(['message', 'subscription', 'attempts', 'expires_at as expiresAt', 'texts'])
          .select(['endpoint', 'p256dh', 'auth', 'language'])
          .where(
            'message',
            'in',
            due.map((one) => one.message),
          )
          .where(
            'subscription',
            'in',
            due.map((one) => one.subscription),
          )
          .execute();
        return found.filter((one) =>
          claimed.some(
            ({ message, subscription }) => message === one.message && subscription === one.subscription,
          ),
        );
      }),
    sent: async (delivery) => {
      await drop(delivery);
      await run((db) =>
        db
          .updateTable('push_subscriptions')
          .set({ used_on: at(0).slice(0, 10) })
          .where('id', '=', delivery.subscription)
          .execute(),
      );
    },
    drop,
    postpone: async ({ message, subscription, attempts }, waitMs = pushRetryMs(attempts)) => {
      await run((db) =>
        db
          .updateTable('push_deliveries')
          .set({ due_at: at(waitMs) })
          .where('message', '=', message)
          .where('subscription', '=', subscription)
          .where('attempts', '=', attempts)
          .execute(),
      );
    },
    forgetDevice: async ({ subscription }) => {
      await run((db) =>
        db.deleteFrom('push_subscriptions').where('id', '=', subscription).where('site', '=', site).execute(),
      );
    },
    forgetOld: () =>
      atOnce(async (db) => {
        const old = db.selectFrom('push_messages').select('id').where('site', '=', site);
        const { lost } = await db
          .selectFrom('push_deliveries')
          .select((is) => is.fn.countAll().as('lost'))
          .where('message', 'in', old.where('expires_at', '<=', at(0)))
          .executeTakeFirstOrThrow();
        await db
          .deleteFrom('push_messages')
          .where('site', '=', site)
          .where('expires_at', '<=', at(0))
          .execute();
        return Number(lost);
      }),
  };
}
