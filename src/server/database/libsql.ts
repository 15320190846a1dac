import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  sql,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { type LibsqlFile, lockingDatabase, openLibsqlFile, transact } from './libsql-file';
import { libsqlMigrations, migrate } from './migrate';
import type { DatabaseOptions, SiteDatabase } from './site-database';
import { formerFiles, takeOverFiles } from './take-over-files';
import { openingError, refuseEmptyFiles } from './unusable-database';
import Libsql from 'libsql';

/** Time in ms to wait for a lock: longer than a backup holds it, shorter than the browser waits for an answer. */
const lockTimeoutMs = 15_000;
const firstPauseMs = 5;
const longestPauseMs = 200;

/** Repeats work while another process holds a lock of the embedded database, without blocking the event loop. */
async function retryWhileLocked<Result>(
  work: () => Promise<Result>,
  until: number = Date.now() + lockTimeoutMs,
  pauseMs: number = firstPauseMs,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isLocked(error) || Date.now() > until) throw error;
    await sleep(pauseMs * (0.5 + Math.random() / 2));
    return retryWhileLocked(work, until, Math.min(longestPauseMs, pauseMs * 2));
  }
}

/** Whether an error says that another process holds a lock. */
function isLocked(error: unknown): boolean {
  return error instanceof Libsql.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** Database file in the folder of the site's data. */
export const siteFile = 'site.db';

/** How long erasing waits for readers in other processes; later checkpoints erase the rest. */
const checkpointMs = 5000;
const checkpointPauseMs = 50;

/** Wait in ms of a single query, which has the connection meanwhile. */
const queryLockMs = 2000;

/** Repeats each query while another process has a lock, without blocking the event loop. */
class RetryingDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) =>
        retryWhileLocked(() => connection.executeQuery(query), Date.now() + queryLockMs),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }
}

class RetryingDialect extends SqliteDialect {
  constructor(private readonly config: SqliteDialectConfig) {
    super(config);
  }

  override createDriver(): Driver {
    return new RetryingDriver(this.config);
  }
}

/** Opens the embedded database in a folder, which it creates if necessary. @throws when the file cannot be opened or is no database */
export async function openLibsql({ dataDir }: DatabaseOptions): Promise<SiteDatabase> {
  return retryWhileLocked(async () => {
    refuseEmptyFiles(dataDir, [siteFile, ...formerFiles]);
    takeOverFiles(dataDir, siteFile);
    return createLibsql(openLibsqlFile(dataDir, siteFile, 0));
  }).catch((error: unknown) => {
    throw openingError(join(dataDir, siteFile), error);
  });
}

/** Returns what identifies the file at a path; undefined without one. */
function fileId(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && `${file.dev}:${file.ino}`;
}

/**
 * The open file is no longer the one at its path: it was removed, renamed or replaced. What is written to it would be lost
 * with the process.
 */
class ReplacedFileError extends Error {
  readonly code = 'DATABASE_FILE_REPLACED';
}

/** Returns whether the whole log was moved into the file; not while another process reads. */
async function checkpoint(database: Kysely<unknown>): Promise<boolean> {
  const { rows } = await retryWhileLocked(() =>
    sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database),
  );
  return rows[0]?.busy === 0;
}

/** The database of an open file: one transaction after the other, each tried again while another process has a lock. */
function createLibsql({ path, database: file }: LibsqlFile): SiteDatabase {
  const db = new Kysely<unknown>({ dialect: new RetryingDialect({ database: lockingDatabase(file) }) });
  const openId = fileId(path);
  const isCurrent = () => fileId(path) === openId;

  function checkFile(): void {
    if (!isCurrent()) throw new ReplacedFileError(`${path} was removed or replaced; restart the site.`);
  }

  /** Checks the file after the commit, too: what is acknowledged must be in the file that a restart opens. */
  function run<Result>(work: (connection: Kysely<unknown>) => Promise<Result>): Promise<Result> {
    return retryWhileLocked(async () => {
      checkFile();
      const result = await db.connection().execute((connection) => transact(file, () => work(connection)));
      checkFile();
      return result;
    });
  }

  return {
    db,
    type: 'sqlite',
    run,
    // Only one instance uses the file.
    lease: async (_number, work) => ({ result: await work() }),
    migrate: () =>
      run((connection) => migrate(connection, libsqlMigrations, { disableTransactions: true })).catch(
        (error: unknown) => {
          throw openingError(path, error);
        },
      ),
    /** The zeros of `secure_delete` are in the write-ahead log first; the checkpoint moves them into the file. */
    erase: async () => {
      const until = Date.now() + checkpointMs;
      while (!(await checkpoint(db)) && Date.now() < until) await sleep(checkpointPauseMs);
    },
    isCurrent,
    close: () => db.destroy(),
  };
}
