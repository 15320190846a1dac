import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { deskMigrations } from './migrations/desk-tables';
import { createInstanceTables, createTables } from './migrations/0001-tables';
import { addConsent } from './migrations/0002-consent';
import { UnusableDatabaseError } from './unusable-database';
import { addInbox } from './migrations/0003-inbox';
import { addDeletedSubmissions } from './migrations/0004-deleted';
import { addReplies } from './migrations/0005-replies';
import { addPhotos } from './migrations/0006-photos';
import { addDoneAt } from './migrations/0007-done-at';
import { addGateway } from './migrations/0008-gateway';
import { addPush } from './migrations/0009-push';

/** Versions of the tables, by names. Only ever extended. */
type Migrations = Readonly<Record<string, Migration>>;

/** Prefix of the names of the desk's migrations. */
const deskPrefix = 'desk-';

function withDesk(migrations: Migrations, type: 'sqlite' | 'postgres'): Migrations {
  const desk = Object.entries(deskMigrations(type));
  return {
    ...migrations,
    ...Object.fromEntries(desk.map(([name, migration]) => [deskPrefix + name, migration])),
  };
}

const later = (type: 'sqlite' | 'postgres'): Migrations => ({
  '0002-consent': addConsent,
  '0003-inbox': addInbox,
  '0004-deleted': addDeletedSubmissions,
  '0005-replies': addReplies,
  '0006-photos': addPhotos(type),
  '0007-done-at': addDoneAt,
  '0008-gateway': addGateway,
  '0009-push': addPush,
});

/** Those of the embedded database, which one instance uses. */
export const libsqlMigrations = withDesk({ '0001-tables': createTables, ...later('sqlite') }, 'sqlite');

/** Those of PostgreSQL, which several instances share. */
export const postgresMigrations = withDesk(
  { '0001-tables': createInstanceTables, ...later('postgres') },
  'postgres',
);

/** Returns the error of a migration; Kysely's own, without a code, says which migration this version does not know. */
function failureOf(error: unknown): Error {
  if (error instanceof Error && 'code' in error) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const advice = 'Start that version, or move the database away and start again with an empty one.';
  const message = `it belongs to another version of the site (${reason}). ${advice}`;
  return new UnusableDatabaseError(message, { cause: error });
}

/** Key of the advisory lock under which the records of version 0.1.0 are taken over. */
const recordsLock = 7_243_092;

/** Takes over the records of the desk's migrations, which version 0.1.0 kept in a table of their own. */
async function takeOverRecords(database: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  if (isPostgres) await sql`select pg_advisory_xact_lock(${sql.lit(recordsLock)})`.execute(database);
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'desk_migrations')) return;
  const { schema } = database;
  await schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  await sql`insert into kysely_migration (name, timestamp)
    select ${sql.lit(deskPrefix)} || name, timestamp from desk_migrations`.execute(database);
  await schema.dropTable('desk_migrations').execute();
  await schema.dropTable('desk_migration_lock').ifExists().execute();
}

/**
 * Brings the tables up to the newest version in one transaction, under a lock that all processes share. With
 * `disableTransactions` the caller provides both.
 * @throws when another version of the site has created the database.
 */
export async function migrate(
  database: Kysely<unknown>,
  migrations: Migrations,
  options: { readonly disableTransactions?: boolean } = {},
): Promise<void> {
  if (options.disableTransactions === true) await takeOverRecords(database, false);
  else await database.transaction().execute((transaction) => takeOverRecords(transaction, true));
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const migrator = new Migrator({ db: database, provider, allowUnorderedMigrations: true, ...options });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw failureOf(error);
}
