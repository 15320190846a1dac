import { type Kysely, type Migration, sql } from 'kysely';

/** Adds when a submission was dealt with, which later answers do not change; of earlier ones, the last change. */
export const addDoneAt: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('submissions').addColumn('done_at', 'text').execute();
    await sql`update submissions set done_at = updated_at where state = 'done'`.execute(database);
  },
};
