import { type Kysely, type Migration, sql } from 'kysely';

/** Weekly mails. Whoever gets mails already gets them too; whoever has switched mails off does not. */
export const addDigests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('desk_mail_settings').addColumn('digest_since', 'text').execute();
    await sql`update desk_mail_settings set digest_since = since`.execute(db);
    await db.schema
      .createTable('desk_digests')
      .addColumn('person', 'text', (column) =>
        column.primaryKey().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('settled_at', 'text')
      .execute();
  },
};
