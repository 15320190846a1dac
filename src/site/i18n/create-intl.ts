import { createIntl, type IntlConfig, type IntlShape } from 'react-intl';

type Messages = NonNullable<IntlConfig['messages']>;

// Cached, because it holds the formatters of its messages, which the server needs again for every page.
const created = new WeakMap<Messages, IntlShape>();

/** The message formatter of a locale. Logs a missing message, which is a bug. */
export function createSiteIntl(locale: string, messages: Messages): IntlShape {
  const found = created.get(messages);
  if (found?.locale === locale) return found;
  const intl = createIntl({
    locale,
    messages,
    onError: (error) => {
      console.error(error.message);
    },
  });
  created.set(messages, intl);
  return intl;
}
