import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { SiteConfig } from '../../src/engine/site-config.generated';
import { readSchemas } from '../../src/server/site/folder/engine-folder';
import { configValidator } from '../../src/check/shape/schemas';

const path = fileURLToPath(new URL('../../site.config.json', import.meta.url));
const schemas = await readSchemas(fileURLToPath(new URL('../../schemas', import.meta.url)));
const isSiteConfig = configValidator(schemas);

/** The sample site's config as text. */
export const configText = readFileSync(path, 'utf8');

/** The sample site's config, with the defaults of what it leaves out. */
export const config = z.custom<SiteConfig>((value) => isSiteConfig(value)).parse(JSON.parse(configText));

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
  const files = [`../../src/site/i18n/catalogues/${code}.json`, `../../content/messages/${code}.json`];
  const [engine, own] = files.map((file) => {
    const text = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  });
  return { ...engine, ...own };
}
