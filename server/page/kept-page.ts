import { sizeOfForm, type FormHtml } from './form-html';
import { sizeOfBody, type PageBody } from './page-body';
import type { PageTarget } from './page-target';
import type { PageResponse } from './respond-page';

/** The page of the config and the language that a visit is counted for. */
export interface PageVisit {
  readonly path: string;
  readonly language: string;
}

/** A page that is the same for all visitors, ready to be sent. */
export interface PlainPage {
  readonly kind: 'plain';
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
  /** Number of pages of its longest list. */
  readonly listPages: number;
  /** What counts as a visit when the page is sent; null for a file, and with status 404. */
  readonly visit: PageVisit | null;
  readonly body: PageBody;
}

/** A page with forms, to which the values of a visitor are added when it is sent. */
export interface FormPage extends Omit<PlainPage, 'kind' | 'body'> {
  readonly kind: 'forms';
  readonly html: FormHtml;
}

export type KeptPage = PlainPage | FormPage;

/**
 * Browsers ask again each time. A proxy may serve a page for a minute without asking, for ten more minutes while it
 * asks, and for a week while this server does not answer.
 */
export const sharedCacheControl =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800';
const own = 'private, no-cache';

/** A whole page that is the same for everyone who opens its address. */
function isShared({ isPrefixed }: PageTarget, { status, isComplete, hasFailedList }: PageResponse): boolean {
  return isPrefixed && status === 200 && isComplete && !hasFailedList;
}

/** The headers of a page beside those of its bytes and those that every response has. */
export function pageHeaders(
  target: PageTarget,
  response: PageResponse,
  hasForms: boolean,
): Record<string, string> {
  // The compression of a page with forms adds its own.
  const vary = [...(target.isPrefixed ? [] : ['Cookie']), ...(hasForms ? [] : ['Accept-Encoding'])];
  return {
    'cache-control': isShared(target, response) && !hasForms ? sharedCacheControl : own,
    'content-language': response.language,
    'content-security-policy': response.policy,
    'content-type': 'text/html; charset=utf-8',
    ...(vary.length > 0 && { vary: vary.join(', ') }),
  };
}

/** What a view of a target counts as. */
export function visitOf({ page, code }: PageTarget, status: number): PageVisit | null {
  return page && status === 200 ? { path: page.path, language: code } : null;
}

/** Number of bytes that a page holds in memory, beside its headers. */
export function sizeOfPage(page: KeptPage): number {
  return page.kind === 'plain' ? sizeOfBody(page.body) : sizeOfForm(page.html);
}
