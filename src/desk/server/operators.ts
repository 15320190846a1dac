import type { DeskDatabaseOptions } from './desk-database';
import type { DeskOptions } from './open-desk';

/** Stands in the database where people of a site have the host of their site. */
const operatorsAddress = 'https://operators.invalid';

/**
 * Options of the desk that keeps the operators of a folder of sites (decision 0062): of a database in the data folder of all
 * sites, or in the PostgreSQL of all sites.
 */
export function operatorsDesk({ dataDir, databaseUrl }: DeskDatabaseOptions): DeskOptions {
  return { dataDir, databaseUrl, publicAddress: operatorsAddress };
}
