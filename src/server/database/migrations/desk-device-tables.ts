import type { Kysely, Migration } from 'kysely';

/** Devices on which people of the desk are notified, and what each person was told of. */
export const addDevices: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_devices')
      .addColumn('subscription', 'text', (column) =>
        column.primaryKey().references('push_subscriptions.id').onDelete('cascade').onUpdate('cascade'),
      )
      .addColumn('person', 'text', (column) =>
        column.notNull().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('desk_devices_of_person').on('desk_devices').column('person').execute();
    await schema
      .createTable('desk_told')
      .addColumn('person', 'text', (column) =>
        column.primaryKey().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('told_at', 'text', (column) => column.notNull())
      .addColumn('overdue_on', 'text', (column) => column.notNull())
      .execute();
  },
};
