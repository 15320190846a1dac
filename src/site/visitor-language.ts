import { languageOf, type Site } from '../config/site';
import { readStored, removeStored, writeStored } from '../content/storage';
import { prefixedAddress } from './page-address';
import type { PageStart } from './page-start';

const storageKey = 'language';
const year = 365 * 24 * 60 * 60;

/** The cookie mirrors local storage, so that the first HTML comes in the right language (readings, 4.1). */
function mirror(code: string): void {
  document.cookie = `${storageKey}=${code}; max-age=${year}; path=/; samesite=lax`;
}

/**
 * The language that the visitor wants on a plain path: the stored one; the page's is stored when there is none.
 * Under a prefix the address decides, and nothing is stored.
 */
export function reconcileLanguage(site: Site, { prefix }: PageStart): string {
  const shown = site.language.code;
  if (prefix !== '') return shown;
  const stored = readStored(storageKey);
  if (stored === null) writeStored(storageKey, shown);
  const wanted = stored === null ? shown : languageOf(site.config, stored).code;
  mirror(wanted);
  return wanted;
}

/**
 * Stores a language and clears what goes with it, then shows the page in it: by a reload on a plain path,
 * under the other prefix on a prefixed one (design, 6).
 */
export function changeLanguage(code: string, clears: readonly string[], { prefix }: PageStart): void {
  writeStored(storageKey, code);
  mirror(code);
  clears.forEach(removeStored);
  if (prefix === '') {
    window.location.reload();
    return;
  }
  const rest = window.location.pathname.slice(prefix.length);
  window.location.assign(`${prefixedAddress(code, '/')}${rest}${window.location.search}`);
}
