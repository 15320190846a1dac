import type { Kysely } from 'kysely';
import type { Submission } from '../submission';
import { type Database, readRow } from './database';
import type { DueFilter } from './store';

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
