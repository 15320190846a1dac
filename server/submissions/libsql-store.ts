import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { LibsqlSql } from './libsql-sql';
import { migrate } from './migrations/migrate';
import { SqlStore } from './sql-store';
import type { SubmissionStore } from './store';

const busyTimeoutMs = 5000;

/** File of the submissions, from the folder of the site's data. */
export const libsqlFile = 'submissions.db';

/**
 * Opens the store in a file of `folder`, which is made when it is missing. Every write is on the disk before it is
 * answered: write-ahead log with full synchronous writes. @throws when the file cannot be opened or is no database.
 */
export async function openLibsqlStore(folder: string): Promise<SubmissionStore> {
  const sql = new LibsqlSql(openDatabase(folder));
  await migrate(sql);
  return new SqlStore(sql);
}

function openDatabase(folder: string): Database.Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, libsqlFile);
  closeSync(openSync(file, 'a', 0o600)); // What people send is for the owner of the folder alone.
  const database = new Database(file, { timeout: busyTimeoutMs });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  return database;
}
