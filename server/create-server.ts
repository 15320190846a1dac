import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { CheckedSite } from '../src/config/checked-site';
import { renderPage } from '../src/entry-server';
import { siteStyles } from '../src/ui/theme/site-styles';
import type { Council } from './council/council';
import { embeddedCouncil } from './council/embedded';
import { councilRoutes } from './council/routes';
import { upstreamCouncil } from './council/upstream';
import type { Environment } from './environment';
import { openPictureStore, type PictureStore } from './media/picture-store';
import { mediaRoutes } from './media/routes';
import type { Assets } from './page/assets';
import { crawlerRoutes } from './page/crawler-routes';
import { hashOf } from './page/policy';
import { pageRoutes } from './page/routes';
import { addSecurityHeaders } from './page/security-headers';
import { makeSiteFiles, siteFileRoutes } from './site/site-files';
import { openDesk, type SubmissionDesk } from './submissions/desk';
import { openStore } from './submissions/open-store';
import { submissionRoutes } from './submissions/routes';

export interface ServerOptions {
  readonly environment: Environment;
  readonly checked: CheckedSite;
  readonly assets: Assets;
  /** Folder of the browser bundle; null where something else serves it. */
  readonly clientFolder: string | null;
}

/** Log lines hold neither addresses of visitors nor queries. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.split('?')[0] ?? '' }),
};

function createApp({ logLevel, trustProxy }: Environment): FastifyInstance {
  return Fastify({
    logger: { level: logLevel, serializers },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    routerOptions: { maxParamLength: 300 },
  });
}

interface CouncilServer {
  readonly host: string;
  /** In seconds. */
  readonly timeout: number;
}

function councilServerOf(
  { apiHost, upstreamTimeout }: Environment,
  { config }: CheckedSite,
): CouncilServer | null {
  const host = apiHost ?? config.api.host;
  return host === undefined ? null : { host, timeout: upstreamTimeout ?? config.api.timeout };
}

function openCouncil(
  { checked }: ServerOptions,
  pictures: PictureStore,
  server: CouncilServer | null,
  app: FastifyInstance,
): Council {
  if (server) return upstreamCouncil(checked, pictures, { ...server, log: app.log });
  const council = embeddedCouncil(checked, pictures);
  app.addHook('onReady', () => council.warm());
  return council;
}

async function addSubmissions(
  app: FastifyInstance,
  options: ServerOptions,
  server: CouncilServer | null,
): Promise<SubmissionDesk> {
  const { environment, checked } = options;
  const { dataDir, databaseUrl, rateLimit } = environment;
  const onLost = (code: string) => {
    app.log.warn(`the database connection was lost: ${code}`);
  };
  const store = await openStore({ dataDir, databaseUrl, onLost });
  app.addHook('onClose', () => store.close());
  const desk = await openDesk({
    site: checked,
    store,
    council: server && { host: server.host, timeoutMs: server.timeout * 1000 },
    rateLimit,
  });
  await app.register(submissionRoutes, { desk });
  return desk;
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

/** The whole server of one site, ready to listen. Rejects when its data folder or database can't be opened. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { environment, checked, assets, clientFolder } = options;
  const app = createApp(environment);
  addSecurityHeaders(app);
  await app.register(fastifyCompress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  const server = councilServerOf(environment, checked);
  const pictures = await openPictureStore(environment.dataDir, app.log);
  const council = openCouncil(options, pictures, server, app);
  const files = await makeSiteFiles(checked, (file) => pictures.addressOfContent(file, checked.folder));
  await app.register(councilRoutes(council));
  const desk = await addSubmissions(app, options, server);
  await app.register(mediaRoutes(pictures, checked.folder));
  await app.register(siteFileRoutes(files));
  await addBundle(app, clientFolder);
  await app.register(crawlerRoutes(checked.config));
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  const css = siteStyles(checked.config);
  const styles = { css, hash: hashOf(css) };
  await app.register(pageRoutes({ checked, files, council, assets, styles, render: renderPage }, desk));
  return app;
}
