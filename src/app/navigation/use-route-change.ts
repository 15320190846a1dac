import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSite } from '../context/use-site';

function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}

/**
 * On a route change, scrolls to the top and focuses the page heading; back and forward restore the scroll position
 * (B2.3.2).
 */
export function useRouteChange(route: string): void {
  const { routeHistory } = useSite();
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (!routeHistory.enter(route)) {
      routeHistory.scrollPositions.stay(key);
      return;
    }
    routeHistory.scrollPositions.show(key, back);
    focusHeading();
  }, [routeHistory, route, key, back]);
}
