import { resolveLanguage } from '../../engine/language/resolve-language';
import { listPageQuery, readListPage } from '../../engine/page/list-page';
import { languagePrefix, prefixedPath, resolvePath, type RouteMatch } from '../../engine/page/page-url';
import type { Page, SiteConfig } from '../../engine/site-config.generated';

/** The page that a visitor gets for an address: equal targets have equal pages. */
export interface PageTarget {
  /** Language code. */
  readonly code: string;
  /** Whether the address has a language prefix. */
  readonly isPrefixed: boolean;
  /** Null for the not-found page. */
  readonly page: Page | null;
  /** Id of the subject in the address. */
  readonly subject: string | null;
  /** Whether the address names a subject that does not exist; the page then offers the others, with status 404. */
  readonly lacksSubject: boolean;
  /** Page of the long lists, from 1. */
  readonly listPage: number;
}

/** A path that no page can have: the schema of the config does not allow its character. */
const missingPath = '/!';

/**
 * The target of an address.
 * @param path percent-encoded, with its language prefix
 * @param stored language code of the visitor's cookie, for plain paths
 */
export function pageTarget(
  config: SiteConfig,
  path: string,
  stored: string | null,
  query = new URLSearchParams(),
): PageTarget {
  const { language, page, subject } = resolvePath(config, path);
  return {
    code: resolveLanguage(config, { page: language, stored }).code,
    isPrefixed: language !== null,
    page,
    subject,
    lacksSubject: false,
    listPage: page ? readListPage(query) : 1,
  };
}

/**
 * The address in the visitor's language of a plain path that names a subject, which only has prefixed addresses (B10.1.6);
 * null for any other path.
 */
export function addressOfSubject(
  config: SiteConfig,
  path: string,
  { code, page }: PageTarget,
): string | null {
  if (page) return null;
  const address = languagePrefix(code) + path;
  const found = resolvePath(config, address);
  return found.page && found.subject !== null ? prefixedPath(code, found.page.path, found.subject) : null;
}

/** The path in small letters of one with capitals, if that is a page; null for any other path. */
export function pathInSmallLetters(config: SiteConfig, path: string, { page }: PageTarget): string | null {
  const small = path.toLowerCase();
  if (page !== null || small === path) return null;
  const found = resolvePath(config, small);
  return found.page && found.subject === null ? small : null;
}

/** The target of an address whose subject does not exist. */
export function withoutSubject(target: PageTarget): PageTarget {
  return { ...target, subject: null, lacksSubject: true, listPage: 1 };
}

/** The path of a target, the same for all of its addresses. */
export function targetPath({ code, isPrefixed, page, subject }: PageTarget): string {
  if (isPrefixed) return prefixedPath(code, page?.path ?? missingPath, subject);
  return page?.path ?? missingPath;
}

/** The route of a target. */
export function routeOfTarget({ code, isPrefixed, page, subject }: PageTarget): RouteMatch {
  const prefix = isPrefixed ? languagePrefix(code) : '';
  return { language: isPrefixed ? code : null, prefix, page, subject };
}

/** The key under which a plain address is kept for visitors of a language. */
export function plainKey(code: string, address: string): string {
  return `${code} ${address}`;
}

/**
 * The key under which a page is kept: its address if it has a language prefix, else the language and the address. The
 * key of a page with status 404 is no address.
 */
export function targetKey(target: PageTarget): string {
  const address = targetPath(target) + (target.listPage > 1 ? listPageQuery(target.listPage) : '');
  const key = target.isPrefixed ? address : plainKey(target.code, address);
  return target.page === null || target.lacksSubject ? `404 ${key}` : key;
}
