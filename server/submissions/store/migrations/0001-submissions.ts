import type { Kysely, Migration } from 'kysely';

/** Creates the table, unless a version of the site that did not use Kysely has created it. */
export const createSubmissions: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('submissions')
      .ifNotExists()
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
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('submissions_pkey', ['site', 'reference'])
      .addUniqueConstraint('submissions_site_form_idempotency_key_key', ['site', 'form', 'idempotency_key'])
      .execute();
    await database.schema
      .createIndex('submissions_by_state')
      .ifNotExists()
      .on('submissions')
      .columns(['site', 'state', 'created_at'])
      .execute();
  },
};
