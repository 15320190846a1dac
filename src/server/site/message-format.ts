import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';

// Cached, since parsing a message is slow, and the same ones are in every page and in all sites of a server.
const formats = new LRUCache<string, IntlMessageFormat>({ max: 5_000 });

/** A message in a locale, parsed once. */
export function messageFormat(text: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${text}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(text, locale);
  formats.set(key, format);
  return format;
}
