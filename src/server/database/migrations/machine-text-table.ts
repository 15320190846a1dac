import type { Kysely, Migration } from 'kysely';

/** Texts that a machine wrote in drafts and nobody has confirmed yet, by their hash. */
export const addMachineTexts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('desk_machine_texts')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_machine_texts_pkey', [
        'site',
        'list',
        'record',
        'field',
        'language',
        'hash',
      ])
      .execute();
  },
};
