import type { Kysely, Migration } from 'kysely';

/** Adds what the council and the sender wrote later (JSON of a list of `Reply`), and the last day of the answer (YYYY-MM-DD, or null). */
export const addReplies: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .alterTable('submissions')
      .addColumn('replies', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await schema.alterTable('submissions').addColumn('answer_by', 'text').execute();
    await schema
      .createIndex('submissions_by_answer')
      .on('submissions')
      .columns(['site', 'state', 'answer_by'])
      .execute();
  },
};
