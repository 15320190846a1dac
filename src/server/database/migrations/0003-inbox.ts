import type { Kysely, Migration } from 'kysely';
import { z } from 'zod';
import { searchText } from '../../../engine/form/search-text';

const bodySchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

interface Row {
  readonly site: string;
  readonly reference: string;
  readonly body: string;
  readonly search: string;
}

/** Adds what the inbox searches, and the order in which it lists. */
export const addInbox: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('submissions')
      .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const db = database.withTables<Record<'submissions', Row>>();
    for (const { site, reference, body } of await db
      .selectFrom('submissions')
      .select(['site', 'reference', 'body'])
      .execute()) {
      const parsed = bodySchema.safeParse(JSON.parse(body));
      if (!parsed.success) continue;
      await db
        .updateTable('submissions')
        .set({ search: searchText(parsed.data) })
        .where((is) => is.and({ site, reference }))
        .execute();
    }
    await database.schema
      .createIndex('submissions_by_arrival')
      .on('submissions')
      .columns(['site', 'created_at', 'reference'])
      .execute();
    await database.schema
      .createIndex('submissions_by_form')
      .on('submissions')
      .columns(['site', 'form', 'created_at'])
      .execute();
  },
};
