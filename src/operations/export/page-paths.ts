import { prefixedPath } from '../../engine/page/page-url';
import type { SiteConfig } from '../../engine/site-config.generated';
import type { ExportedLists } from './site-lists';

/** Path of the not-found page below a language prefix, and of its file: static hosts send it for missing paths. */
export const notFoundPath = '/404.html';

/** The plain paths of a site, in the default language (B10.1.1). */
export function plainPaths({ pages }: SiteConfig): readonly string[] {
  return pages.map(({ path }) => path);
}

/** The prefixed paths of a site: every page in every language, and about each of its subjects (B10.1.3). */
export async function prefixedPaths(
  { pages, languages }: SiteConfig,
  { subjectsOf }: Pick<ExportedLists, 'subjectsOf'>,
): Promise<readonly string[]> {
  const paths = languages.list.flatMap(({ code }) =>
    pages.map(async (page) => {
      const subjects = await subjectsOf(page, code);
      return [null, ...subjects].map((subject) => prefixedPath(code, page.path, subject));
    }),
  );
  return (await Promise.all(paths)).flat();
}

/** The paths of the not-found page: plain and in every language. */
export function notFoundPaths({ languages }: SiteConfig): readonly string[] {
  return [notFoundPath, ...languages.list.map(({ code }) => prefixedPath(code, notFoundPath))];
}
