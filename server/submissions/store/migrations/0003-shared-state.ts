import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Creates what instances share beside submissions (PostgreSQL only): files of the site and counters of the rate limit.
 * Counters need not survive a crash, so their table is unlogged and costs no writes to the log of the database.
 */
export const createSharedState: Migration = {
  async up(database: Kysely<unknown>) {
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
  },
};
