import { type Kysely, type Migration, sql } from 'kysely';

async function createSubmissions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('submissions')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('honeypot', 'integer', (column) => column.notNull())
    .addColumn('filled_in_ms', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('upstream', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('submissions_pkey', ['site', 'reference'])
    .addUniqueConstraint('submissions_site_form_idempotency_key_key', ['site', 'form', 'idempotency_key'])
    .execute();
  await database.schema
    .createIndex('submissions_by_state')
    .on('submissions')
    .columns(['site', 'state', 'created_at'])
    .execute();
}

/** Counts per site, day, page and language, with nothing about visitors. */
async function createVisits(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('visits')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visits_pkey', ['site', 'day', 'kind', 'path', 'language'])
    .execute();
}

/**
 * Shared by instances beside submissions: files of the site and counters of the rate limit. Counters need not survive a
 * crash, so their table is unlogged and costs no writes to the log of the database.
 */
async function createSharedState(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('shared_files')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('as_of', 'bigint', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('shared_files_pkey', ['site', 'folder', 'name'])
    .execute();
  await sql`
    create unlogged table rate_limits (
      key text primary key,
      count integer not null,
      ends_at timestamptz not null
    )`.execute(database);
}

/** Creates the tables of the embedded database, which one instance uses. */
export const createTables: Migration = {
  async up(database: Kysely<unknown>) {
    await createSubmissions(database);
    await createVisits(database);
  },
};

/** Creates the tables of PostgreSQL, which several instances share. */
export const createInstanceTables: Migration = {
  async up(database: Kysely<unknown>) {
    await createTables.up(database);
    await createSharedState(database);
  },
};
