import { createIntl, type IntlConfig, type IntlShape } from 'react-intl';

/** The formatter of a language. A message that is missing is a mistake of ours and is told as one. */
export function createSiteIntl(locale: string, messages: NonNullable<IntlConfig['messages']>): IntlShape {
  return createIntl({
    locale,
    messages,
    onError: (error) => {
      console.error(error.message);
    },
  });
}
