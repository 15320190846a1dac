import type { Kysely } from 'kysely';
import type { DatabaseOptions, SiteDatabase } from '../../server/database/site-database';
import { openDatabase } from '../../server/database/open-database';
import type { DeskTables } from './desk-tables';

/** The database of a site as its desk uses it. */
export interface DeskDatabase extends Pick<SiteDatabase, 'type' | 'lease' | 'erase' | 'close'> {
  readonly db: Kysely<DeskTables>;
  /** The same, for what is not of the desk alone. */
  readonly all: Kysely<unknown>;
}

/** Settings by their names in `Environment`. */
export type DeskDatabaseOptions = Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>;

/** Opens the database of a site for its desk. @throws when it cannot be opened or reached */
export async function openDeskDatabase(options: DeskDatabaseOptions): Promise<DeskDatabase> {
  const database = await openDatabase(options);
  return { ...database, all: database.db, db: database.db.withTables<Pick<DeskTables, keyof DeskTables>>() };
}
