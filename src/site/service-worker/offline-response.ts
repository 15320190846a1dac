import { formatMoment } from '../../engine/binding/date';
import { pageCache, pagesPlaceholder, type WorkerLanguage } from '../../engine/worker/worker-settings';
import { languageOfPath } from './page-key';
import { timeOf } from './response-time';
import { settings } from './scope';

interface KeptPage {
  readonly path: string;
  readonly response: Response;
}

const mostListed = 20;

/** The kept pages under the same prefix as a path, or the plain ones; the last ones first. */
async function pagesBeside(path: string): Promise<readonly KeptPage[]> {
  const language = languageOfPath(settings, path);
  const cache = await caches.open(pageCache);
  const found: KeptPage[] = [];
  for (const key of [...(await cache.keys())].reverse()) {
    const { pathname, search } = new URL(key.url);
    const response = languageOfPath(settings, pathname) === language ? await cache.match(key) : undefined;
    if (response) found.push({ path: pathname + search, response });
    if (found.length === mostListed) break;
  }
  return found;
}

/** The title of a page for shared links, as HTML. */
async function titleOf({ path, response }: KeptPage): Promise<string> {
  const html = await response.text();
  return /<meta property="og:title" content="([^"<>]*)">/.exec(html)?.[1] ?? encodeURI(path);
}

async function listItem(page: KeptPage, { numberingSystem }: WorkerLanguage): Promise<string> {
  const time = timeOf(page.response);
  const language = { ...(numberingSystem !== undefined && { numberingSystem }) };
  const moment = time && formatMoment(time, { site: { config: settings, language } });
  const shown = moment ? ` <time datetime="${time}">${moment.date}, ${moment.time}</time>` : '';
  const href = page.path.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<li><a href="${href}">${await titleOf(page)}</a>${shown}</li>`;
}

/** The language of a path; of a plain one that of the kept plain pages. */
function languageFor(path: string, pages: readonly KeptPage[]): WorkerLanguage | undefined {
  const tag = pages[0]?.response.headers.get('content-language');
  return (
    languageOfPath(settings, path) ??
    settings.languages.find((one) => one.tag === tag) ??
    settings.languages[0]
  );
}

/** The page for an address that is not kept while there is no connection: which pages can be opened, with their dates. */
export async function offlineResponse({ pathname }: URL): Promise<Response> {
  const pages = await pagesBeside(pathname);
  const language = languageFor(pathname, pages);
  if (!language) return Response.error();
  const items = await Promise.all(pages.map((page) => listItem(page, language)));
  const html = language.offline.html.replace(pagesPlaceholder, () => items.join(''));
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language.tag,
      'content-security-policy': language.offline.policy,
    },
  });
}
