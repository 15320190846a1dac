import { openDatabase } from '../../database/open-database';
import type { DatabaseOptions } from '../../database/site-database';
import type { SubmissionStore } from './store';
import { gatewayNotes } from './gateway-messages';
import { noNotes } from './state-changes';
import { type StoreDatabase, SubmissionQueries } from './submission-queries';

interface StoreOptions extends DatabaseOptions {
  /** Whether a gateway of the council is told of changes. */
  readonly hasGateway?: boolean;
}

/** The store over a database. @param hasGateway whether a gateway of the council is told of changes */
export function storeOver(database: StoreDatabase, hasGateway: boolean): SubmissionStore {
  return new SubmissionQueries(database, hasGateway ? gatewayNotes : noNotes);
}

/** Opens the store of submissions. @throws when its database cannot be opened or reached. */
export async function openStore({ hasGateway = false, ...options }: StoreOptions): Promise<SubmissionStore> {
  return storeOver(await openDatabase(options), hasGateway);
}
