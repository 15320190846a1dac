/** Whether a click opens a link to this site in this tab. */
function isOwnLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const anchor = target instanceof Element ? target.closest('a') : null;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return isPlain && anchor?.target === '' && anchor.origin === window.location.origin;
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
