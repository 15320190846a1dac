import { prefixedPath } from '../../engine/page/page-url';
import type { Subject } from '../../templates/content';
import { useRouteMatch } from './use-route-match';
import { useSite } from '../context/use-site';

/**
 * The public URL of the current page in its language; of Home where there is no such page.
 * @param subject what the page is about; null where it shows the subjects to choose from
 */
export function usePublicUrl(subject: Subject | null): string {
  const { site } = useSite();
  const { page } = useRouteMatch();
  return site.config.publicAddress + prefixedPath(site.language.code, page?.path ?? '/', subject?.id);
}
