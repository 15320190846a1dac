import type { FirstVisit } from '../config/site-config.generated';

/** Whether a cookie is there. */
function hasCookie(name: string): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
}

/**
 * Notes a visit for the hours of the config (specification, 4.4). True when it is the first one: never where
 * cookies are blocked, since every page would be the first.
 */
export function noteFirstVisit({ cookie, hours }: Pick<FirstVisit, 'cookie' | 'hours'>): boolean {
  if (hasCookie(cookie)) return false;
  document.cookie = `${cookie}=true; max-age=${Math.round(hours * 3600)}; path=/; samesite=lax`;
  return hasCookie(cookie);
}

/** Calls back when the page has loaded and the browser has nothing better to do. Returns what stops it. */
export function whenLoaded(callback: () => void): () => void {
  let due: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    due = setTimeout(callback, 300);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
  return () => {
    window.removeEventListener('load', soon);
    clearTimeout(due);
  };
}
