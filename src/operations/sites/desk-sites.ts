import { join } from 'node:path';
import { hasDatabase } from '../../server/database/open-database';
import type { DeskOptions } from '../../desk/server/open-desk';
import type { Environment } from '../../server/environment';
import { openSiteDirectory } from './site-directory';

/** A site of a folder, and how its desk is opened. */
export interface DeskOfSite {
  /** Name of the folder. */
  readonly site: string;
  readonly options: DeskOptions;
  /** Whether its desk may have people. */
  readonly isKnown: boolean;
}

/** Reads the sites of a folder that have a public address. Rejects when the folder cannot be read. */
export async function readDeskSites(
  folder: string,
  { dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>,
): Promise<readonly DeskOfSite[]> {
  const directory = await openSiteDirectory({ folder, log: { warn: () => {} } });
  return directory
    .list()
    .filter(({ publicAddress }) => publicAddress !== '')
    .map(({ name, publicAddress }) => {
      const options = { dataDir: join(dataDir, name), databaseUrl, publicAddress };
      const isKnown = hasDatabase(options);
      return { site: name, options, isKnown };
    });
}
