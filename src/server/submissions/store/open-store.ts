import { openDatabase } from '../../database/open-database';
import type { DatabaseOptions } from '../../database/site-database';
import type { SubmissionStore } from './store';
import { SubmissionQueries } from './submission-queries';

/** Opens the store of submissions. @throws when its database cannot be opened or reached. */
export async function openStore(options: DatabaseOptions): Promise<SubmissionStore> {
  return new SubmissionQueries(await openDatabase(options));
}
