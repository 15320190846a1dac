import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { SiteConfig } from '../../src/model/site-config.generated';

const path = fileURLToPath(new URL('../../site.config.json', import.meta.url));

/** The sample site's config as text. */
export const configText = readFileSync(path, 'utf8');

/** The sample site's config; the server of these tests checked it when it started. */
export const config = z.custom<SiteConfig>().parse(JSON.parse(configText));

/** Paths of all pages. */
export const paths = config.pages.map(({ path: one }) => one);

/** Path prefixes of all languages, with the tag that the page has then. */
export const languages = config.languages.list.map(({ code, locale }) => ({
  code,
  prefix: `/${code.toLowerCase()}`,
  tag: new Intl.Locale(locale).language,
}));

/** The messages of the sample site in a language: the engine's, and its own over them. */
export function messagesOf(code: string): Readonly<Record<string, string>> {
  const files = [`../../src/i18n/catalogues/${code}.json`, `../../content/messages/${code}.json`];
  const [engine, own] = files.map((file) => {
    const text = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  });
  return { ...engine, ...own };
}
