import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSite } from './use-site';

function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}

/** Fonts that came too late for the first page (see the server's `first-paint`) are there for the next one. */
function takeLateFonts(): void {
  if (document.fonts.status === 'loaded') document.documentElement.style.removeProperty('--late');
}

/**
 * When another page is shown: to its top, and the focus to its heading (specification, 2.3). Going back and
 * forward leads to where the page was left.
 */
export function useRouteChange(route: string): void {
  const { visit } = useSite();
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (!visit.moved(route)) {
      visit.positions.stay(key);
      return;
    }
    visit.positions.show(key, back);
    focusHeading();
    takeLateFonts();
  }, [visit, route, key, back]);
}
