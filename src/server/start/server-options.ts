import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { renderPage } from '../../site/entry-server';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Council } from '../council/council';
import type { Environment } from '../environment';
import type { LogStream } from '../http/create-app';
import type { Limits } from '../http/limits';
import type { MediaConverter } from '../media/media-converter';
import type { Metrics } from '../monitoring/metrics';
import type { BackgroundRunner } from './open-council';
import type { SiteDatabase } from '../database/site-database';
import type { Push } from '../push/push';
import type { PushTransport } from '../push/push-sender';
import type { SubscriptionLimits } from '../push/subscriptions';
import type { PictureStore } from '../media/picture-store';
import type { Assets, WorkerBundle } from '../page/assets';
import type { SiteIcons } from '../page/manifest/site-icons';
import type { Visits } from '../page/visits';
import type { SitePlace, SiteRead } from '../site/read-site';
import type { KeptSiteFiles } from '../site/site-files';
import type { SubmissionStore } from '../submissions/store/store';

/** Options of the server of a site. */
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
  /** Pictures of another app of the same site, which closes them; by default the app opens its own. */
  readonly pictures?: PictureStore;
  /** Converts pictures and reads documents; by default a converter of the app's own. */
  readonly converter?: MediaConverter;
  /** Fields of every line of the log, instead of the process and the machine. */
  readonly logFields?: Readonly<Record<string, string>>;
  /** Prepares the lists in the background after the first page; by default the app is ready when all are prepared. */
  readonly runInBackground?: BackgroundRunner;
  /** Where people edit the site; none without it. */
  readonly desk?: DeskPart;
  /** Counts visits; nobody is counted without it. */
  readonly visits?: VisitsPart;
  /** How notifications are sent and found, instead of the defaults. */
  readonly notifications?: {
    readonly transport?: PushTransport;
    readonly limits?: Partial<SubscriptionLimits>;
    /** Milliseconds between looks for new records. */
    readonly lookMs?: number;
  };
  /** Site files of earlier versions of the site. */
  readonly keptSiteFiles?: KeptSiteFiles;
}

/** Options with which a desk is added to the app of a site. */
export interface DeskPartOptions extends ServerOptions {
  readonly store: SubmissionStore;
  /** Whether a council's own server gets the submissions. */
  readonly isForwarded: boolean;
  readonly pictures: PictureStore;
  readonly icons: SiteIcons;
  /** Sends notifications; null where none can be sent. */
  readonly push: Push | null;
  /** Creates the server of a preview. */
  readonly createServer: (options: ServerOptions) => Promise<FastifyInstance>;
}

/** The desk of a site, as far as the pages know it. */
export interface SiteDesk {
  /** Whether somebody works on a submission, by its reference number. */
  readonly isInProgress: (reference: string) => Promise<boolean>;
  /** To be called when submissions were deleted at the end of their period. */
  readonly onRemoved: (count: number) => Promise<void>;
}

/** A desk that can be added to the server of a site. */
export interface DeskPart {
  /** Reads a site, after completing a publication during which the server was ended. */
  readonly readRepaired: (place: SitePlace) => Promise<SiteRead>;
  /** Reads a site while nothing of it is being published. */
  readonly readWhole: (place: SitePlace) => Promise<SiteRead>;
  readonly add: (app: FastifyInstance, options: DeskPartOptions) => Promise<SiteDesk>;
}

/** Options of the counting of visits. */
export interface VisitsOptions {
  readonly checked: CheckedSite;
  /** Null if visits are not counted. */
  readonly database: Pick<SiteDatabase, 'run'> | null;
  readonly now?: (() => Date) | undefined;
}

/** Counts the visits of an app, and takes the reports of browsers. */
export type VisitsPart = (
  app: FastifyInstance,
  options: VisitsOptions,
) => { readonly visits: Visits; readonly routes: FastifyPluginAsync };
