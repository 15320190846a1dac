import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { errorCode } from './error-code';
import { migrate, postgresMigrations } from './migrate';
import type { DatabaseOptions, SiteDatabase } from './site-database';

/** Namespace of the advisory locks that are leases. */
const leases = 7_243_093;

function createPool({ databaseUrl, onLost = () => undefined }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 14,
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

/** Opens a PostgreSQL database (`postgres://user:password@host/database`). */
export async function openPostgres(options: DatabaseOptions): Promise<SiteDatabase> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: createPool(options) }) });
  return {
    db,
    type: 'postgres',
    run: (queries) => queries(db),
    // The database ends the lease of an instance that is killed with its connection.
    lease: (number, work) =>
      db.connection().execute(async (connection) => {
        const { rows } = await sql<{
          is: boolean;
        }>`select pg_try_advisory_lock(${leases}, ${number}) as is`.execute(connection);
        if (rows[0]?.is !== true) return null;
        try {
          return { result: await work() };
        } finally {
          await sql`select pg_advisory_unlock(${leases}, ${number})`.execute(connection);
        }
      }),
    migrate: () => migrate(db, postgresMigrations),
    erase: async () => {
      await sql`vacuum submissions, submission_photos`.execute(db);
    },
    isCurrent: () => true,
    close: () => db.destroy(),
  };
}
