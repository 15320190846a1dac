import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSite } from '../context/use-site';

function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}

/** Leaves the scroll position to this code, except when the document is left: the browser restores it before the page is rendered. */
function useManualScrollRestoration(): void {
  useEffect(() => {
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    const enter = () => {
      window.history.scrollRestoration = 'manual';
    };
    enter();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', enter);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', enter);
    };
  }, []);
}

/**
 * On a route change, scrolls to the top and focuses the page heading; back and forward restore the scroll position
 * (B2.3.2).
 */
export function useRouteChange(route: string): void {
  const { routeHistory } = useSite();
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  useManualScrollRestoration();
  useLayoutEffect(() => {
    const { tops } = routeHistory;
    const isNew = routeHistory.enter(route);
    const top = back ? tops.get(key) : isNew ? 0 : undefined;
    if (top !== undefined) window.scrollTo({ top, left: 0, behavior: 'instant' });
    if (isNew) focusHeading();
    const record = () => {
      tops.set(key, window.scrollY);
    };
    window.addEventListener('scroll', record, { passive: true });
    return () => {
      window.removeEventListener('scroll', record);
    };
  }, [routeHistory, route, key, back]);
}
