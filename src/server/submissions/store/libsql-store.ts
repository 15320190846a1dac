import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { type LibsqlFile, openLibsqlFile, transact } from '../../database/libsql-file';
import type { Database } from './database';
import { libsqlMigrations, migrate } from './migrations/migrate';
import { retryWhileLocked } from './retry-while-locked';
import type { StoreDriver, StoreOptions } from './store-driver';

/** Database file in the folder of the site's data. */
export const libsqlFile = 'submissions.db';

/** How long erasing waits for readers in other processes; later checkpoints erase the rest. */
const checkpointMs = 5000;
const checkpointPauseMs = 50;

/**
 * Opens the embedded database in a folder, which it creates if necessary. A lock of another
 * process does not block the event loop. @throws when the file cannot be opened or is no database
 */
export async function openLibsql({ dataDir }: StoreOptions): Promise<StoreDriver> {
  return createLibsqlDriver(await retryWhileLocked(async () => openLibsqlFile(dataDir, libsqlFile, 0)));
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
async function checkpoint(database: Kysely<Database>): Promise<boolean> {
  const { rows } = await retryWhileLocked(() =>
    sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database),
  );
  return rows[0]?.busy === 0;
}

/** Returns the driver of an open file: one transaction after the other, each tried again while another process has a lock. */
export function createLibsqlDriver({ path, database: file }: LibsqlFile): StoreDriver {
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
