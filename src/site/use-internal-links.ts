import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from './links';
import { placeOf } from './page-address';
import { useSite } from './use-site';

function anchorOf(event: MouseEvent): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null;
}

/**
 * A click handler that turns plain links to pages of the site into a change of route, so that a template
 * or a legal text needs nothing but an address.
 */
export function useInternalLinks(): (event: MouseEvent) => void {
  const { site, start } = useSite();
  const navigate = useNavigate();
  return (event) => {
    const anchor = anchorOf(event);
    if (anchor?.target !== '' || !isPlainClick(event)) return;
    const { origin, pathname, hash } = new URL(anchor.href, window.location.href);
    if (origin !== window.location.origin || hash !== '') return;
    const place = placeOf(site.config, pathname);
    if (place.prefix !== start.prefix || !place.page) return;
    event.preventDefault();
    void navigate(pathname.slice(start.prefix.length) || '/');
  };
}
