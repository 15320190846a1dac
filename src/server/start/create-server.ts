import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { photoFields } from '../../engine/form/photos';
import type { CheckedSite } from '../../engine/site/checked-site';
import { calendarRoutes } from '../page/calendar/routes';
import { posterRoutes } from '../page/poster/routes';
import { renderPage } from '../../site/entry-server';
import type { Council } from '../council/council';
import type { CouncilServer } from '../council/council-server';
import { councilRoutes, openApiRoutes } from '../council/routes';
import { engineVersion } from '../version';
import { addHttpLayer } from '../http/add-http-layer';
import { createApp } from '../http/create-app';
import { addErrorHandler } from '../http/error-handler';
import { errorPages } from '../page/error-page';
import { defaultLimits, photoRequestMs, type Limits } from '../http/limits';
import { addNotFoundHandler } from '../http/not-found';
import { limitInProgress } from '../http/overload';
import { iconRoutes } from '../page/manifest/routes';
import type { PictureStore } from '../media/picture-store';
import type { MediaConverter } from '../media/media-converter';
import { mediaRoutes } from '../media/routes';
import { createFailureLog } from '../monitoring/failure-log';
import { healthRoutes } from './health/health-routes';
import { createMetrics } from '../monitoring/metrics';
import { dependencyChecks } from './health/dependency-checks';
import { timedRender } from './health/timed-render';
import { councilServerOf, openCouncil } from './open-council';
import { openDatabases, type Databases } from './open-databases';
import { crawlerRoutes } from '../page/crawler-routes';
import { openPages } from '../page/open-pages';
import { addNotifications, openPush } from './add-notifications';
import { openPictures } from './open-pictures';
import { makePageResources } from '../page/page-resources';
import { generatedFileRoutes, pageRoutes, sendMissingPage } from '../page/routes';
import { fontRoutes } from '../site/font-routes';
import { createKeptSiteFiles, siteFileRoutes } from '../site/site-files';
import type { ServerOptions, SiteDesk } from './server-options';
import { uncounted } from '../page/visits';
import { openSharedCounters } from '../database/shared/shared-counters';
import { closedDaysOf } from '../submissions/closed-days';
import { withFigures } from '../submissions/figures';
import { placeKeysOf } from '../submissions/place-keys';
import type { ConvertPhoto } from '../submissions/photos/accept-photos';
import { addGateway } from '../submissions/gateway/add-gateway';
import { createSubmissionService, type SubmissionService } from '../submissions/service';
import { openLookups } from '../submissions/lookup/open-lookups';
import {
  addRequestLimits,
  createSubmissionLimit,
  withDailyLimit,
  type LimitRequests,
} from '../submissions/rate-limit';
import { submissionRoutes } from '../submissions/routes';
import { workerRoutes } from '../page/worker/routes';
import { unregisterScript, workerScript } from '../page/worker/worker-script';

/** Makes the photos of submissions in the pool. */
function photoConverter(converter: MediaConverter): ConvertPhoto {
  return async (bytes) => {
    const photo = await converter.convert({ bytes, use: 'photo' }, 'visitor');
    if (typeof photo === 'string') return photo === 'busy' ? 'busy' : 'broken';
    return photo.bytes ?? 'broken';
  };
}

interface SubmissionParts {
  readonly pictures: PictureStore;
  readonly council: Council;
  readonly server: CouncilServer | null;
  readonly desk: SiteDesk | null;
  readonly limits: LimitRequests;
}

async function addSubmissions(
  app: FastifyInstance,
  options: ServerOptions,
  { store }: Databases,
  { pictures, council, server, desk, limits }: SubmissionParts,
): Promise<SubmissionService> {
  const { environment, checked } = options;
  const { rateLimit } = environment;
  const service = createSubmissionService({
    site: checked,
    store,
    council: server,
    limit: withDailyLimit(
      createSubmissionLimit(limits, rateLimit),
      store,
      new URL(checked.config.publicAddress).host,
    ),
    closedDays: closedDaysOf(checked, council),
    placeKeys: placeKeysOf(checked, council),
    photos: { convert: photoConverter(pictures.converter), quota: environment.photoQuota },
    log: app.log,
    onRemoved: async (count) => desk?.onRemoved(count),
    onOutcome: (form, outcome) => options.metrics?.submission(form, outcome),
  });
  app.addHook('preClose', () => service.stop());
  await app.register(submissionRoutes, { service });
  return service;
}

async function addBundle(app: FastifyInstance, clientFolder: string | null): Promise<void> {
  if (clientFolder === null) return;
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
}

/** Sources of pictures that a page may load beside this site and https: those of a site or a council without TLS. */
export function pictureSources(
  { publicAddress }: CheckedSite['config'],
  server: CouncilServer | null,
): string[] {
  if (publicAddress.startsWith('http:')) return ['http:'];
  return server?.host.startsWith('http:') ? [new URL(server.host).origin] : [];
}

