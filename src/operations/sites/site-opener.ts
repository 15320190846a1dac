import { join } from 'node:path';
import type { CheckedSite } from '../../engine/site/checked-site';
import { deskPart } from '../../desk/server/desk-part';
import type { FolderSites } from '../../desk/server/sites-routes';
import type { PasswordHashing } from '../../desk/server/password-hashes';
import type { Limits } from '../../server/http/limits';
import type { LogStream } from '../../server/http/create-app';
import type { Metrics } from '../../server/monitoring/metrics';
import type { ServerOptions } from '../../server/start/server-options';
import type { Queue } from '../../server/jobs/queue';
import type { MediaConverter } from '../../server/media/media-converter';
import type { BackgroundRunner } from '../../server/start/open-council';
import { openSite, type OpenSite } from '../../server/start/reload/open-site';
import { openVisits } from '../visits/open-visits';
import { shareConverter } from './share-converter';
import type { SiteEntry } from './site-directory';
import { sumMetrics } from './summed-metrics';

/** What the sites of a folder have in common. */
export interface SiteOpenerOptions extends Pick<
  ServerOptions,
  'assets' | 'clientFolder' | 'environment' | 'workerBundle' | 'now'
> {
  /** Folder with the engine's schemas and catalogues. */
  readonly engineFolder: string;
  readonly metrics: Metrics;
  readonly limits?: Partial<Limits>;
  /** See `OpenSiteOptions`. */
  readonly clockMs?: number;
  readonly logStream?: LogStream;
  /** How the desks hash passwords; see `DeskOptions`. */
  readonly hashing?: PasswordHashing;
}

/** Bytes of memory for the rendered pages of one site, some 25 of the sample. */
const pageBytes = 4_000_000;

/** Shared by the sites of a process. */
interface Shared {
  readonly converter: MediaConverter;
  readonly runInBackground: BackgroundRunner;
  readonly folderSites: FolderSites;
  readonly reloads: Queue;
}

/** Opens a site with what all of them share; each has its own data, limits and failures. */
export function siteOpener(options: SiteOpenerOptions, shared: Shared) {
  const { converter, runInBackground, folderSites, reloads } = shared;
  const { environment, engineFolder, metrics } = options;
  const metricsOfSite = sumMetrics(metrics);
  return async (entry: SiteEntry, checked: CheckedSite) => {
    const ofSite = metricsOfSite();
    const dataDir = join(environment.dataDir, entry.name);
    const site: OpenSite = await openSite({
      ...options,
      place: { config: entry.config, engineFolder, shared: entry.shared, now: options.now },
      reloadInTurn: (reload) => reloads.run(reload),
      // Operators see the age of the backups of all sites.
      environment: { ...environment, dataDir, siteConfig: entry.config, backupDir: undefined },
      metrics: ofSite.metrics,
      checked,
      converter: shareConverter(converter),
      logFields: { site: entry.name },
      pageBytes,
      runInBackground,
      desk: deskPart({ folderSites, hashing: options.hashing }),
      visits: openVisits,
    });
    return {
      ...site,
      close: async () => {
        await site.close();
        ofSite.end();
      },
    };
  };
}
