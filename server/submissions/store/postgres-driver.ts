import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { errorCode } from '../error-code';
import type { Database } from './database';
import { migrate, postgresMigrations } from './migrations/migrate';
import type { StoreDriver, StoreOptions } from './store-driver';

/** Opens a PostgreSQL database (`postgres://user:password@host/database`). */
export async function openPostgres({ databaseUrl, onLost }: StoreOptions): Promise<StoreDriver> {
  const pool = createPool(databaseUrl, onLost ?? (() => undefined));
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    run: (queries) => queries(database),
    migrate: () => migrateUnderLock(database),
    erase: async () => {
      await sql`vacuum submissions`.execute(database);
    },
    close: () => database.destroy(),
  };
}

/** Key of the advisory lock for migrations, which all instances share. */
export const migrationLock = 7_243_091;

/**
 * Kysely takes its own lock only after it has listed the tables, and PostgreSQL refuses to list a table that another
 * instance drops meanwhile. This lock covers the listing too.
 */
async function migrateUnderLock(database: Kysely<Database>): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(migrationLock)})`.execute(connection);
    try {
      await migrate(connection, postgresMigrations);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(migrationLock)})`.execute(connection);
    }
  });
}

function createPool(address: string | undefined, onLost: (code: string) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  });
  const lost = (error: Error) => onLost(errorCode(error));
  pool.on('error', lost);
  // A database configured to answer before it wrote would lose acknowledged submissions in a crash. Queries of a
  // connection run in order, so this one is first.
  pool.on('connect', (client) => void client.query('set synchronous_commit = on').catch(lost));
  return pool;
}
