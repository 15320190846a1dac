import { readStored, removeStored, writeStored } from '../browser/storage';
import { writeCookie } from '../browser/cookies';
import { languageStorageName, resolveLanguage } from '../../engine/language/resolve-language';
import type { InitialState } from '../../engine/page/initial-state';
import { prefixedPath } from '../../engine/page/page-url';
import type { Site } from '../../engine/site/site';

const year = 365 * 24 * 60 * 60;

/** The cookie copies local storage, so that the first HTML has the right language (B4.1.2). */
function store(code: string): void {
  writeStored(languageStorageName, code);
  writeCookie(languageStorageName, code, year);
}

/**
 * The visitor's language on a plain path: the stored one, else the page's (B4.1.1). Stores it, so that storage and
 * cookie agree. Under a prefix the URL decides and nothing is stored.
 */
export function reconcileLanguage({ config, language }: Site, { prefix }: InitialState): string {
  if (prefix !== '') return language.code;
  const { code } = resolveLanguage(config, {
    stored: readStored(languageStorageName) || language.code,
  });
  store(code);
  return code;
}

/**
 * Stores a language, removes the cached entries that depend on it, and shows the page in it: by a reload on a plain
 * path, under the other prefix on a prefixed one (B4.1.3).
 */
export function changeLanguage(code: string, clears: readonly string[], { prefix }: InitialState): void {
  store(code);
  clears.forEach(removeStored);
  if (prefix === '') {
    window.location.reload();
    return;
  }
  const rest = window.location.pathname.slice(prefix.length);
  window.location.assign(`${prefixedPath(code, '/')}${rest}${window.location.search}`);
}
