import { enginePaths } from '../../engine/page/engine-paths';
import { listPageQuery, readListPage } from '../../engine/page/list-page';
import { withoutTrailingSlashes } from '../../engine/text/trailing-slash';
import type { WorkerLanguage, WorkerSettings } from '../../engine/worker/worker-settings';

const enginePath = new RegExp(`^/(?:${enginePaths.join('|')})(?:/|$)`);

/** Whether a path can be that of a page: files have a dot in their name. */
export function isPagePath(path: string): boolean {
  return !enginePath.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');
}

/** The URL under which a page is kept: without a slash at its end, and of its query only the page of its lists. */
export function pageKey({ origin, pathname, searchParams }: URL): string {
  const listPage = readListPage(searchParams);
  const path = withoutTrailingSlashes(pathname) || '/';
  return `${origin}${path}${listPage > 1 ? listPageQuery(listPage) : ''}`;
}

/** The language of a path with a prefix; null for a plain one. */
export function languageOfPath(
  { languages }: Pick<WorkerSettings, 'languages'>,
  path: string,
): WorkerLanguage | null {
  return languages.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`)) ?? null;
}
