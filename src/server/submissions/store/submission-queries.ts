import type { Kysely, SelectQueryBuilder } from 'kysely';
import { defaultPrefix } from '../../../engine/form/default-prefix';
import { createReference } from '../reference';
import type { NewSubmission, Submission, SubmissionKey, SubmissionState } from '../submission';
import { type Database, newRow, readRow } from './database';
import type { StoreDriver } from './store-driver';
import type {
  AttemptResult,
  DueFilter,
  Received,
  Removal,
  SubmissionFilter,
  SubmissionReference,
  SubmissionStore,
} from './store';

/** Those of submissions that no other server has, nor will get. */
const hereStates: readonly SubmissionState[] = ['stored', 'rejected', 'done'];

const settledStates: readonly SubmissionState[] = ['sent', 'rejected', 'done'];

/** The queries, the same for every database whose tables are up to date. */
export class SubmissionQueries implements SubmissionStore {
  constructor(private readonly driver: StoreDriver) {}

  insert(submission: NewSubmission): Promise<{ isNew: boolean; submission: Submission }> {
    return this.driver.run((database) => insertOrFind(database, submission));
  }

  find(key: SubmissionKey): Promise<Submission | undefined> {
    return this.driver.run((database) => findByKey(database, key));
  }

  claimDue(filter: DueFilter): Promise<readonly Submission[]> {
    return this.driver.run((database) => claimDue(database, filter));
  }

  recordAttempt(key: SubmissionKey, result: AttemptResult): Promise<Submission | undefined> {
    const { state, dueAt, upstream } = result;
    return this.driver.run(async (database) => {
      const row = await database
        .updateTable('submissions')
        .set({ state, due_at: dueAt, upstream, updated_at: now() })
        .where((is) => is.and({ site: key.site, form: key.form, idempotency_key: key.key, state: 'pending' }))
        .returningAll()
        .executeTakeFirst();
      return row && readRow(row);
    });
  }

  list(filter: SubmissionFilter): Promise<readonly Submission[]> {
    return this.driver.run(async (database) => {
      const query = database.selectFrom('submissions').selectAll().orderBy('created_at').orderBy('reference');
      return (await filtered(query, filter).execute()).map(readRow);
    });
  }

  findByReference({ site, reference }: SubmissionReference): Promise<Submission | undefined> {
    return this.driver.run(async (database) => {
      const query = database.selectFrom('submissions').selectAll();
      const row = await query.where((is) => is.and({ site, reference })).executeTakeFirst();
      return row && readRow(row);
    });
  }

  isReceived({ site, form, reference }: Received): Promise<boolean> {
    return this.driver.run(async (database) => {
      const query = database.selectFrom('submissions').select('reference');
      const row = await query.where((is) => is.and({ site, reference, form })).executeTakeFirst();
      return row !== undefined;
    });
  }

  markDone({ site, reference }: SubmissionReference): Promise<void> {
    return this.driver.run(async (database) => {
      const done = { state: 'done', due_at: null, updated_at: now() } as const;
      const query = database.updateTable('submissions').set(done);
      await query.where((is) => is.and({ site, reference })).execute();
    });
  }

  reopen({ site, reference }: SubmissionReference): Promise<void> {
    return this.driver.run(async (database) => {
      const query = database.updateTable('submissions').set({ state: 'stored', updated_at: now() });
      await query.where((is) => is.and({ site, reference, state: 'done' })).execute();
    });
  }

  async correct({ site, reference }: SubmissionReference, body: Submission['body']): Promise<boolean> {
    const isHere = await this.driver.run(async (database) => {
      const query = database.updateTable('submissions').set({ body: JSON.stringify(body) });
      const row = await query
        .where((is) => is.and({ site, reference }))
        .where('state', 'in', hereStates)
        .returning('reference')
        .executeTakeFirst();
      return row !== undefined;
    });
    if (isHere) await this.driver.erase();
    return isHere;
  }

  sites(): Promise<readonly string[]> {
    return this.driver.run(async (database) => {
      const rows = await database
        .selectFrom('submissions')
        .select('site')
        .distinct()
        .orderBy('site')
        .execute();
      return rows.map(({ site }) => site);
    });
  }

  async remove(removal: Removal): Promise<number> {
    const removed = await this.driver.run((database) => remove(database, removal));
    if (removed > 0) await this.driver.erase();
    return removed;
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}

async function insertOrFind(
  database: Kysely<Database>,
  submission: NewSubmission,
): Promise<{ isNew: boolean; submission: Submission }> {
  const { referencePrefix } = submission;
  const inserted = await database
    .insertInto('submissions')
    .values(newRow(submission, createReference(referencePrefix ?? defaultPrefix(submission.form)), now()))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { isNew: true, submission: readRow(inserted) };
  const known = await findByKey(database, submission);
  // Neither inserted nor known: another submission has this reference number, so try another number.
  return known ? { isNew: false, submission: known } : insertOrFind(database, submission);
}

async function findByKey(
  database: Kysely<Database>,
  { site, form, key }: SubmissionKey,
): Promise<Submission | undefined> {
  const query = database.selectFrom('submissions').selectAll();
  const row = await query.where((is) => is.and({ site, form, idempotency_key: key })).executeTakeFirst();
  return row && readRow(row);
}

async function claimDue(
  database: Kysely<Database>,
  { site, forms, limit, leaseUntil }: DueFilter,
): Promise<readonly Submission[]> {
  const due = database
    .selectFrom('submissions')
    .select('reference')
    .where((is) => is.and({ site, state: 'pending' }))
    .where('form', 'in', forms)
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(limit);
  const rows = await database
    .updateTable('submissions')
    .set((column) => ({ due_at: leaseUntil, attempts: column('attempts', '+', 1), updated_at: now() }))
    .where('site', '=', site)
    .where('reference', 'in', due)
    // PostgreSQL checks this again on a row that another instance has claimed meanwhile.
    .where((is) => is.and([is('state', '=', 'pending'), is('due_at', '<=', now())]))
    .returningAll()
    .execute();
  return rows.map(readRow);
}

function filtered<Row>(
  query: SelectQueryBuilder<Database, 'submissions', Row>,
  { site, form, states, receivedFrom }: SubmissionFilter,
): SelectQueryBuilder<Database, 'submissions', Row> {
  return query
    .where('site', '=', site)
    .$if(form !== undefined, (all) => all.where('form', '=', form ?? ''))
    .$if(states !== undefined, (all) => all.where('state', 'in', states ?? []))
    .$if(receivedFrom !== undefined, (all) => all.where('created_at', '>=', receivedFrom ?? ''));
}

async function remove(database: Kysely<Database>, removal: Removal): Promise<number> {
  const all = database.deleteFrom('submissions').where('site', '=', removal.site);
  const query =
    'reference' in removal
      ? all.where('reference', '=', removal.reference)
      : 'receivedBefore' in removal
        ? all.where('created_at', '<', removal.receivedBefore)
        : all.where('state', 'in', settledStates).where('updated_at', '<', removal.settledBefore);
  return (await query.returning('reference').execute()).length;
}

function now(): string {
  return new Date().toISOString();
}
