import type { Kysely } from 'kysely';
import type { DeskTables } from '../desk-tables';

/** A submission that a person is notified of. */
export interface Notification {
  readonly reference: string;
  readonly form: string;
}

/** The notifications of one mail, and how often it was tried. */
export interface ClaimedNotifications {
  readonly notifications: readonly Notification[];
  readonly attempts: number;
}

const minuteMs = 60_000;

/** Longest wait for the next attempt. */
const longestRetryMs = 60 * minuteMs;

/** Time in ms after which notifications are no longer sent, and for which those that were sent are remembered. */
const keptMs = 3 * 24 * 60 * minuteMs;

/** Time in ms for which another instance leaves alone what this one sends. */
const leaseMs = 2 * minuteMs;

/** Most notifications in a mail; more come in the next one. */
const mostInMail = 100;

/** The notifications of each person, stored until they are sent; shared by instances. */
export interface MailQueue {
  /** Adds notifications for a person, each once. */
  readonly add: (personId: string, notifications: readonly Notification[]) => Promise<void>;
  /** Returns the notifications of a person that are due, to this instance alone; null when there are none. */
  readonly claim: (personId: string) => Promise<ClaimedNotifications | null>;
  readonly sent: (personId: string, claimed: ClaimedNotifications) => Promise<void>;
  /** Schedules claimed notifications for a later attempt. */
  readonly postpone: (personId: string, claimed: ClaimedNotifications) => Promise<void>;
  /** Deletes old notifications; resolves with the number of those that were never sent. */
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
    { notifications }: ClaimedNotifications,
    content: { due_at: string } | { sent_at: string },
  ) =>
    db
      .updateTable('desk_mails')
      .set(content)
      .where('person', '=', personId)
      .where(
        'reference',
        'in',
        notifications.map(({ reference }) => reference),
      )
      .execute();
  return {
    add: async (person, notifications) => {
      const row = { person, attempts: 0, created_at: at(0), due_at: at(0), sent_at: null };
      for (const { reference, form } of notifications)
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
      const notifications = await db
        .updateTable('desk_mails')
        .set((is) => ({ due_at: at(leaseMs), attempts: is('attempts', '+', 1) }))
        .where('person', '=', personId)
        .where('reference', 'in', due)
        // PostgreSQL checks this again on a row that another instance has claimed meanwhile.
        .where('due_at', '<=', at(0))
        .returning(['reference', 'form', 'attempts'])
        .execute();
      return notifications.length === 0
        ? null
        : { notifications, attempts: Math.max(...notifications.map((one) => one.attempts)) };
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
