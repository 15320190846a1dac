import { IntlMessageFormat } from 'intl-messageformat';
import { languageLocale } from '../../src/model/language/language-locale';
import type { CheckedSite } from '../../src/model/site/checked-site';
import { inlineText, type Translate } from '../../src/model/site/config-text';
import type { Site } from '../../src/model/site/site';

/** Messages that browsers do not get: of the server's error page, for search engines and shared links, of the feed, of kinds of search results and of the page without a connection. */
const serverOnly = ['serverError.', 'description.', 'feed.', 'searchKind.', 'offline.'];

/** Whether browsers get a message of this id. */
export function isForBrowsers(id: string): boolean {
  return !serverOnly.some((prefix) => id.startsWith(prefix));
}

// Cached, since parsing a message is slow and the same ones are in every page.
const formats = new Map<string, IntlMessageFormat>();

function formatOf(text: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${text}`;
  const format = formats.get(key) ?? new IntlMessageFormat(text, locale);
  formats.set(key, format);
  return format;
}

/**
 * Translates texts of the config on the server, also those that browsers do not get. `{council}` is filled in.
 * @param council name of the council
 */
export function siteTranslate({ catalogues }: CheckedSite, site: Site, council: string): Translate {
  const { code } = site.language;
  const locale = languageLocale(site.language);
  const messages = catalogues[code] ?? {};
  return (text, values) =>
    typeof text === 'string'
      ? String(formatOf(messages[text] ?? '', locale).format({ council, ...values }))
      : inlineText(text, site, { council, ...values });
}
