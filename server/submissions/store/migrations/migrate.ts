import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Database } from '../database';
import { createSubmissions } from './0001-submissions';
import { addDelivery } from './0002-delivery';
import { createSharedState } from './0003-shared-state';
import { createVisits } from './0004-visits';

/** Versions of the tables, in the order of their names. Only ever extended. */
type Migrations = Readonly<Record<string, Migration>>;

/** Those of the embedded database, which one instance uses. */
export const libsqlMigrations: Migrations = {
  '0001-submissions': createSubmissions,
  '0002-delivery': addDelivery,
  '0004-visits': createVisits,
};

/** Those of PostgreSQL, which several instances share. */
export const postgresMigrations: Migrations = {
  ...libsqlMigrations,
  '0003-shared-state': createSharedState,
};

/**
 * Brings the tables up to the newest version in one transaction, under a lock that all processes share. With
 * `disableTransactions` the caller provides both.
 * @throws when a newer version of the site has created the database.
 */
export async function migrate(
  database: Kysely<Database>,
  migrations: Migrations,
  options: { readonly disableTransactions?: boolean } = {},
): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db: database, provider, ...options }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The migration failed.', { cause: error });
}
