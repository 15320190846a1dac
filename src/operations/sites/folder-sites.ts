import { join } from 'node:path';
import { createQueue } from '../../server/jobs/queue';
import type { OpenDesk } from '../../desk/server/desk-opener';
import type { FolderSites } from '../../desk/server/sites-routes';
import type { Environment } from '../../server/environment';
import type { SiteDirectory } from './site-directory';
import { tryBroadcast } from './try-broadcast';
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
  const turns = createQueue({ concurrency: 1 });
  const find = (wanted: string) => directory.list().find(({ name }) => name === wanted);
  return {
    operators,
    list: () => directory.list(),
    shared: directory.shared,
    tryBroadcast: async (wanted, broadcast, language) => {
      const entry = find(wanted);
      if (!entry) return null;
      const { name, config, shared } = entry;
      return turns.run(() => tryBroadcast(name, { config, engineFolder, shared }, broadcast, language));
    },
    summarize: async (wanted, language) => {
      const entry = find(wanted);
      if (!entry) return null;
      const { name, publicAddress, config, shared } = entry;
      const database = { ...environment, dataDir: join(environment.dataDir, name) };
      const place = { config, engineFolder, shared };
      const site = { name, publicAddress, place, database, backupDir: environment.backupDir };
      return turns.run(() => summarizeSite(site, language));
    },
  };
}
