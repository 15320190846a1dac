import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { resolvePath } from '../../engine/page/page-url';
import { useSite } from '../context/use-site';

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button' | 'defaultPrevented'>;

/** Whether a click navigates in this tab: first button, no modifier, not handled yet. */
export function isPlainClick(event: Click): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey, button, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

function anchorOf(event: MouseEvent): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null;
}

/**
 * A click handler that turns clicks on links to pages of the site into route changes, so that templates and legal
 * texts use plain links.
 */
export function useInternalLinks(): (event: MouseEvent) => void {
  const { site, initialState } = useSite();
  const navigate = useNavigate();
  return (event) => {
    const anchor = anchorOf(event);
    if (anchor?.target !== '' || !isPlainClick(event)) return;
    const { origin, pathname, search, hash } = new URL(anchor.href, window.location.href);
    if (origin !== window.location.origin || hash !== '' || search !== '') return;
    const route = resolvePath(site.config, pathname);
    if (route.prefix !== initialState.prefix || !route.page) return;
    event.preventDefault();
    void navigate(pathname.slice(initialState.prefix.length) || '/');
  };
}
