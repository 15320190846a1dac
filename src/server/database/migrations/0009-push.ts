import type { Kysely, Migration } from 'kysely';

/** Adds keys, subscriptions and messages of web push, and which records of followed lists are no news any more. */
export const addPush: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('push_keys')
      .addColumn('site', 'text', (column) => column.primaryKey())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('private_key', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('push_subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('used_on', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('push_subscriptions_of_host')
      .on('push_subscriptions')
      .columns(['site', 'host'])
      .execute();
    await schema
      .createTable('push_topics')
      .addColumn('subscription', 'text', (column) =>
        column.notNull().references('push_subscriptions.id').onDelete('cascade').onUpdate('cascade'),
      )
      .addColumn('topic', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('push_topics_pkey', ['subscription', 'topic'])
      .execute();
    await schema
      .createTable('push_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('push_deliveries')
      .addColumn('message', 'text', (column) =>
        column.notNull().references('push_messages.id').onDelete('cascade'),
      )
      .addColumn('subscription', 'text', (column) =>
        column.notNull().references('push_subscriptions.id').onDelete('cascade').onUpdate('cascade'),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('push_deliveries_pkey', ['message', 'subscription'])
      .execute();
    await schema
      .createIndex('push_deliveries_of_subscription')
      .on('push_deliveries')
      .column('subscription')
      .execute();
    await schema
      .createTable('push_seen')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('push_seen_pkey', ['site', 'topic', 'record'])
      .execute();
  },
};
