import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import type { Database } from './database';
import { libsqlMigrations, migrate } from './migrations/migrate';
import { retryWhileLocked } from './retry-while-locked';
import type { StoreDriver, StoreOptions } from './store-driver';

/** Database file in the folder of the site's data. */
export const libsqlFile = 'submissions.db';

const settings = ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'];

/** How long erasing waits for readers in other processes; later checkpoints erase the rest. */
const checkpointMs = 5000;
const checkpointPauseMs = 50;

/**
 * Opens the embedded database in a folder, which it creates if necessary. Every change is on the disk before its
 * query resolves: write-ahead log with full synchronous writes. @throws when the file cannot be opened or is no database.
 */
export async function openLibsql({ dataDir }: StoreOptions): Promise<StoreDriver> {
  return createLibsqlDriver(await retryWhileLocked(async () => openFile(dataDir)));
}

/** An open database file. */
interface OpenFile {
  readonly path: string;
  readonly database: Libsql.Database;
}

/** Opens the file. Deleted rows are overwritten with zeros, and a lock of another process fails at once. */
export function openFile(folder: string): OpenFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, libsqlFile);
  closeSync(openSync(path, 'a', 0o600)); // Only the owner of the folder may read what visitors send.
  const database = new Libsql(path, { timeout: 0 });
  try {
    for (const setting of settings) database.pragma(setting);
    return { path, database };
  } catch (error) {
    database.close();
    throw error;
  }
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

/**
 * Runs work in a transaction that takes the write lock at its start: one that began with reading could fail later because
 * another process has written meanwhile. By `exec`, since libsql does not reset a prepared `begin` that failed.
 */
async function transact<Result>(file: Libsql.Database, work: () => Promise<Result>): Promise<Result> {
  file.exec('begin immediate');
  try {
    const result = await work();
    file.exec('commit');
    return result;
  } catch (error) {
    if (file.inTransaction) file.exec('rollback');
    throw error;
  }
}

/** Returns whether the whole log was moved into the file; not while another process reads. */
async function checkpoint(database: Kysely<Database>): Promise<boolean> {
  const { rows } = await retryWhileLocked(() =>
    sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database),
  );
  return rows[0]?.busy === 0;
}

/** Returns the driver of an open file: one transaction after the other, each tried again while another process has a lock. */
export function createLibsqlDriver({ path, database: file }: OpenFile): StoreDriver {
  const database = new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) });
  const openId = fileId(path);

  function checkFile(): void {
    if (fileId(path) === openId) return;
    throw new ReplacedFileError(`${path} was removed or replaced; restart the site.`);
  }

  /** Checks the file after the commit, too: what is acknowledged must be in the file that a restart opens. */
  function run<Result>(work: (connection: Kysely<Database>) => Promise<Result>): Promise<Result> {
    return retryWhileLocked(async () => {
      checkFile();
      const result = await database
        .connection()
        .execute((connection) => transact(file, () => work(connection)));
      checkFile();
      return result;
    });
  }

  return {
    run,
    migrate: () => run((connection) => migrate(connection, libsqlMigrations, { disableTransactions: true })),
    /** The zeros of `secure_delete` are in the write-ahead log first; the checkpoint moves them into the file. */
    erase: async () => {
      const until = Date.now() + checkpointMs;
      while (!(await checkpoint(database)) && Date.now() < until) await sleep(checkpointPauseMs);
    },
    close: () => database.destroy(),
  };
}
