import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import type { Database } from './database';
import { LibsqlDialect } from './libsql-dialect';
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
  return new LibsqlDriver(await retryWhileLocked(async () => openFile(dataDir)));
}

/** Opens the file. Deleted rows are overwritten with zeros, and a lock of another process fails at once. */
export function openFile(folder: string): Libsql.Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, libsqlFile);
  closeSync(openSync(file, 'a', 0o600)); // Only the owner of the folder may read what visitors send.
  const database = new Libsql(file, { timeout: 0 });
  try {
    for (const setting of settings) database.pragma(setting);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

interface Job {
  /** Runs the queries of one caller; resolves with the function that reports the result after the commit. */
  readonly run: (database: Kysely<Database>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs everything that was requested in the same turn of the event loop as one transaction, so that a hundred
 * visitors wait for one disk write. Waits asynchronously while another process holds a lock.
 */
export class LibsqlDriver implements StoreDriver {
  private readonly database: Kysely<Database>;
  private waiting: Job[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly file: Libsql.Database) {
    this.database = new Kysely<Database>({ dialect: new LibsqlDialect(file) });
  }

  run<Result>(queries: (database: Kysely<Database>) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run = async (database: Kysely<Database>) => {
        const result = await queries(database);
        return () => {
          resolve(result);
        };
      };
      this.waiting.push({ run, reject });
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
    this.file.exec('begin immediate');
    try {
      await migrate(this.database, libsqlMigrations, { disableTransactions: true });
      this.file.exec('commit');
    } catch (error) {
      if (this.file.inTransaction) this.file.exec('rollback');
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

  private async runTogether(jobs: readonly Job[]): Promise<void> {
    try {
      const results = await retryWhileLocked(() =>
        this.database.transaction().execute((transaction) => runAll(jobs, transaction)),
      );
      for (const tell of results) tell();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
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
