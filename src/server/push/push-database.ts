import type { Kysely } from 'kysely';
import type { SiteDatabase } from '../database/site-database';
import type { PushTables } from './push-tables';

/** The database of a site as web push uses it. */
export interface PushDatabase {
  /** Runs queries as one; they must be repeatable. */
  readonly atOnce: <Result>(queries: (db: Kysely<PushTables>) => Promise<Result>) => Promise<Result>;
  /** Runs a query. */
  readonly run: <Result>(query: (db: Kysely<PushTables>) => Promise<Result>) => Promise<Result>;
}

/** Opens the tables of web push. */
export function openPushDatabase({ type, run }: Pick<SiteDatabase, 'type' | 'run'>): PushDatabase {
  const withTables = (db: Kysely<unknown>) => db.withTables<Pick<PushTables, keyof PushTables>>();
  return {
    run: (query) => run((db) => query(withTables(db))),
    // The embedded database runs everything as one.
    atOnce: (queries) =>
      run((db) =>
        type === 'sqlite'
          ? queries(withTables(db))
          : db.transaction().execute((transaction) => queries(withTables(transaction))),
      ),
  };
}
