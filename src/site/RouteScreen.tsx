import { useLocation } from 'react-router-dom';
import type { Page } from '../config/site-config.generated';
import { PageScreen } from './PageScreen';
import { placeOf, type Place } from './page-address';
import { SubjectScreen } from './SubjectScreen';
import { useRouteChange } from './use-route-change';
import { useSite } from './use-site';
import { useChosenSubject, useSubjectConfig } from './use-subject';

/** The place that the visitor is at. */
export function usePlace(): Place {
  const { site, start } = useSite();
  const { pathname } = useLocation();
  return placeOf(site.config, `${start.prefix}${pathname}`);
}

function PageRoute({ page, inPath }: { readonly page: Page; readonly inPath: string | null }) {
  const config = useSubjectConfig(page);
  const chosen = useChosenSubject(inPath);
  useRouteChange(`${page.path} ${chosen?.id ?? ''}`);
  return config ? (
    <SubjectScreen key={page.path} page={page} config={config} chosen={chosen} />
  ) : (
    <PageScreen key={page.path} page={page} />
  );
}

function NotFoundRoute() {
  const { site } = useSite();
  useRouteChange('');
  return <PageScreen page={site.config.notFound} headless />;
}

/** The page of the address, or what stands for one that is not there. */
export function RouteScreen() {
  const { page, subject } = usePlace();
  return page ? <PageRoute page={page} inPath={subject} /> : <NotFoundRoute />;
}
