import type { Kysely } from 'kysely';
import type { Database } from './database';

/** What selects a database: settings by their names in `Environment`, which the callers pass as a whole. */
export interface StoreOptions {
  /** Folder of the site's data (`DATA_DIR`). */
  readonly dataDir: string;
  /** PostgreSQL database to use instead of a file in that folder (`DATABASE_URL`). */
  readonly databaseUrl?: string | undefined;
  /** Receives the error code when an idle connection is lost; the next query opens a new one. */
  readonly onLost?: ((code: string) => void) | undefined;
}

/** What each kind of database provides for the shared queries. Each applies its own list of the shared migrations. */
export interface StoreDriver {
  /**
   * Runs queries; resolves when their changes survive a crash. The embedded database repeats them while it is locked,
   * so they must be repeatable.
   */
  run<Result>(queries: (database: Kysely<Database>) => Promise<Result>): Promise<Result>;
  /** Brings the tables up to date; of several processes that start at once, one does. */
  migrate(): Promise<void>;
  /** Overwrites the bytes of deleted rows in the database's files. */
  erase(): Promise<void>;
  close(): Promise<void>;
}
