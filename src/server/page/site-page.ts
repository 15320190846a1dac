import { permissionsPolicy } from '../http/security-headers';
import type { PreparedResponse } from '../http/prepared-response';
import type { PageTarget } from './page-target';
import type { PageResponse } from './respond-page';

/** The page of the config and the language that a visit is counted for. */
export interface PageVisit {
  readonly path: string;
  readonly language: string;
}

/** A page or a generated file, ready to be sent. */
export interface SitePage {
  readonly response: PreparedResponse;
  /** Number of pages of its longest list. */
  readonly listPages: number;
  /** Counted as a visit when the page is sent; null for a file, and with status 404. */
  readonly visit: PageVisit | null;
}

/**
 * Browsers ask again each time. A proxy may serve a page for a minute without asking, for ten more minutes while it
 * asks, and for a week while this server does not answer.
 */
export const sharedCacheControl =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800';
const own = 'private, no-cache';

/** Whether a page is whole, and the same for everyone who opens its address. */
function isShared({ isPrefixed }: PageTarget, { status, isComplete, hasFailedList }: PageResponse): boolean {
  return isPrefixed && status === 200 && isComplete && !hasFailedList;
}

/** The headers of a page beside those that every response has. */
export function pageHeaders(target: PageTarget, response: PageResponse): Record<string, string> {
  return {
    'cache-control': isShared(target, response) ? sharedCacheControl : own,
    'content-language': response.language,
    'content-security-policy': response.policy,
    ...(response.takesPosition && permissionsPolicy(true)),
    'content-type': 'text/html; charset=utf-8',
    vary: target.isPrefixed ? 'Accept-Encoding' : 'Cookie, Accept-Encoding',
  };
}

/** The visit as which a view of a target counts. */
export function visitOf({ page, code }: PageTarget, status: number): PageVisit | null {
  return page && status === 200 ? { path: page.path, language: code } : null;
}
