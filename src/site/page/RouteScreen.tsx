import type { Page } from '../../engine/site-config.generated';
import { useSite } from '../context/use-site';
import { useNavigationSubject, useSubjectConfig } from '../context/use-subject';
import { useRouteChange } from '../navigation/use-route-change';
import { useRouteMatch } from '../navigation/use-route-match';
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

/** The page of the current URL, or the not-found page (B2.1.7). */
export function RouteScreen() {
  const { page, subject } = useRouteMatch();
  return page ? <PageRoute page={page} pathSubject={subject} /> : <NotFoundRoute />;
}
