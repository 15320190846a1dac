import { createIntl, type IntlShape } from 'react-intl';
import type { CheckedSite } from '../../engine/site/checked-site';
import { languageLocale } from '../../engine/language/language-locale';
import { resolveLanguage } from '../../engine/language/resolve-language';
import type { ConfigText } from '../../engine/site-config.generated';
import type { FormSite } from '../../engine/form/field-kinds';

/** The part of a checked site that submissions need. */
export interface SubmissionSite {
  readonly config: Pick<
    CheckedSite['config'],
    'dataContact' | 'forms' | 'languages' | 'pages' | 'publicAddress' | 'submissions' | 'timeZone'
  >;
  readonly catalogues: CheckedSite['catalogues'];
}

/** Texts of a site's config. */
export interface SiteTexts {
  /** In every language that has it: the options that a visitor may have read. */
  readonly all: FormSite['textsOf'];
  /** In one language, or in the default one where that has none. */
  in(text: ConfigText, language: string): string;
  /** A message with its values, in one language, or in the default one where that has none. */
  format(id: string, language: string, values: Readonly<Record<string, string>>): string;
}

/** Resolves the texts of a site's config. @throws when a message is missing in every language. */
export function siteTexts({ config, catalogues }: SubmissionSite): SiteTexts {
  const { list, default: fallback } = config.languages;
  const intls = new Map(
    list.map((language) => [
      language.code,
      intlOf(languageLocale(language), catalogues[language.code] ?? {}),
    ]),
  );
  const textIn = (text: ConfigText, code: string) =>
    typeof text === 'object' ? text[code] : formatted(intls.get(code), text);
  return {
    all: (text) => list.flatMap(({ code }) => textIn(text, code) ?? []),
    in(text, language) {
      const translation =
        textIn(text, resolveLanguage(config, { requested: language }).code) ?? textIn(text, fallback);
      if (translation === undefined) throw new Error(`The text ${JSON.stringify(text)} is missing.`);
      return translation;
    },
    format(id, language, values) {
      const { code } = resolveLanguage(config, { requested: language });
      const known = [code, fallback].map((one) => intls.get(one));
      const intl = known.find((one) => one && Object.hasOwn(one.messages, id));
      return intl?.formatMessage({ id }, { ...values }) ?? '';
    },
  };
}

function intlOf(locale: string, messages: Readonly<Record<string, string>>): IntlShape {
  return createIntl({ locale, messages: { ...messages } });
}

function formatted(intl: IntlShape | undefined, id: string): string | undefined {
  return intl && Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : undefined;
}
