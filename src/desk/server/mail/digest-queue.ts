import type { Kysely } from 'kysely';
import type { DeskTables } from '../desk-tables';
import { mailRetryMs } from './mail-queue';

/** The mail of a week for a person, claimed by one instance. */
export interface ClaimedDigest {
  readonly personId: string;
  /** Monday of the week, YYYY-MM-DD. */
  readonly week: string;
  readonly attempts: number;
}

/** Time in ms for which another instance leaves alone what this one prepares. */
const leaseMs = 5 * 60_000;

/** Attempts for a week, about three days of them. */
const mostAttempts = 80;

/** Who got the mail of a week; shared by instances. */
export interface DigestQueue {
  /** Returns the mail of a week that is due for a person, to this instance alone; null when there is none. */
  readonly claim: (personId: string, week: string) => Promise<ClaimedDigest | null>;
  /** Notes that a week is done, before its mail is sent; whether it was still this instance's. */
  readonly settle: (claimed: ClaimedDigest) => Promise<boolean>;
  /** Schedules a mail that was certainly not delivered for a later attempt. */
  readonly postpone: (claimed: ClaimedDigest) => Promise<void>;
}

/** Opens the queue. */
export function openDigestQueue(db: Kysely<DeskTables>, now: () => Date): DigestQueue {
  const at = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const update = ({ personId, week, attempts }: ClaimedDigest) =>
    db
      .updateTable('desk_digests')
      .where('person', '=', personId)
      .where('week', '=', week)
      .where('attempts', '=', attempts);
  return {
    claim: async (personId, week) => {
      const fresh = { week, attempts: 0, due_at: at(0), settled_at: null };
      await db
        .insertInto('desk_digests')
        .values({ person: personId, ...fresh })
        .onConflict((conflict) =>
          conflict.column('person').doUpdateSet(fresh).where('desk_digests.week', '<', week),
        )
        .execute();
      const claimed = await db
        .updateTable('desk_digests')
        .set((is) => ({ due_at: at(leaseMs), attempts: is('attempts', '+', 1) }))
        .where('person', '=', personId)
        .where('week', '=', week)
        .where('settled_at', 'is', null)
        .where('due_at', '<=', at(0))
        .where('attempts', '<', mostAttempts)
        .returning('attempts')
        .executeTakeFirst();
      return claimed ? { personId, week, attempts: claimed.attempts } : null;
    },
    settle: async (claimed) => {
      const settled = await update(claimed)
        .set({ settled_at: at(0) })
        .where('settled_at', 'is', null)
        .executeTakeFirst();
      return Number(settled.numUpdatedRows) === 1;
    },
    postpone: async (claimed) => {
      await update(claimed)
        .set({ settled_at: null, due_at: at(mailRetryMs(claimed.attempts)) })
        .execute();
    },
  };
}