interface AppOfSite {
  readonly app: FastifyInstance;
  readonly limits: Limits;
  readonly server: CouncilServer | null;
}

/** Adds everything to an app that answers requests. */
async function addSite({ app, limits, server }: AppOfSite, options: ServerOptions): Promise<void> {
  const {
    environment,
    checked,
    assets,
    clientFolder,
    metrics = createMetrics(),
    render = renderPage,
  } = options;
  const { config, folder } = checked;
  await addHttpLayer(app, environment);
  const databases = await openDatabases(environment, checked, app);
  const { database, store, shared } = databases;
  const pictures = await openPictures(options, shared, app, metrics);
  const resources = { pictures, shared, server, metrics };
  const { council: lists, cached } = await openCouncil(options, resources, app);
  const council = withFigures({ checked, store, now: options.now }, lists);
  const worker = environment.serviceWorker ? (options.workerBundle ?? null) : null;
  const hasWorker = worker !== null;
  const { now } = options;
  const counted = options.visits?.(app, { checked, database: environment.visits ? database : null, now });
  const countsVisits = environment.visits && counted !== undefined;
  const { visits } = counted ?? { visits: uncounted };
  const page = await makePageResources(
    {
      checked,
      council,
      assets,
      pictureSources: pictureSources(config, server),
      render: limitInProgress(limits.renders, timedRender(metrics, render)),
    },
    pictures,
    { hasWorker, countsVisits },
  );
  const { files } = page;
  const requests = openPages(app, { ...options, resources: page, metrics, visits });
  addErrorHandler(app, { page: errorPages(checked, council), failures: createFailureLog(app.log), metrics });
  addNotFoundHandler(app, (request, reply) => sendMissingPage(requests, request, reply));
  await app.register(councilRoutes(council, config));
  await app.register(openApiRoutes(checked, engineVersion));
  const push = openPush(app, options, databases);
  const ofDesk = { store, isForwarded: server !== null, pictures, icons: page.icons, push };
  const deskOptions = { ...options, ...ofDesk };
  const desk = (environment.desk && (await options.desk?.add(app, { ...deskOptions, createServer }))) || null;
  const requestLimits = await addRequestLimits(app, shared && openSharedCounters(shared));
  const service = await addSubmissions(app, options, databases, {
    pictures,
    council,
    server,
    desk,
    limits: requestLimits,
  });
  const ofFollowers = { council, sites: files.sites, push, limits: requestLimits };
  await addNotifications(app, options, ofFollowers);
  await app.register(mediaRoutes(pictures, folder));
  await app.register(fontRoutes(checked));
  const keptFiles = options.keptSiteFiles ?? createKeptSiteFiles();
  await app.register(siteFileRoutes(files, keptFiles, config.publicAddress));
  await addBundle(app, clientFolder);
  await app.register(crawlerRoutes(config, now));
  if (counted) await app.register(counted.routes);
  await app.register(workerRoutes(worker ? workerScript(worker, checked, files) : unregisterScript));
  await app.register(
    healthRoutes(
      dependencyChecks({
        config,
        dataDir: environment.dataDir,
        council: server && council,
        ...(cached && { isCouncilFailing: () => cached.isFailing }),
        store,
        isEmbedded: environment.databaseUrl === undefined,
        backupDir: environment.backupDir,
        now,
      }),
    ),
  );
  await app.register(generatedFileRoutes(requests));
  await app.register(calendarRoutes(requests));
  const posters = { limits: requestLimits, mostDrawn: environment.rateLimit, clientFolder };
  await app.register(posterRoutes({ requests, pictures, ...posters }));
  await app.register(iconRoutes(page.icons));
  const isInProgress = desk?.isInProgress ?? (async () => false);
  addGateway(app, { checked, database, store, isInProgress, metrics });
  const lookups = openLookups({ checked, store, isInProgress, limits: requestLimits, now });
  await app.register(pageRoutes(requests, service, lookups));
}

/**
 * Creates the server of one site, ready to listen. Rejects when its data folder or database cannot be opened, and closes
 * what it has opened.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { environment, checked } = options;
  const hasPhotos = Object.values(checked.config.forms ?? {}).some((form) => photoFields(form).length > 0);
  const limits = { ...defaultLimits, ...(hasPhotos && { requestMs: photoRequestMs }), ...options.limits };
  const server = councilServerOf(environment, checked);
  const app = createApp({
    environment,
    limits,
    publicAddress: checked.config.publicAddress,
    upstreamMs: server?.timeoutMs ?? 0,
    ...(options.logStream && { logStream: options.logStream }),
    ...(options.logFields && { logFields: options.logFields }),
  });
  try {
    await addSite({ app, limits, server }, options);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
