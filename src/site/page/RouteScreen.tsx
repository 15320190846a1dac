import { use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '../../model/site-config.generated';
import { useSite } from '../context/use-site';
import { useNavigationSubject, useSubjectConfig } from '../context/use-subject';
import { useRouteChange } from '../navigation/use-route-change';
import { useRouteMatch } from '../navigation/use-route-match';
import { loadPageCode } from './page-code';
import { PageScreen } from './PageScreen';
import { SubjectScreen } from './SubjectScreen';

function PageRoute({ page, pathSubject }: { readonly page: Page; readonly pathSubject: string | null }) {
  const config = useSubjectConfig(page);
  const subject = useNavigationSubject(pathSubject);
  useRouteChange(`${page.path} ${subject?.id ?? ''}`);
  return config ? (
    <SubjectScreen key={page.path} page={page} config={config} subject={subject} />
  ) : (
    <PageScreen key={page.path} page={page} />
  );
}

function NotFoundRoute() {
  const { site } = useSite();
  useRouteChange('');
  return <PageScreen page={site.config.notFound} hasOwnHeading />;
}

/** The page of the current URL, or the not-found page (B2.1.7). The previous page stays until its code is loaded. */
export function RouteScreen() {
  const { config } = useSite().site;
  const { page, subject } = useRouteMatch();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  // The first page is in the HTML, and its parts load their code themselves.
  if (key !== firstKey) use(loadPageCode(config, page));
  return page ? <PageRoute page={page} pathSubject={subject} /> : <NotFoundRoute />;
}
