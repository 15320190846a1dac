import { readCookie, writeCookie } from '../../browser/cookies';
import type { FirstVisit } from '../../../engine/site-config.generated';

/**
 * Sets the first-visit cookie for the configured hours (B4.4.4). True when it was missing before; false where cookies
 * are blocked, since every page would count as the first.
 */
export function recordFirstVisit({ cookie, hours }: Pick<FirstVisit, 'cookie' | 'hours'>): boolean {
  if (readCookie(cookie) !== null) return false;
  writeCookie(cookie, 'true', hours * 3600);
  return readCookie(cookie) !== null;
}
