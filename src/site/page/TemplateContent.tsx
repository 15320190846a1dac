import { useMemo, type ReactNode } from 'react';
import { pathBelow, prefixedPath, subjectPath, type RouteMatch } from '../../engine/page/page-url';
import { useDocumentQuery } from '../queries/use-document-query';
import { ContentProvider, type Content, type Subject } from '../../templates/content';
import { useBindContext } from '../context/use-bind-context';
import { useCouncil } from '../context/use-council';
import { useHydrated } from '../ui/hydration/use-hydrated';
import { usePublicUrl } from '../navigation/use-public-url';
import { useSite } from '../context/use-site';
import { useSource } from '../context/use-source';
import { useRouteMatch } from '../navigation/use-route-match';
import { listPagePath, listPageQuery } from '../../engine/page/list-page';
import type { Site } from '../../engine/site/site';

/**
 * URLs of a page for visitors without script. Those of a static export have no query, and its forms are posted to the
 * same page of the server.
 * @param prefix language prefix of the page
 */
function noScriptUrls(
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

interface TemplateContentProps {
  readonly title: string;
  readonly subject: Subject | null;
  readonly isFirstSection: boolean;
  readonly children: ReactNode;
}

/** Provides the template of a section with its content. */
export function TemplateContent({ title, subject, isFirstSection, children }: TemplateContentProps) {
  const { initialState, routeHistory } = useSite();
  const context = useBindContext();
  const council = useCouncil();
  const publicUrl = usePublicUrl(subject);
  const { prefix, form = null, search, lookup } = initialState;
  const { page, subject: pathSubject } = useRouteMatch();
  const { site } = context;
  const urls = useMemo(
    () => noScriptUrls(site, prefix, { page, subject: pathSubject }),
    [site, prefix, page, pathSubject],
  );
  const listPage = routeHistory.isFirstPage ? (initialState.listPage ?? 1) : 1;
  const pageForm = routeHistory.isFirstPage ? form : null;
  const pageSearch = routeHistory.isFirstPage ? search : undefined;
  const pageLookup = routeHistory.isFirstPage ? lookup : undefined;
  const content = useMemo<Content>(
    () => ({
      context,
      council,
      subject,
      useHydrated,
      isFirstSection,
      pageTitle: title,
      publicUrl,
      pageAddress: (path) => pathBelow(prefix, path),
      languageAddress: (code) => prefixedPath(code, page?.path ?? '/', pathSubject),
      useRecords: (source, view, category) => useSource(source, { subject: subject?.id, category }, view),
      useDocument: useDocumentQuery,
      pageSearch,
      pageLookup,
      pageForm,
      listPage,
      ...urls,
    }),
    [
      context,
      council,
      subject,
      isFirstSection,
      title,
      prefix,
      pageSearch,
      pageLookup,
      pageForm,
      listPage,
      urls,
      publicUrl,
      page,
      pathSubject,
    ],
  );
  return <ContentProvider value={content}>{children}</ContentProvider>;
}
