import type { Kysely } from 'kysely';
import type { DeskTables } from './desk-tables';

/** Time for which attempts count, and a lock-out lasts. */
const windowMs = 15 * 60 * 1000;

/**
 * Attempts in that time for one name from one place, for one name from everywhere, from one network address, which an office
 * shares, and with codes of one person.
 */
export const mostAttempts = { name: 10, nameAnywhere: 25, address: 40, code: 5 } as const;

/** Limits how often passwords can be guessed, over all instances and restarts. */
export interface Attempts {
  /** Counts an attempt; resolves with the seconds to wait, 0 when it may be made. */
  readonly count: (kind: keyof typeof mostAttempts, of: string) => Promise<number>;
  /** Forgets the attempts for a name at a place, where the password was right, or those with codes. */
  readonly forget: (of: string, kind?: 'name' | 'code') => Promise<void>;
}

/** Creates the limit. Counting is one statement, so that attempts at once cannot pass together. */
export function createAttempts(db: Kysely<DeskTables>, now: () => Date): Attempts {
  const keyOf = (kind: string, of: string) => `${kind} ${of}`;
  return {
    count: async (kind, of) => {
      const time = now();
      const ends_at = new Date(time.getTime() + windowMs).toISOString();
      await db.deleteFrom('desk_attempts').where('ends_at', '<=', time.toISOString()).execute();
      const row = await db
        .insertInto('desk_attempts')
        .values({ key: keyOf(kind, of), count: 1, ends_at })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((is) => ({ count: is('desk_attempts.count', '+', 1) })),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow();
      if (row.count <= mostAttempts[kind]) return 0;
      return Math.max(1, Math.ceil((Date.parse(row.ends_at) - time.getTime()) / 1000));
    },
    forget: async (of, kind = 'name') => {
      await db.deleteFrom('desk_attempts').where('key', '=', keyOf(kind, of)).execute();
    },
  };
}
