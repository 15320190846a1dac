import type { ConfigText } from '../site-config.generated';
import type { Site } from './site';

/** Values that a message may name in braces. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Says a text of the config in the visitor's language; `council` and `year` are always known. */
export type Translate = (text: ConfigText, values?: MessageValues) => string;

/** An inline text in the site's language, or in the default one where it lacks it; values fill its braces. */
export function inlineText(
  text: Readonly<Record<string, string>>,
  site: Site,
  values: MessageValues = {},
): string {
  const words = text[site.language.code] ?? text[site.config.languages.default] ?? '';
  return words.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** A text that is the same in every language, or one per language. */
export function textInSite(text: string | Readonly<Record<string, string>>, site: Site): string {
  return typeof text === 'string' ? text : inlineText(text, site);
}
