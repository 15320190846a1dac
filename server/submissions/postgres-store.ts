import pg from 'pg';
import { migrate } from './migrations/migrate';
import type { Sql, SqlValue } from './sql';
import { SqlStore } from './sql-store';
import type { SubmissionStore } from './store';

/** Any number, the same in every process of the site: whoever migrates holds this lock. */
const migrationLock = 7_350_105;

/**
 * Opens the store in a PostgreSQL database. @throws when it cannot be reached.
 * @param address `postgres://user:password@host/database`
 * @param onLost called with the code of an error that an idle connection met; the next call opens a new one
 */
export async function openPostgresStore(
  address: string,
  onLost: (code: string) => void,
): Promise<SubmissionStore> {
  const sql = new PostgresSql(createPool(address, onLost));
  try {
    await migrate(sql);
  } catch (error) {
    await sql.close();
    throw error;
  }
  return new SqlStore(sql);
}

function createPool(address: string, onLost: (code: string) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  });
  const lost = (error: Error) => onLost('code' in error ? String(error.code) : error.name);
  pool.on('error', lost);
  // A database set to answer before it wrote would lose acknowledged submissions in a crash. Queries of a
  // connection run in order, so this one is first.
  pool.on('connect', (client) => void client.query('set synchronous_commit = on').catch(lost));
  return pool;
}

class PostgresSql implements Sql {
  constructor(private readonly pool: pg.Pool) {}

  rows(text: string, values: readonly SqlValue[]): Promise<readonly unknown[]> {
    return runOn(this.pool, text, values);
  }

  async alone(work: (sql: Pick<Sql, 'rows'>) => Promise<void>): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
      await work({ rows: (text, values) => runOn(client, text, values) });
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(true); // Closing the connection rolls back.
      throw error;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

async function runOn(
  client: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly SqlValue[],
): Promise<unknown[]> {
  let count = 0;
  const numbered = text.replace(/\?/g, () => `$${(count += 1)}`);
  return (await client.query<Record<string, unknown>>(numbered, [...values])).rows;
}
