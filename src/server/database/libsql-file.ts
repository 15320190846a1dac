import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Libsql from 'libsql';

/** Full synchronous writes: a change is on the disk before its query resolves. Deleted rows are overwritten with zeros. */
const settings = ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON', 'foreign_keys = ON'];

/** An open file of the embedded database. */
export interface LibsqlFile {
  readonly path: string;
  readonly database: Libsql.Database;
}

/**
 * Creates a database file with its first page: an empty file under its name would count as a lost database, for other processes
 * that start now and after a crash.
 */
function createFile(path: string): void {
  const draft = `${path}-new-${randomUUID()}`;
  try {
    closeSync(openSync(draft, 'wx', 0o600));
    const database = new Libsql(draft);
    database.pragma('user_version = 0');
    database.close();
    linkSync(draft, path);
  } catch (error) {
    // Another process was first.
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Opens a database file, which only its owner may read, and creates it if necessary.
 * @param lockMs wait for a lock of another process, which blocks the event loop
 * @throws when the file cannot be opened or is no database
 */
export function openLibsqlFile(folder: string, name: string, lockMs: number): LibsqlFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  if (!existsSync(path)) createFile(path);
  const database = new Libsql(path, { timeout: lockMs });
  try {
    for (const setting of settings) database.pragma(setting);
    return { path, database };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Runs work in a transaction that takes the write lock at its start: one that began with reading could fail later because
 * another process has written meanwhile. By `exec`, since libsql does not reset a prepared `begin` that failed.
 */
export async function transact<Result>(
  database: Libsql.Database,
  work: () => Promise<Result>,
): Promise<Result> {
  database.exec('begin immediate');
  try {
    const result = await work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}

const isWrite = (query: string): boolean => /^(?:insert|update|delete|create|alter|drop)\b/i.test(query);

/** Runs work with the write lock: in the transaction that is open, or in one of its own. */
function withLock<Result>(database: Libsql.Database, work: () => Result): Result {
  const { inTransaction } = database;
  if (inTransaction) return work();
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}

/**
 * The database for Kysely. Writes get the lock by `exec`: libsql does not reset a prepared statement that failed, and until
 * it is collected as garbage, every later write of the connection would find the database locked.
 */
export function lockingDatabase(database: Libsql.Database): SqliteDatabase {
  const begin: SqliteStatement = {
    reader: false,
    all: () => [],
    iterate: () => [].values(),
    run: () => {
      database.exec('begin immediate');
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
  return {
    close: () => {
      database.close();
    },
    prepare: (query) => {
      if (query === 'begin') return begin;
      const statement = database.prepare(query);
      if (!isWrite(query)) return statement;
      return {
        reader: statement.reader,
        all: (values) => withLock(database, () => statement.all(values)),
        run: (values) => withLock(database, () => statement.run(values)),
        iterate: (values) => statement.iterate(values),
      };
    },
  };
}
