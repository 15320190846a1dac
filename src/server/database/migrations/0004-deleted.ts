import type { Kysely, Migration } from 'kysely';

/** Adds the submissions that the retention period has deleted, which can still be taken back, and what is known of the clock. */
export const addDeletedSubmissions: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('deleted_submissions')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('row', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('deleted_submissions_pkey', ['site', 'reference'])
      .execute();
    await database.schema
      .createTable('clocks')
      .addColumn('site', 'text', (column) => column.primaryKey())
      .addColumn('seen', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute();
  },
};
