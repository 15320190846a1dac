import { useLocation } from 'react-router-dom';
import { resolvePath, type RouteMatch } from '../../engine/page/page-url';
import { useSite } from '../context/use-site';

/** The page and subject of the current URL. */
export function useRouteMatch(): RouteMatch {
  const { site, initialState, missingPath } = useSite();
  const { pathname } = useLocation();
  const path = `${initialState.prefix}${pathname}`;
  const match = resolvePath(site.config, path);
  return path === missingPath ? { ...match, page: null, subject: null } : match;
}
