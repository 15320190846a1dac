import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { languageTag } from '../../../engine/language/language-tag';
import { resolveLanguage } from '../../../engine/language/resolve-language';
import { textDirection } from '../../../engine/language/text-direction';
import { coloursOf } from '../../../engine/theme/theme-colours';
import type { Language } from '../../../engine/site-config.generated';
import { escapeHtml } from '../../../server/http/escape-html';
import { standalonePage } from '../../../server/http/standalone-page';
import type { SiteIcons } from '../../../server/page/manifest/site-icons';
import { workerPolicy } from '../../../server/page/worker/routes';
import { unregisterScript } from '../../../server/page/worker/worker-script';
import { messageFormat } from '../../../server/site/message-format';
import {
  deskManifestPath,
  shareFields,
  sharePath,
  shareProblemKey,
  shareWorkerUrl,
} from '../../api/shares-api';
import { deskMessages } from '../../messages/desk-messages';
import { queryOf } from '../desk-request';

export interface ShareRoutesOptions {
  readonly checked: CheckedSite;
  readonly icons: SiteIcons;
  /** Script of the service worker that keeps what is shared; null where it was not built, or is not wanted. */
  readonly shareWorker: string | null;
}

/** Kinds of files that Android offers the desk for: by media type, and by ending for apps that name none. */
const accepted = ['image/*', 'application/pdf', '.pdf'];

const languageQuery = z.object({ language: z._default(z.string().check(z.maxLength(20)), '') });

async function manifestOf({ checked, icons }: ShareRoutesOptions, language: Language): Promise<unknown> {
  const { config } = checked;
  const { displayName, languages } = config;
  const site = displayName[language.code] ?? displayName[languages.default] ?? '';
  const { messages } = deskMessages(language.code);
  const { ground, bar } = coloursOf('light', config.theme);
  return {
    id: '/desk',
    name: String(messageFormat(messages['share.appName'], 'en').format({ site })),
    short_name: messages['frame.title'],
    lang: languageTag(language),
    dir: textDirection(language),
    start_url: '/desk',
    scope: '/desk',
    display: 'minimal-ui',
    background_color: ground,
    theme_color: bar,
    icons: (await icons()).map(({ url, size, purpose }) => ({
      src: url,
      sizes: `${String(size)}x${String(size)}`,
      type: 'image/png',
      purpose,
    })),
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: shareFields.title,
        text: shareFields.text,
        url: shareFields.url,
        files: [{ name: shareFields.files, accept: accepted }],
      },
    },
  };
}

/** The page of the share target without a connection, in all languages of the site: the worker knows none. */
function offlinePageOf({ config }: CheckedSite) {
  const [first] = config.languages.list;
  const texts = config.languages.list.flatMap((language) => {
    const { isOwn, messages } = deskMessages(language.code);
    if (!isOwn) return [];
    const attributes = `lang="${languageTag(language)}" dir="${textDirection(language)}"`;
    return [`<p ${attributes}>${escapeHtml(messages['share.offline'])}</p>`];
  });
  const english = `<p lang="en" dir="ltr">${escapeHtml(deskMessages('EN').messages['share.offline'])}</p>`;
  return standalonePage({
    lang: first ? languageTag(first) : 'en',
    dir: first ? textDirection(first) : 'ltr',
    title: deskMessages(first?.code ?? 'EN').messages['share.title'],
    body: `<main>${texts.length > 0 ? texts.join('') : english}</main>`,
    theme: config.theme,
  });
}

/** Adds what makes the desk an app to which others share. Nothing that is shared is kept on the server. */
export function addShareRoutes(app: FastifyInstance, options: ShareRoutesOptions): void {
  const { checked, shareWorker } = options;

  app.get(deskManifestPath, async (request, reply) => {
    const language = resolveLanguage(checked.config, { requested: queryOf(languageQuery, request).language });
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(await manifestOf(options, language)));
  });

  const offline = JSON.stringify(offlinePageOf(checked));
  const script = shareWorker === null ? unregisterScript : `self.offlinePage=${offline};\n${shareWorker}`;
  app.get(shareWorkerUrl, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );

  // A browser that has lost its service worker posts to the server, which reads and keeps nothing.
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`${sharePath}?${shareProblemKey}=failed`, 303);
  app.post(sharePath, { onRequest: refuse }, refuse);
}
