import type { Kysely, Migration } from 'kysely';

/** Adds the photos of submissions: what is known of each (JSON of a list of `StoredPhoto`), and a table of their bytes. */
export const addPhotos = (type: 'sqlite' | 'postgres'): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('submissions')
      .addColumn('photos', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await schema
      .createTable('submission_photos')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      // Before the bytes, which a sum of sizes then does not read.
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('bytes', type === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_photos_pkey', ['site', 'reference', 'number'])
      .execute();
  },
});
