import type { DeskProblem } from '../api/desk-api';
import { errorCode } from '../../server/database/error-code';

/** Meaning of failures of the file system and of the databases for a person, by their codes. */
const problems: Readonly<Record<string, DeskProblem>> = {
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOTDIR: 'read-only',
  EISDIR: 'read-only',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  SQLITE_FULL: 'disk-full',
  SQLITE_BUSY: 'database',
  SQLITE_LOCKED: 'database',
  SQLITE_READONLY: 'database',
  SQLITE_CANTOPEN: 'database',
  SQLITE_IOERR: 'database',
  SQLITE_CORRUPT: 'database',
  SQLITE_NOTADB: 'database',
  DATABASE_UNUSABLE: 'database',
  ECONNREFUSED: 'database',
  ECONNRESET: 'database',
  ETIMEDOUT: 'database',
  // PostgreSQL: disk full; read only; too many connections; shut down, and starting.
  53100: 'disk-full',
  25006: 'database',
  53300: 'database',
  '57P01': 'database',
  '57P03': 'database',
};

/** The problem that an error is; null for one that nobody foresaw. */
export function failureProblem(error: unknown): DeskProblem | null {
  const code = errorCode(error);
  // Such as `SQLITE_BUSY_SNAPSHOT`.
  const kind = code.startsWith('SQLITE_') ? code.split('_', 2).join('_') : code;
  return problems[kind] ?? null;
}
