import { join } from 'node:path';
import { createSemaphore } from '../../server/jobs/semaphore';
import type { OpenDesk } from '../../desk/server/desk-opener';
import type { FolderSites } from '../../desk/server/sites-routes';
import type { Environment } from '../../server/environment';
import type { SiteDirectory } from './site-directory';
import { summarizeSite } from './summarize-site';

export interface FolderSitesOptions {
  readonly directory: SiteDirectory;
  readonly environment: Environment;
  readonly engineFolder: string;
  readonly operators: OpenDesk;
}

/** Opens what operators read of the sites of a folder. One site is read at a time: visitors come first. */
export function openFolderSites(options: FolderSitesOptions): FolderSites {
  const { directory, environment, engineFolder, operators } = options;
  const turns = createSemaphore(1);
  return {
    operators,
    list: () => directory.list(),
    summarize: async (wanted, language) => {
      const entry = directory.list().find(({ name }) => name === wanted);
      if (!entry) return null;
      const { name, publicAddress, config } = entry;
      const database = { ...environment, dataDir: join(environment.dataDir, name) };
      const release = await turns.acquire();
      try {
        const place = { config, engineFolder };
        return await summarizeSite(
          { name, publicAddress, place, database, backupDir: environment.backupDir },
          language,
        );
      } finally {
        release();
      }
    },
  };
}
