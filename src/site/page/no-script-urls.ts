import { listPagePath, listPageQuery } from '../../engine/page/list-page';
import { prefixedPath, subjectPath, type RouteMatch } from '../../engine/page/page-url';
import type { Site } from '../../engine/site/site';
import type { Content } from '../../templates/content';

/**
 * URLs of a page for visitors without script. Those of a static export have no query, and its forms are posted to the
 * same page of the server.
 * @param prefix language prefix of the page
 */
export function noScriptUrls(
  { staticExport, language }: Pick<Site, 'staticExport' | 'language'>,
  prefix: string,
  { page, subject }: Pick<RouteMatch, 'page' | 'subject'>,
): Pick<Content, 'listPageUrl' | 'formPage'> {
  if (!staticExport) return { listPageUrl: listPageQuery, formPage: '' };
  const { formServer } = staticExport;
  const path = page?.path ?? '/';
  const own = `${prefix}${subject === null ? path : subjectPath(path, subject)}`;
  return {
    listPageUrl: (number) => listPagePath(own, number),
    formPage: formServer && `${formServer}${prefixedPath(language.code, path, subject)}`,
  };
}
