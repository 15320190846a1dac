import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Adds what background delivery needs. A submission whose outcome was `unknown` becomes pending, and is delivered if the
 * site has a council's server. Dropping `schema_version` keeps an older version of the site from starting.
 */
export const addDelivery: Migration = {
  async up(database: Kysely<unknown>) {
    const table = () => database.schema.alterTable('submissions');
    await table()
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await table().addColumn('due_at', 'text').execute();
    await sql`update submissions set state = 'rejected' where state = 'refused'`.execute(database);
    await sql`update submissions set state = 'pending', due_at = updated_at where state in ('pending', 'unknown')`.execute(
      database,
    );
    await database.schema.dropTable('schema_version').ifExists().execute();
  },
};
