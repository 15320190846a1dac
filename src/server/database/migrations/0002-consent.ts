import type { Kysely, Migration } from 'kysely';

/** Adds the record of consent: JSON of `Consent`, or null. */
export const addConsent: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('submissions').addColumn('consent', 'text').execute();
  },
};
