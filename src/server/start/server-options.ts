import type { renderPage } from '../../site/entry-server';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Council } from '../council/council';
import type { FolderSites } from '../../desk/server/sites-routes';
import type { Environment } from '../environment';
import type { LogStream } from '../http/create-app';
import type { Limits } from '../http/limits';
import type { MediaConverter } from '../media/media-converter';
import type { Metrics } from '../monitoring/metrics';
import type { BackgroundRunner } from './open-council';
import type { Assets, WorkerBundle } from '../page/assets';
import type { SitePlace } from '../site/read-site';
import type { KeptSiteFiles } from '../site/site-files';

/** What the server of a site is created with. */
export interface ServerOptions {
  readonly environment: Environment;
  readonly checked: CheckedSite;
  /** Where the files of the site are, for those who edit them at the desk. */
  readonly place?: SitePlace;
  readonly assets: Assets;
  /** Folder of the browser bundle; null where something else serves it. */
  readonly clientFolder: string | null;
  /** Recorder that the caller publishes; by default one that nobody reads. */
  readonly metrics?: Metrics;
  readonly limits?: Partial<Limits>;
  /** Where log lines go instead of standard output. */
  readonly logStream?: LogStream;
  /** Instead of the site's own rendering. */
  readonly render?: typeof renderPage;
  /** Instead of the content folder or the council's own server. */
  readonly council?: Council;
  /** Instead of the system's clock, for what pages say of the time. */
  readonly now?: () => Date;
  /** Bytes of memory for rendered pages. */
  readonly pageBytes?: number;
  /** The service worker of the build; null where there is none, as in development. */
  readonly workerBundle?: WorkerBundle | null;
  /** Converts pictures and reads documents; by default a converter of the app's own. */
  readonly converter?: MediaConverter;
  /** Fields of every line of the log, instead of the process and the machine. */
  readonly logFields?: Readonly<Record<string, string>>;
  /** Prepares the lists in the background after the first page; by default the app is ready when all are prepared. */
  readonly runInBackground?: BackgroundRunner;
  /** The sites of the folder that the site is in, for their operators. */
  readonly folderSites?: FolderSites;
  /** Site files of earlier versions of the site. */
  readonly keptSiteFiles?: KeptSiteFiles;
}
