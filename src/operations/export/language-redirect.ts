import { languageStorageName, resolveCode } from '../../engine/language/resolve-language';
import { languagePrefix } from '../../engine/page/page-url';
import type { SiteConfig } from '../../engine/site-config.generated';
import { contentHash } from '../../server/files/content-hash';

/** A script of the export. */
export interface ExportScript {
  /** Contains the hash of the text. */
  readonly url: string;
  readonly text: string;
}

/**
 * The script that leads visitors of a plain path, which is a file in the default language, to the same page in their
 * stored language. It reads the cookie, as a server does (B4.1.2).
 */
export function languageRedirect({ languages }: SiteConfig): ExportScript {
  const { list, default: first, unknown } = languages;
  const codes = { list: list.map(({ code }) => ({ code })), default: first, unknown };
  const prefixes = list.map(({ code }) => [code, code === first ? '' : languagePrefix(code)]);
  const text = [
    `const prefixes = new Map(${JSON.stringify(prefixes)});`,
    `const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('${languageStorageName}='));`,
    `const stored = (cookie ?? '').slice(${languageStorageName.length + 1});`,
    `const code = (${resolveCode.toString()})(${JSON.stringify(codes)}, { stored });`,
    `const prefix = prefixes.get(code);`,
    `if (prefix !== '') location.replace(prefix + location.pathname + location.search + location.hash);`,
  ].join('\n');
  const hash = contentHash(text);
  return { url: `/site/${hash}-language.js`, text: `{\n${text}\n}\n` };
}
