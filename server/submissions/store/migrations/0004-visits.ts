import type { Kysely, Migration } from 'kysely';

/** Creates the counts of visits: per site, day, page and language, nothing about visitors. */
export const createVisits: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('visits')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visits_pkey', ['site', 'day', 'kind', 'path', 'language'])
      .execute();
  },
};
