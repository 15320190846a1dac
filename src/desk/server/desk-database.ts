import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely';
import pg from 'pg';
import { lockingDatabase, openLibsqlFile, transact } from '../../server/database/libsql-file';
import type { DeskTables } from './desk-tables';

/** The database of the desk. */
export interface DeskDatabase {
  readonly db: Kysely<DeskTables>;
  readonly type: 'sqlite' | 'postgres';
  /** Runs work that changes tables, while no other process does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Runs work while no other instance runs work with this number; null when another one does. */
  readonly lease: <Result>(
    number: number,
    work: () => Promise<Result>,
  ) => Promise<{ readonly result: Result } | null>;
  readonly close: () => Promise<void>;
}

/** Settings by their names in `Environment`. */
export interface DeskDatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** File of the embedded database in the data folder. */
export const deskFile = 'desk.db';

/** Wait for a lock in ms, which visitors wait for too: only the commands for people share the file. */
const lockMs = 2000;

function openEmbedded({ dataDir }: DeskDatabaseOptions): DeskDatabase {
  const { database: file } = openLibsqlFile(dataDir, deskFile, lockMs);
  const db = new Kysely<DeskTables>({ dialect: new SqliteDialect({ database: lockingDatabase(file) }) });
  return {
    db,
    type: 'sqlite',
    alone: (work) => transact(file, work),
    // Only one instance uses the file.
    lease: async (_number, work) => ({ result: await work() }),
    close: () => db.destroy(),
  };
}

/** Key of the advisory lock for migrations of the desk, which all instances share. */
const migrationLock = 7_243_092;

/** Namespace of the advisory locks that are leases. */
const leases = 7_243_093;

function openPostgres(connectionString: string): DeskDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  });
  // The next query opens a new connection, and reports why that fails.
  pool.on('error', () => {});
  const db = new Kysely<DeskTables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    type: 'postgres',
    alone: (work) =>
      db.connection().execute(async (connection) => {
        await sql`select pg_advisory_lock(${sql.lit(migrationLock)})`.execute(connection);
        try {
          await work();
        } finally {
          await sql`select pg_advisory_unlock(${sql.lit(migrationLock)})`.execute(connection);
        }
      }),
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
    close: () => db.destroy(),
  };
}

/** Opens the database of the desk: `desk.db` in the data folder, or tables in PostgreSQL. Its tables may be older. */
export function openDeskDatabase(options: DeskDatabaseOptions): DeskDatabase {
  const { databaseUrl } = options;
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(options);
}
