import type { Kysely } from 'kysely';

/** Settings that select a database, by their names in `Environment`, which the callers pass as a whole. */
export interface DatabaseOptions {
  /** Folder of the site's data (`DATA_DIR`). */
  readonly dataDir: string;
  /** PostgreSQL database to use instead of a file in that folder (`DATABASE_URL`). */
  readonly databaseUrl?: string | undefined;
  /** Receives the error code when an idle connection is lost; the next query opens a new one. */
  readonly onLost?: ((code: string) => void) | undefined;
}

/** The database of a site; each part of the server names its own tables with `withTables`. */
export interface SiteDatabase {
  readonly db: Kysely<unknown>;
  readonly type: 'sqlite' | 'postgres';
  /**
   * Runs queries; resolves when their changes survive a crash. The embedded database repeats them while it is locked,
   * so they must be repeatable.
   */
  run<Result>(queries: (database: Kysely<unknown>) => Promise<Result>): Promise<Result>;
  /** Runs work while no other instance runs work with this number; null when another one does. */
  lease<Result>(number: number, work: () => Promise<Result>): Promise<{ readonly result: Result } | null>;
  /** Brings the tables up to date; of several processes that start at once, one does. */
  migrate(): Promise<void>;
  /** Overwrites the bytes of deleted rows of a table in the database's files. */
  erase(): Promise<void>;
  /** Whether it is still the database that its address names. */
  isCurrent(): boolean;
  close(): Promise<void>;
}
