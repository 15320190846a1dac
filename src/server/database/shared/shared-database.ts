import pg from 'pg';
import { type CallResult, createCircuitBreaker } from '../../jobs/circuit-breaker';
import { guardCalls } from '../../jobs/guarded-calls';
import type { Log } from '../../log';
import { createFailureLog } from '../../monitoring/failure-log';
import { errorCode } from '../error-code';

/** Purpose of a query; each has turns of its own, so that pictures do not delay the counting of posts. */
export type SharedUse = 'files' | 'counters';

/** Database of all instances of a site, for what an instance can also do alone. Queries never reject. */
export interface SharedDatabase {
  /** Host of the site's public address, part of every key: several sites may share a database. */
  readonly site: string;
  /** Rows of a query; undefined while the database fails, and when too many wait for it. */
  query(use: SharedUse, text: string, values: readonly unknown[]): Promise<readonly unknown[] | undefined>;
  close(): Promise<void>;
}

export interface SharedDatabaseOptions {
  /** `postgres://user:password@host/database`; its tables are up to date. */
  readonly databaseUrl: string;
  readonly site: string;
  readonly log: Log;
}

/** Connections of one instance, apart from those of submissions. */
const connections = 4;
/** Queries of a use at the same time, and ms that one waits for its turn. */
const turns = {
  files: { concurrency: connections - 1, maxWaitMs: 2_000 },
  counters: { concurrency: connections, maxWaitMs: 1_000 },
} as const;
/** In ms: a page may wait for a query, and goes on without it. */
const connectTimeout = 1_000;
const queryTimeout = 4_000;

interface QueryResult extends CallResult {
  readonly rows: readonly unknown[] | undefined;
}

/** Opens the database; connections are made when they are needed. After five failures in a row it is not asked for a while. */
export function openSharedDatabase({ databaseUrl, site, log }: SharedDatabaseOptions): SharedDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    statement_timeout: queryTimeout,
  });
  const failures = createFailureLog(log);
  const breaker = createCircuitBreaker();
  const guards = {
    files: guardCalls({ breaker, ...turns.files }),
    counters: guardCalls({ breaker, ...turns.counters }),
  };
  let isClosed = false;

  function note(error: unknown): void {
    const code = errorCode(error);
    if (!isClosed) failures.warn(code, { code }, 'the shared database fails; this instance works alone');
  }
  pool.on('error', note);

  async function run(text: string, values: readonly unknown[]): Promise<QueryResult> {
    try {
      const { rows } = await pool.query<Record<string, unknown>>(text, [...values]);
      return { rows, isServerFailure: false, retryAfterMs: 0 };
    } catch (error) {
      note(error);
      return { rows: undefined, isServerFailure: true, retryAfterMs: 0 };
    }
  }

  return {
    site,
    query: async (use, text, values) => {
      if (isClosed) return undefined;
      return (await guards[use].run(() => run(text, values)))?.rows;
    },
    close: () => {
      isClosed = true;
      return pool.end();
    },
  };
}
