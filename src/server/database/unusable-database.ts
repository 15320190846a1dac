import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './error-code';
import type { SiteDatabase } from './site-database';

/** The database is damaged or of another version of the site. The public pages are served without it. */
export class UnusableDatabaseError extends Error {
  readonly code = 'DATABASE_UNUSABLE';
}

/** Error codes of SQLite for a file that is cut, overwritten or no database. */
const damage = /^SQLITE_(?:NOTADB|CORRUPT|FORMAT)/;

const advice = 'Restore a copy of the database, or move the file away to begin with an empty one.';

/** Refuses an empty file: a database never is one, and beginning a new one would hide the loss. @throws UnusableDatabaseError */
export function refuseEmptyFiles(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const path = join(folder, name);
    if (existsSync(path) && statSync(path).size === 0)
      throw new UnusableDatabaseError(`${path} is empty: what it had is lost. ${advice}`);
  }
}

/** The error of opening a file: one that says what to do where the file is damaged. */
export function openingError(path: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder && !damage.test(errorCode(error))) return error;
  return new UnusableDatabaseError(`${path} is damaged (${error.message}). ${advice}`, { cause: error });
}

/** Stands for a database that cannot be used: every query is rejected. */
export function unusableDatabase(
  error: UnusableDatabaseError,
): Pick<SiteDatabase, 'type' | 'run' | 'erase' | 'close'> {
  return {
    type: 'sqlite',
    run: () => Promise.reject(error),
    erase: () => Promise.reject(error),
    close: async () => {},
  };
}
