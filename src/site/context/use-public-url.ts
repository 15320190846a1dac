import { prefixedPath } from '../../model/page/page-url';
import { useRouteMatch } from '../navigation/use-route-match';
import { useNavigationSubject } from './use-subject';
import { useSite } from './use-site';

/** The public URL of the current page in its language, about its subject; of Home where there is no such page. */
export function usePublicUrl(): string {
  const { site } = useSite();
  const { page, subject } = useRouteMatch();
  const shown = useNavigationSubject(subject);
  const path = prefixedPath(site.language.code, page?.path ?? '/', page?.subject ? shown?.id : null);
  return site.config.publicAddress + path;
}
