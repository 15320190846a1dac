import { languageStorageName } from '../../src/model/language/resolve-language';
import { languagePrefix } from '../../src/model/page/page-url';
import type { SiteConfig } from '../../src/model/site-config.generated';
import { contentHash } from '../files/content-hash';

/** A script of the export. */
export interface ExportScript {
  /** Contains the hash of the text. */
  readonly url: string;
  readonly text: string;
}

/** Language code → prefix, for all languages but the default one, and `''` for a code that is not in the list. */
function prefixesOf({ languages }: SiteConfig): Readonly<Record<string, string>> {
  const others = languages.list.filter(({ code }) => code !== languages.default);
  const unknown = languages.unknown === languages.default ? '' : languagePrefix(languages.unknown);
  return {
    ...Object.fromEntries(others.map(({ code }) => [code, languagePrefix(code)])),
    [languages.default]: '',
    unknown,
  };
}

/**
 * The script that leads visitors of a plain path, which is a file in the default language, to the same page in their
 * stored language. It reads the cookie, as a server does (B4.1.2).
 */
export function languageRedirect(config: SiteConfig): ExportScript {
  const text = [
    `const prefixes = new Map(${JSON.stringify(Object.entries(prefixesOf(config)))});`,
    `const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('${languageStorageName}='));`,
    `const code = (cookie ?? '').slice(${languageStorageName.length + 1});`,
    `const prefix = code === '' ? '' : (prefixes.get(code) ?? prefixes.get('unknown'));`,
    `if (prefix !== '') location.replace(prefix + location.pathname + location.search + location.hash);`,
  ].join('\n');
  const hash = contentHash(text);
  return { url: `/site/${hash}-language.js`, text: `{\n${text}\n}\n` };
}
