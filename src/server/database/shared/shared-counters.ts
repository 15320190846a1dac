import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SharedDatabase } from './shared-database';

export interface SharedCount {
  /** Including this one. */
  readonly count: number;
  /** Until the count begins anew. */
  readonly remainingMs: number;
}

/** Counters that all instances of a site share. Never rejects. */
export interface SharedCounters {
  /** Counts once; undefined when the database does not answer. */
  count(key: string, windowMs: number): Promise<SharedCount | undefined>;
}

/** Ms between two removals of counters that have ended. */
const cleanEvery = 60_000;

const sql = {
  // The times are those of the database, so that clocks of instances may differ.
  count: `insert into rate_limits (key, count, ends_at) values ($1, 1, now() + make_interval(secs => $2))
    on conflict (key) do update set
      count = case when rate_limits.ends_at <= now() then 1 else rate_limits.count + 1 end,
      ends_at = case when rate_limits.ends_at <= now() then excluded.ends_at else rate_limits.ends_at end
    returning count, extract(epoch from ends_at - now())::float8 * 1000 as "remainingMs"`,
  clean: 'delete from rate_limits where ends_at <= now()',
};

const countSchema = z.tuple([z.object({ count: z.number(), remainingMs: z.number() })]);

/** Opens the counters. Keys are stored as hashes, since they contain addresses of visitors. */
export function openSharedCounters(database: SharedDatabase): SharedCounters {
  let cleanedAt = 0;

  async function clean(): Promise<void> {
    if (Date.now() - cleanedAt < cleanEvery) return;
    cleanedAt = Date.now();
    await database.query('counters', sql.clean, []);
  }

  return {
    count: async (key, windowMs) => {
      const hash = createHash('sha256').update(`${database.site}\n${key}`).digest('base64url');
      const rows = await database.query('counters', sql.count, [hash, windowMs / 1000]);
      void clean();
      return rows && countSchema.parse(rows)[0];
    },
  };
}
