import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdir, readdir } from 'node:fs/promises';
import { createHttpServer } from '../../server/http/create-app';
import { defaultLimits, photoRequestMs, type Limits } from '../../server/http/limits';
import { openMediaConverter } from '../../server/media/media-converter';
import { createQueue } from '../../server/jobs/queue';
import type { AppSwitch } from '../../server/start/reload/app-switch';
import { listen, type ServedSite } from '../../server/start/reload/serve-site';
import { readEngineFiles } from '../../server/site/folder/engine-folder';
import { lazyDesk } from '../../desk/server/desk-opener';
import { operatorsDesk } from '../../desk/server/operators';
import { readRepairedSite } from '../../desk/server/content/publish/read-repaired-site';
import { type BackgroundTurns, createBackgroundTurns } from './background-turns';
import { type OperatorMailer, startOperatorMailer } from '../../desk/server/mail/operator-mailer';
import { siteOpener, type SiteOpenerOptions } from './site-opener';
import { createFallbackApp, messagesOf, type FallbackApp } from './fallback-app';
import { openFolderSites } from './folder-sites';
import { hostSites, type HostedSites, type HostedState } from './hosted-sites';
import { watchLayer } from './watch-layer';
import { openSiteDirectory, type SiteDirectory } from './site-directory';

export interface ServeSitesOptions extends SiteOpenerOptions {
  /** Folder of the sites. */
  readonly folder: string;
  /** See `HostedSitesOptions`. */
  readonly idleMs?: number;
  /** Milliseconds after which the folder is read again, and sites that work without requests are opened if they are not. */
  readonly followMs?: number;
  readonly clock?: () => number;
}

/** A site as the operator sees it. */
export interface SiteStatus {
  readonly name: string;
  readonly hosts: readonly string[];
  readonly state: HostedState;
}

/** Sites that are served until they are closed. */
export interface ServedSites extends ServedSite {
  /** All sites, by name. */
  readonly status: () => readonly SiteStatus[];
}

interface Parts {
  readonly directory: SiteDirectory;
  readonly sites: HostedSites;
  readonly fallback: FallbackApp;
  readonly turns: BackgroundTurns;
  /** Undefined where no mails are sent. */
  readonly mailer: OperatorMailer | undefined;
}

const defaultIdleMs = 15 * 60_000;
const defaultFollowMs = 60_000;
/** Longest wait for a council's server in ms; a connection is idle meanwhile. */
const upstreamMs = 60_000;

/** The name in a `Host` header: without a port, in lower case. */
export function hostName(header: string | undefined): string {
  const name = (header ?? '').toLowerCase().replace(/:\d{1,5}$/, '');
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

function pass(apps: AppSwitch, request: IncomingMessage, response: ServerResponse): void {
  apps.server.emit('request', request, response);
}

async function answerLater(
  { directory, sites, fallback, turns }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.once('close', turns.visitorWaits());
  const entry = await directory.find(hostName(request.headers.host));
  const apps = entry && (await sites.open(entry));
  if (apps) pass(apps, request, response);
  else fallback.answer(request, response, entry !== undefined);
}

function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): void {
  const entry = parts.directory.known(hostName(request.headers.host));
  const apps = entry && parts.sites.current(entry);
  if (apps) pass(apps, request, response);
  else void answerLater(parts, request, response);
}

/** Closes the sites whose folder was removed, and opens those that work without requests, one after the other. */
async function followDirectory({ directory, sites }: Parts): Promise<void> {
  await directory.refresh();
  sites.retain(directory.list());
  for (const entry of directory.list()) if (entry.isAlwaysOpen) await sites.open(entry);
}

async function openParts(options: ServeSitesOptions, limits: Limits): Promise<Parts> {
  const { environment, engineFolder, folder, logStream, hashing, now } = options;
  // The command invites people before a site is visited. Each site says itself that it cannot write.
  await mkdir(environment.dataDir, { recursive: true, mode: 0o700 }).catch(() => undefined);
  const { catalogues } = await readEngineFiles(engineFolder);
  const converter = openMediaConverter();
  const operators = lazyDesk({ ...operatorsDesk(environment), hashing, now });
  const fallback = await createFallbackApp({
    environment,
    limits,
    messages: messagesOf(catalogues),
    ...(logStream && { logStream }),
    onClose: async () => {
      await operators.close();
      await converter.close();
    },
    checks: { sites: async () => ((await readdir(folder)).length > 0 ? 'ok' : 'degraded') },
  });
  const { log } = fallback.app;
  const clock = options.clock && { clock: options.clock };
  const turns = createBackgroundTurns();
  try {
    const directory = await openSiteDirectory({ folder, log, ...clock });
    const folderSites = openFolderSites({
      directory,
      environment,
      engineFolder,
      operators: operators.open,
    });
    const mailer = await startOperatorMailer({ mail: environment.mail, sites: folderSites, log });
    const sites = hostSites({
      read: ({ config, shared }) => readRepairedSite({ config, engineFolder, shared, now }),
      openSite: siteOpener(options, {
        ...{ converter, runInBackground: turns.run, folderSites },
        reloads: createQueue({ concurrency: 1 }),
      }),
      log,
      maxOpen: environment.sitesOpen,
      idleMs: options.idleMs ?? defaultIdleMs,
      ...clock,
    });
    return { directory, sites, fallback, turns, mailer };
  } catch (error) {
    await fallback.app.close();
    throw error;
  }
}

/**
 * Serves every site of a folder at `HOST` and `PORT`, by the host name of its public address or as `<folder>.localhost`;
 * their data is in `DATA_DIR/<folder>`. Sites are opened on their first request, and new folders need no restart. Rejects
 * when it cannot listen or read the folder.
 */
export async function serveSites(options: ServeSitesOptions): Promise<ServedSites> {
  // Each site may have forms that take photos.
  const limits = { ...defaultLimits, requestMs: photoRequestMs, ...options.limits };
  const parts = await openParts(options, limits);
  const { directory, sites, fallback, mailer } = parts;
  const server = createHttpServer({ limits, upstreamMs }, (request, response) =>
    answer(parts, request, response),
  );
  server.on('clientError', (error, socket) => fallback.app.server.emit('clientError', error, socket));
  let following: NodeJS.Timeout | undefined;
  const stopWatching = options.environment.contentReload
    ? watchLayer(options.folder, sites.noteChange)
    : () => undefined;
  const close = async () => {
    clearInterval(following);
    stopWatching();
    const closed = server.listening ? once(server, 'close') : null;
    server.close();
    setTimeout(() => server.closeAllConnections(), limits.closeMs).unref();
    await closed;
    await mailer?.stop();
    await sites.close();
    await fallback.app.close();
  };
  try {
    const address = await listen(server, options.environment);
    void followDirectory(parts);
    const followMs = options.followMs ?? defaultFollowMs;
    following = setInterval(() => void followDirectory(parts), followMs).unref();
    const status = () =>
      directory.list().map((entry) => ({
        name: entry.name,
        hosts: entry.hosts,
        state: sites.stateOf(entry),
      }));
    return { address, log: () => fallback.app.log, close, status };
  } catch (error) {
    await close();
    throw error;
  }
}
