import { ThemeProvider } from '@emotion/react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { writeCookie } from '../../../site/browser/cookies';
import { removeStored, writeStored } from '../../../site/browser/storage';
import type { DeskStart } from '../../api/desk-start';
import { languageLocale } from '../../../engine/language/language-locale';
import { languageTag } from '../../../engine/language/language-tag';
import { languageStorageName, resolveLanguage } from '../../../engine/language/resolve-language';
import { textDirection } from '../../../engine/language/text-direction';
import { deskLanguages } from '../../messages/desk-languages';
import { isSpoken, loadDeskMessages, type ShownTexts } from '../../messages/load-desk-messages';
import { LanguageContext } from './language-context';

const yearSeconds = 365 * 24 * 60 * 60;

/** The chosen language is that of the website too. */
function store(code: string): void {
  writeStored(languageStorageName, code);
  writeCookie(languageStorageName, code, yearSeconds);
}

/** Name of the entry of local storage with a language of the desk that the site does not have. */
export const spokenName = 'desk-language';

/** What of the start of the desk says its language. */
interface StartLanguages {
  readonly languages: { readonly list: readonly { readonly code: string }[] };
  readonly language: string;
}

/** The language of the desk's words: one that was chosen though the site does not have it, or that of the site. */
export function spokenCode({ languages, language }: StartLanguages, stored: string | null): string {
  const isOther = stored !== null && isSpoken(stored) && !languages.list.some(({ code }) => code === stored);
  return isOther ? stored : language;
}

interface LanguageProviderProps {
  readonly start: DeskStart;
  /** Code of the language of `texts`, if it is not that of the site. */
  readonly spoken?: string;
  readonly texts: ShownTexts;
  readonly children: ReactNode;
}

/** Gives the desk its languages, texts and theme. */
export function LanguageProvider({ start, spoken = start.language, texts, children }: LanguageProviderProps) {
  const [shown, setShown] = useState({ code: start.language, spoken, texts });
  const language = resolveLanguage(start, { requested: shown.code });
  const { isOwn, messages } = shown.texts;
  const all = [...start.languages.list, ...deskLanguages];
  const words = all.find(({ code }) => code === shown.spoken) ?? language;
  const direction = isOwn ? textDirection(words) : 'ltr';
  const { wideFrom } = start.display;
  const theme = { wideFrom, direction };
  const tag = isOwn ? languageTag(words) : 'en';
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = tag;
    root.dir = direction;
  }, [tag, direction]);
  const choose = async (chosen: string) => {
    const isOfSite = start.languages.list.some(({ code }) => code === chosen);
    if (!isOfSite && !isSpoken(chosen)) return;
    const loaded = await loadDeskMessages(chosen).catch(() => null);
    // Without a connection the desk stays in the language that it has.
    if (!loaded) return;
    if (isOfSite) {
      removeStored(spokenName);
      store(chosen);
    } else writeStored(spokenName, chosen);
    // What is shown stays meanwhile.
    startTransition(() => {
      setShown(({ code }) => ({ code: isOfSite ? chosen : code, spoken: chosen, texts: loaded }));
    });
  };
  return (
    <LanguageContext
      value={{ start, language, spoken: shown.spoken, choose: (chosen) => void choose(chosen) }}
    >
      <IntlProvider locale={isOwn ? languageLocale(words) : 'en-IN'} messages={messages}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </IntlProvider>
    </LanguageContext>
  );
}
