import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import type { Database } from './database';
import { LibsqlDialect } from './libsql-dialect';
import { libsqlMigrations, migrate } from './migrations/migrate';
import { isLocked, lockTimeoutMs, retryWhileLocked } from './retry-while-locked';
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
  return new LibsqlDriver(await retryWhileLocked(async () => openFile(dataDir)));
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

/** What identifies the file at a path; undefined without one. */
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

interface Job {
  /** Runs the queries of one caller; resolves with the function that reports the result after the commit. */
  readonly run: (database: Kysely<Database>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
  /** How long it may wait for a lock (ms since the epoch). */
  readonly until: number;
}

/**
 * Runs everything that was requested in the same turn of the event loop as one transaction, so that a hundred
 * visitors wait for one disk write. Waits asynchronously while another process holds a lock.
 */
export class LibsqlDriver implements StoreDriver {
  private readonly database: Kysely<Database>;
  private waiting: Job[] = [];
  private running: Promise<void> | undefined;
  private readonly fileId: string | undefined;

  /** @param timeoutMs time to wait for a lock of another process */
  constructor(
    private readonly file: OpenFile,
    private readonly timeoutMs = lockTimeoutMs,
  ) {
    this.database = new Kysely<Database>({ dialect: new LibsqlDialect(file.database) });
    this.fileId = fileId(file.path);
  }

  run<Result>(queries: (database: Kysely<Database>) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run = async (database: Kysely<Database>) => {
        const result = await queries(database);
        return () => {
          resolve(result);
        };
      };
      this.waiting.push({ run, reject, until: Date.now() + this.timeoutMs });
      this.running ??= this.runWaiting();
    });
  }

  migrate(): Promise<void> {
    return retryWhileLocked(() => this.migrateWithLock());
  }

  /** The zeros of `secure_delete` are in the write-ahead log first; the checkpoint moves them into the file. */
  async erase(): Promise<void> {
    const until = Date.now() + checkpointMs;
    while (!(await this.checkpoint()) && Date.now() < until) await sleep(checkpointPauseMs);
  }

  async close(): Promise<void> {
    await this.running;
    await this.database.destroy();
  }

  /** Kysely creates its own tables outside of a transaction, so this one surrounds the whole migration. */
  private async migrateWithLock(): Promise<void> {
    const { database } = this.file;
    database.exec('begin immediate');
    try {
      await migrate(this.database, libsqlMigrations, { disableTransactions: true });
      database.exec('commit');
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw error;
    }
  }

  /** Whether the whole log was moved; not while another process reads. */
  private async checkpoint(): Promise<boolean> {
    const { rows } = await retryWhileLocked(() =>
      sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(this.database),
    );
    return rows[0]?.busy === 0;
  }

  private async runWaiting(): Promise<void> {
    while (this.waiting.length > 0) {
      await nextTurn();
      await this.runTogether(this.waiting.splice(0));
    }
    this.running = undefined;
  }

  /** A job that has waited long enough for a lock fails; the others wait on. */
  private async runTogether(jobs: readonly Job[]): Promise<void> {
    try {
      const until = Math.min(...jobs.map((job) => job.until));
      const results = await retryWhileLocked(() => this.transact(jobs), until);
      for (const report of results) report();
    } catch (error) {
      const now = Date.now();
      const stillWaiting = isLocked(error) ? jobs.filter((job) => job.until > now) : [];
      for (const job of jobs) if (!stillWaiting.includes(job)) job.reject(error);
      if (stillWaiting.length > 0) await this.runTogether(stillWaiting);
    }
  }

  /** Checks the file after the commit, too: what is acknowledged must be in the file that a restart opens. */
  private async transact(jobs: readonly Job[]): Promise<readonly (() => void)[]> {
    this.checkFile();
    const results = await this.database.transaction().execute((transaction) => runAll(jobs, transaction));
    this.checkFile();
    return results;
  }

  private checkFile(): void {
    if (fileId(this.file.path) === this.fileId) return;
    throw new ReplacedFileError(`${this.file.path} was removed or replaced; restart the site.`);
  }
}

/** Runs jobs in order. An error of the database fails all of them, any other error only its own job. */
async function runAll(jobs: readonly Job[], database: Kysely<Database>): Promise<(() => void)[]> {
  const results: (() => void)[] = [];
  for (const { run, reject } of jobs) {
    try {
      results.push(await run(database));
    } catch (error) {
      if (error instanceof Libsql.SqliteError) throw error;
      results.push(() => {
        reject(error);
      });
    }
  }
  return results;
}
