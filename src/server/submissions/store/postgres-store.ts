import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { errorCode } from '../../database/error-code';
import type { Database } from './database';
import { migrate, postgresMigrations } from './migrations/migrate';
import type { StoreDriver, StoreOptions } from './store-driver';

/** Opens a PostgreSQL database (`postgres://user:password@host/database`). */
export async function openPostgres({ databaseUrl, onLost }: StoreOptions): Promise<StoreDriver> {
  const pool = createPool(databaseUrl, onLost ?? (() => undefined));
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    run: (queries) => queries(database),
    migrate: () => migrate(database, postgresMigrations),
    erase: async () => {
      await sql`vacuum submissions`.execute(database);
    },
    close: () => database.destroy(),
  };
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
