import type { Kysely } from 'kysely';

/** When the clock was last seen, and since when it has run without a jump; ISO 8601. */
interface ClockRow {
  readonly site: string;
  readonly seen: string;
  readonly since: string;
}

interface NewestRow {
  readonly site: string;
  readonly created_at: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** A clock that goes on by more than this between two looks has jumped, or the site was off. */
const longestGapMs = 35 * dayMs;

/** How far a clock may be set back. */
const backMs = dayMs;

/** How long a clock that has jumped must go on before it is trusted. */
const steadyMs = 7 * dayMs;

const iso = (ms: number): string => new Date(ms).toISOString();

const agrees = (now: number, earlier: string): boolean =>
  now - Date.parse(earlier) <= longestGapMs && Date.parse(earlier) - now <= backMs;

/**
 * Notes the time, and returns whether it agrees with the last one that was noted, or with the newest submission where none was.
 * After a jump it does so when the clock has gone on for a week. What deletes by age asks for it first.
 */
export async function isClockTrusted(database: Kysely<unknown>, site: string, now: number): Promise<boolean> {
  const db = database.withTables<{ clocks: ClockRow; submissions: NewestRow }>();
  const noted = await db.selectFrom('clocks').selectAll().where('site', '=', site).executeTakeFirst();
  const newest = noted
    ? undefined
    : await db
        .selectFrom('submissions')
        .select('created_at')
        .where('site', '=', site)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
  const earlier = noted?.seen ?? newest?.created_at ?? iso(now);
  const isSteady = agrees(now, earlier);
  const trustedSince = iso(now - steadyMs);
  const since = isSteady ? (noted?.since ?? trustedSince) : iso(now);
  await db
    .insertInto('clocks')
    .values({ site, seen: iso(now), since })
    .onConflict((conflict) => conflict.column('site').doUpdateSet({ seen: iso(now), since }))
    .execute();
  return since <= trustedSince;
}
