import type { Kysely, Migration } from 'kysely';

/** Second factors of operators: a key that their phone has too, and the last step of time whose code was used. */
export const addSecondFactors: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_second_factors')
      .addColumn('person', 'text', (column) =>
        column.primaryKey().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .execute();
  },
};
