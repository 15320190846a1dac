import { isPlainClick } from '../navigation/use-internal-links';

/** Whether a click opens a link to this site in this tab. */
function isOwnLink(event: MouseEvent): boolean {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  return isPlainClick(event) && anchor?.target === '' && anchor.origin === window.location.origin;
}

/**
 * Without a connection, links load their page instead of requesting its lists: the service worker has whole pages. The
 * event does not reach the router.
 */
export function loadLinksOffline(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!navigator.onLine && isOwnLink(event)) event.stopPropagation();
    },
    true,
  );
}
