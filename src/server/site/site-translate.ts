import { languageLocale } from '../../engine/language/language-locale';
import type { CheckedSite } from '../../engine/site/checked-site';
import { inlineText, type Translate } from '../../engine/site/config-text';
import type { Site } from '../../engine/site/site';
import { messageFormat } from './message-format';

/** Prefix of the messages of the look-up of submissions: only pages with it have them. */
export const lookupPrefix = 'track.';

/** Prefix of the messages that the desk offers as answers. */
const answerPrefix = 'answer.';

/** Messages that browsers do not get: of the server's error page, for search engines and shared links, of the feed, of kinds of search results, of the page without a connection, of the notices of forms and of notifications. */
const serverOnly = [
  lookupPrefix,
  'serverError.',
  'description.',
  'feed.',
  'searchKind.',
  'offline.',
  'notice.',
  'notification.',
  answerPrefix,
];

/** Whether browsers get a message of this id. */
export function isForBrowsers(id: string): boolean {
  return !serverOnly.some((prefix) => id.startsWith(prefix));
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
      ? String(messageFormat(messages[text] ?? '', locale).format({ council, ...values }))
      : inlineText(text, site, { council, ...values });
}
