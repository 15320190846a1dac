import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Database } from '../database';
import { createInstanceTables, createTables } from './0001-tables';
import { addConsent } from './0002-consent';

/** Versions of the tables, in the order of their names. Only ever extended. */
type Migrations = Readonly<Record<string, Migration>>;

/** Those of the embedded database, which one instance uses. */
export const libsqlMigrations: Migrations = {
  '0001-tables': createTables,
  '0002-consent': addConsent,
};

/** Those of PostgreSQL, which several instances share. */
export const postgresMigrations: Migrations = {
  '0001-tables': createInstanceTables,
  '0002-consent': addConsent,
};

/** Returns the error of a migration; Kysely's own, without a code, says which migration this version does not know. */
function failureOf(error: unknown): Error {
  if (error instanceof Error && 'code' in error) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const advice = 'Start that version, or move the database away and start again with an empty one.';
  return new Error(`it belongs to another version of the site (${reason}). ${advice}`, { cause: error });
}

/**
 * Brings the tables up to the newest version in one transaction, under a lock that all processes share. With
 * `disableTransactions` the caller provides both.
 * @throws when another version of the site has created the database.
 */
export async function migrate(
  database: Kysely<Database>,
  migrations: Migrations,
  options: { readonly disableTransactions?: boolean } = {},
): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db: database, provider, ...options }).migrateToLatest();
  if (error !== undefined) throw failureOf(error);
}
