import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { CheckedSite } from '../../engine/site/checked-site';
import { languagePrefix } from '../../engine/page/page-url';
import { deskApi } from '../api/desk-api';
import { deskWorkerUrl } from '../api/push-api';
import type { Environment } from '../../server/environment';
import type { PictureStore } from '../../server/media/picture-store';
import type { SiteIcons } from '../../server/page/manifest/site-icons';
import type { Assets, WorkerBundle } from '../../server/page/assets';
import { workerPolicy } from '../../server/page/worker/routes';
import type { Push } from '../../server/push/push';
import type { SubmissionStore } from '../../server/submissions/store/store';
import { acceptJsonOnly } from '../../server/submissions/accepted-bodies';
import { errorCode } from '../../server/database/error-code';
import { createFailureLog } from '../../server/monitoring/failure-log';
import { isSameSite, originFields, otherOrigin } from '../../server/submissions/same-site';
import { makeDeskPage } from './desk-page';
import { DeskRefusal, sendRefusal } from './desk-request';
import type { OpenDesk } from './desk-opener';
import { failureProblem } from './failure-problem';
import { Inbox } from './inbox/inbox';
import type { SitePlace } from '../../server/site/read-site';
import { DeskContent } from './content/desk-content';
import { addContentRoutes, type OpenedContent } from './content/content-routes';
import type { Previews } from './content/preview/previews';
import { addBroadcastRoutes } from './district/broadcast-routes';
import { addFileRoutes } from './files/file-routes';
import type { Uploads } from './files/uploads';
import { addInboxRoutes, type OpenInbox } from './inbox/inbox-routes';
import { addMailRoutes } from './mail/mail-routes';
import { addPasskeyRoutes } from './passkeys/passkey-routes';
import { addPeopleRoutes } from './people-routes';
import { addPushRoutes } from './push/push-routes';
import { addWithAccess, guardRoutes, refuseUnknown } from './route-access';
import { addSecondFactorRoutes } from './second-factor/second-factor-routes';
import { addShareRoutes } from './shares/share-routes';
import { addSheetRoutes } from './sheets/sheet-routes';
import { addSitesRoutes, type FolderSites } from './sites-routes';

export interface DeskRoutesOptions {
  readonly checked: CheckedSite;
  readonly desk: OpenDesk;
  readonly environment: Pick<Environment, 'mail' | 'translation' | 'serviceWorker'>;
  readonly store: SubmissionStore;
  /** Whether a council's own server gets the submissions. */
  readonly isForwarded: boolean;
  readonly pictures: PictureStore;
  /** Files that are not published yet. */
  readonly uploads: Uploads;
  readonly previews: Previews;
  /** Where the files of the site are; without it, the content cannot be edited. */
  readonly place: SitePlace | undefined;
  /** The sites of the folder that the site is in. */
  readonly folderSites?: FolderSites;
  readonly now: () => Date;
  /** Sends notifications to people. */
  readonly push: Push | null;
  /** Has what shows them; null where there is no build. */
  readonly workerBundle?: WorkerBundle | null;
  readonly assets: Assets;
  readonly icons: SiteIcons;
}

/** Whether a request that changes something comes from a page of this site: browsers send its origin. */
function isOwn(request: FastifyRequest, publicAddress: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  return request.headers.origin !== undefined && isSameSite(request, publicAddress);
}

/** The names of a site, which are no passwords. */
function wordsOf({ config }: CheckedSite): readonly string[] {
  return [...Object.values(config.displayName), new URL(config.publicAddress).host];
}

/** Opens the inbox with the desk. */
function inboxOpener(options: DeskRoutesOptions): () => Promise<OpenInbox> {
  let inbox: Inbox | undefined;
  return async () => {
    const desk = await options.desk();
    inbox ??= new Inbox({ ...options, notes: desk.notes });
    return { desk, inbox };
  };
}

/** Opens the content with the desk. */
function contentOpener(options: DeskRoutesOptions, place: SitePlace): () => Promise<OpenedContent> {
  let content: DeskContent | undefined;
  return async () => {
    const desk = await options.desk();
    const { translation } = options.environment;
    content ??= new DeskContent({ ...options, place, desk, translation, hasServer: options.isForwarded });
    return { desk, content };
  };
}

/** Fastify plugin: the API of the desk. Only JSON from pages of the same site is accepted, and nothing is cached. */
function deskApiRoutes(options: DeskRoutesOptions): FastifyPluginAsync {
  const { checked, desk } = options;
  return async (app) => {
    acceptJsonOnly(app);
    const failures = createFailureLog(app.log);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isOwn(request, checked.config.publicAddress)) return;
      failures.warn('origin', originFields(request), otherOrigin);
      throw new DeskRefusal('other-address');
    });
    guardRoutes(app, desk);
    app.setErrorHandler<FastifyError | DeskRefusal>((error, request, reply) => {
      if (error instanceof DeskRefusal) return sendRefusal(reply, error);
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ code: errorCode(error) }, 'the desk could not answer');
      const problem = failureProblem(error);
      if (problem) return sendRefusal(reply, new DeskRefusal(problem, 5));
      return reply.code(status >= 500 ? 503 : status).send({ problem: 'failed' });
    });
    addPeopleRoutes(app, { desk, words: wordsOf(checked) });
    addPasskeyRoutes(app, { desk, publicAddress: checked.config.publicAddress });
    addMailRoutes(app, { desk, hasMail: options.environment.mail !== undefined });
    addPushRoutes(app, { desk, push: options.workerBundle ? options.push : null });
    addWithAccess(app, 'submissions', (routes) => {
      addInboxRoutes(routes, inboxOpener(options));
    });
    const { place, folderSites } = options;
    const openContent = place && contentOpener(options, place);
    if (openContent) {
      addWithAccess(app, 'content', (routes) => {
        addContentRoutes(routes, openContent);
        addSheetRoutes(routes, openContent, options.pictures.converter);
      });
    }
    if (folderSites)
      addWithAccess(app, 'sites', (routes) => {
        addSitesRoutes(routes, folderSites, desk);
        addSecondFactorRoutes(routes, desk);
        if (openContent) addBroadcastRoutes(routes, folderSites, openContent);
      });
    addWithAccess(app, 'content', (routes) => {
      addFileRoutes(routes, { ...options, contentFolder: checked.folder });
    });
    refuseUnknown(app, `${deskApi}/*`);
  };
}

/** Fastify plugin: the desk, a page at `/desk` and everything below it, its address with a language, and its API. */
export function deskRoutes(options: DeskRoutesOptions): FastifyPluginAsync {
  const { checked, assets, icons } = options;
  return async (app) => {
    const { html, policy } = makeDeskPage(checked, assets, icons);
    for (const url of ['/desk', '/desk/*']) {
      app.get(url, async (request, reply) =>
        reply
          .headers({
            'cache-control': 'no-store',
            'content-security-policy': policy,
            'referrer-policy': 'no-referrer',
          })
          .type('text/html; charset=utf-8')
          .send(await html(request)),
      );
    }
    const shareWorker = options.environment.serviceWorker ? assets.shareWorker : null;
    addShareRoutes(app, { checked, icons, shareWorker });
    const { workerBundle } = options;
    if (workerBundle)
      app.get(deskWorkerUrl, async (_request, reply) =>
        reply
          .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
          .type('text/javascript; charset=utf-8')
          .send(workerBundle.push),
      );
    for (const { code } of checked.config.languages.list)
      app.get(`${languagePrefix(code)}/desk`, async (_request, reply) => reply.redirect('/desk'));
    await app.register(deskApiRoutes(options));
  };
}
