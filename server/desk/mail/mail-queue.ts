import type { Kysely } from 'kysely';
import type { DeskTables } from '../desk-tables';

/** A submission that a person is told of. */
export interface News {
  readonly reference: string;
  readonly form: string;
}

/** News that one mail tells, and how often it was tried. */
export interface ClaimedNews {
  readonly news: readonly News[];
  readonly attempts: number;
}

const minuteMs = 60_000;

/** Longest wait for the next attempt. */
const longestRetryMs = 60 * minuteMs;

/** Time in ms after which news are no longer sent, and for which those that were sent are remembered. */
const keptMs = 3 * 24 * 60 * minuteMs;

/** Time in ms for which another instance leaves alone what this one sends. */
const leaseMs = 2 * minuteMs;

/** Most news in a mail; more come in the next one. */
const mostInMail = 100;

/** What is told to whom: kept until it is sent, over restarts and instances. */
export interface MailQueue {
  /** Adds news for a person, each once. */
  readonly add: (personId: string, news: readonly News[]) => Promise<void>;
  /** Gives a person's news that are due to this instance alone; null when there are none. */
  readonly claim: (personId: string) => Promise<ClaimedNews | null>;
  readonly sent: (personId: string, claimed: ClaimedNews) => Promise<void>;
  /** Keeps claimed news for a later attempt. */
  readonly postpone: (personId: string, claimed: ClaimedNews) => Promise<void>;
  /** Deletes what is old; resolves with how many news nobody was told of. */
  readonly forgetOld: () => Promise<number>;
}

/** Time in ms until the next attempt, after some attempts. */
export function mailRetryMs(attempts: number): number {
  return Math.min(longestRetryMs, minuteMs * 2 ** Math.max(0, attempts - 1));
}

/** Opens the queue. */
export function openMailQueue(db: Kysely<DeskTables>, now: () => Date): MailQueue {
  const at = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const change = (
    personId: string,
    { news }: ClaimedNews,
    content: { due_at: string } | { sent_at: string },
  ) =>
    db
      .updateTable('desk_mails')
      .set(content)
      .where('person', '=', personId)
      .where(
        'reference',
        'in',
        news.map(({ reference }) => reference),
      )
      .execute();
  return {
    add: async (person, news) => {
      const row = { person, attempts: 0, created_at: at(0), due_at: at(0), sent_at: null };
      for (const { reference, form } of news)
        await db
          .insertInto('desk_mails')
          .values({ ...row, reference, form })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    },
    claim: async (personId) => {
      const due = db
        .selectFrom('desk_mails')
        .select('reference')
        .where('person', '=', personId)
        .where('sent_at', 'is', null)
        .where('due_at', '<=', at(0))
        .orderBy('created_at')
        .limit(mostInMail);
      const news = await db
        .updateTable('desk_mails')
        .set((is) => ({ due_at: at(leaseMs), attempts: is('attempts', '+', 1) }))
        .where('person', '=', personId)
        .where('reference', 'in', due)
        // PostgreSQL checks this again on a row that another instance has claimed meanwhile.
        .where('due_at', '<=', at(0))
        .returning(['reference', 'form', 'attempts'])
        .execute();
      return news.length === 0 ? null : { news, attempts: Math.max(...news.map((one) => one.attempts)) };
    },
    sent: async (personId, claimed) => {
      await change(personId, claimed, { sent_at: at(0) });
    },
    postpone: async (personId, claimed) => {
      await change(personId, claimed, { due_at: at(mailRetryMs(claimed.attempts)) });
    },
    forgetOld: async () => {
      const rows = await db
        .deleteFrom('desk_mails')
        .where('created_at', '<', at(-keptMs))
        .returning('sent_at')
        .execute();
      return rows.filter(({ sent_at }) => sent_at === null).length;
    },
  };
}
