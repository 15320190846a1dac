import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskMessages } from '../../../messages/desk-messages';
import type { DeskPerson } from '../../../api/desk-api';
import { resolveLanguage } from '../../../../engine/language/resolve-language';
import { resolvePath } from '../../../../engine/page/page-url';
import type { SiteConfig } from '../../../../engine/site-config.generated';
import { escapeHtml } from '../../../../server/http/escape-html';
import { storedLanguage } from '../../../../server/http/stored-language';
import { type PreviewedList, type OpenedPreview, previewMs, type Previews } from './previews';

/** Cookie with the token of the preview that a browser shows instead of the site. */
const cookieName = 'desk-preview';

const previewPath = '/desk/preview';

/** Leaves the preview. */
const endPath = `${previewPath}/end`;

/** The address that opens a preview in the browser. */
export function previewAddress(token: string): string {
  return `${previewPath}/${token}`;
}

interface PreviewRequest {
  readonly Params: { readonly token: string };
  readonly Querystring: { readonly list?: unknown };
}

export interface PreviewRoutesOptions {
  readonly config: SiteConfig;
  readonly previews: Previews;
  /** Who is signed in; null for nobody who may see drafts. */
  readonly findEditor: (request: FastifyRequest) => Promise<DeskPerson | null>;
}

const isOfDesk = (url: string): boolean => /^\/(?:desk|api\/desk)(?:[/?]|$)/.test(url);

/** Code of the language of a page, by its address or the choice of the person. */
function languageOf(request: FastifyRequest, config: SiteConfig): string {
  const [path = ''] = request.url.split('?');
  const stored = storedLanguage(request);
  return resolvePath(config, path).language ?? resolveLanguage(config, { stored }).code;
}

/** Links to the lists that a page shows; they leave a frame around it. */
function editLinks(lists: readonly PreviewedList[], language: string): string {
  if (lists.length === 0) return '';
  const { messages } = deskMessages(language);
  const links = lists.map(({ name, titles }) => {
    const title = escapeHtml(titles[language] ?? name);
    return `<a target="_top" href="/desk/content/${encodeURIComponent(name)}">${title}</a>`;
  });
  return ` ${escapeHtml(messages['content.previewEdit'])} ${links.join(' · ')}`;
}

/** Says that a page is a preview, how to leave it, and which lists it shows. The page itself does not change. */
function withBanner(html: string, lists: readonly PreviewedList[], language: string): string {
  const { messages } = deskMessages(language);
  const text = escapeHtml(messages['content.preview']);
  const end = `<a target="_top" href="${endPath}">${escapeHtml(messages['content.previewEnd'])}</a>`;
  const links = editLinks(lists, language);
  return html.replace(/<body[^>]*>/, (body) => `${body}<p><strong>${text}</strong> ${end}${links}</p>`);
}

/** Headers of a request that an answer may depend on; without those that would let it be compressed or left out. */
const passed = ['host', 'cookie', 'accept', 'accept-language', 'range', 'user-agent'] as const;

/** Headers of an answer that would let others keep it, or that are those of another body. */
const left: ReadonlySet<string> = new Set([
  'cache-control',
  'etag',
  'last-modified',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
]);

/** Answers with what the preview answers. It only shows pages: nothing is sent. */
async function answerWith(
  { app, editable }: OpenedPreview,
  config: SiteConfig,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  if (request.method !== 'GET') return reply.code(403).type('text/plain').send('This is a preview.');
  const headers = Object.fromEntries(passed.flatMap((name) => [[name, request.headers[name] ?? '']]));
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  const answer = await app.inject({ method: 'GET', url: request.url, headers: given });
  for (const [name, value] of Object.entries(answer.headers))
    if (!left.has(name) && value !== undefined) void reply.header(name, value);
  const [path = ''] = request.url.split('?');
  const page = resolvePath(config, path).page?.path;
  const shown = editable.filter((list) => list.page === page);
  const isHtml = String(answer.headers['content-type']).startsWith('text/html');
  return reply
    .code(answer.statusCode)
    .send(isHtml ? withBanner(answer.payload, shown, languageOf(request, config)) : answer.rawPayload);
}

/**
 * Shows a person the site with the person's drafts: opening a preview sets a cookie, with which every page, script and picture
 * comes from it, so that links stay in it. The first page is that of the list in the address, such as `?list=notices`.
 */
export function addPreview(
  app: FastifyInstance,
  { config, previews, findEditor }: PreviewRoutesOptions,
): void {
  app.addHook('onClose', () => previews.close());
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[cookieName];
    if (token === undefined || isOfDesk(request.url)) return undefined;
    const person = await findEditor(request);
    const preview = person && previews.find(token, person.name);
    return preview ? answerWith(preview, config, request, reply) : undefined;
  });
  app.get(endPath, async (_request, reply) => reply.clearCookie(cookieName, { path: '/' }).redirect('/desk'));
  app.get<PreviewRequest>(`${previewPath}/:token`, async (request, reply) => {
    const person = await findEditor(request);
    const { token } = request.params;
    const preview = person && previews.find(token, person.name);
    if (!preview) return reply.redirect('/desk');
    const secure = request.protocol === 'https';
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: previewMs / 1000,
    } as const;
    const edited = preview.editable.find(({ name }) => name === request.query.list);
    return reply.setCookie(cookieName, token, options).redirect(edited?.page ?? '/');
  });
}
