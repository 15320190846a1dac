import type { Kysely, Migration } from 'kysely';

/** Adds what a gateway is told of submissions, and the key with which a site signs it. */
export const addGateway: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('gateway_messages')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('changes', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text')
      .addColumn('failure', 'text')
      .addPrimaryKeyConstraint('gateway_messages_pkey', ['site', 'reference'])
      .execute();
    await schema
      .createIndex('gateway_messages_due')
      .on('gateway_messages')
      .columns(['site', 'due_at'])
      .execute();
    await schema
      .createTable('gateway_keys')
      .addColumn('site', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .execute();
  },
};
