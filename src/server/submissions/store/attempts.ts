import type { Kysely } from 'kysely';
import type { Submission, SubmissionKey } from '../submission';
import { type Database, readRow } from './database';
import type { AttemptResult, DueFilter } from './store';

/** Claims submissions that are due to be forwarded: no other instance claims them until the lease ends. */
export async function claimDue(
  database: Kysely<Database>,
  { site, forms, limit, leaseUntil }: DueFilter,
): Promise<readonly Submission[]> {
  const updatedAt = new Date().toISOString();
  const due = database
    .selectFrom('submissions')
    .select('reference')
    .where((is) => is.and({ site, state: 'pending' }))
    .where('form', 'in', forms)
    .where('due_at', '<=', updatedAt)
    .orderBy('due_at')
    .limit(limit);
  const rows = await database
    .updateTable('submissions')
    .set((column) => ({ due_at: leaseUntil, attempts: column('attempts', '+', 1), updated_at: updatedAt }))
    .where('site', '=', site)
    .where('reference', 'in', due)
    // PostgreSQL checks this again on a row that another instance has claimed meanwhile.
    .where((is) => is.and([is('state', '=', 'pending'), is('due_at', '<=', updatedAt)]))
    .returningAll()
    .execute();
  return rows.map(readRow);
}

/** Writes what came of an attempt to forward a submission, if it is still pending. */
export async function recordAttempt(
  database: Kysely<Database>,
  { site, form, key }: SubmissionKey,
  { state, dueAt, upstream }: AttemptResult,
): Promise<Submission | undefined> {
  const row = await database
    .updateTable('submissions')
    .set({ state, due_at: dueAt, upstream, updated_at: new Date().toISOString() })
    .where((is) => is.and({ site, form, idempotency_key: key, state: 'pending' }))
    .returningAll()
    .executeTakeFirst();
  return row && readRow(row);
}
