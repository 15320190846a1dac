import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { writeCookie } from '../../../site/browser/cookies';
import { writeStored } from '../../../site/browser/storage';
import type { DeskStart } from '../../api/desk-start';
import { languageLocale } from '../../../engine/language/language-locale';
import { languageTag } from '../../../engine/language/language-tag';
import { languageStorageName, resolveLanguage } from '../../../engine/language/resolve-language';
import { textDirection } from '../../../engine/language/text-direction';
import { createSiteTheme } from '../../../site/theme/site-theme';
import type { DeskTexts } from '../../messages/desk-messages';
import { loadDeskMessages } from '../../messages/load-desk-messages';
import { LanguageContext } from './language-context';

const yearSeconds = 365 * 24 * 60 * 60;

/** The chosen language is that of the website too. */
function store(code: string): void {
  writeStored(languageStorageName, code);
  writeCookie(languageStorageName, code, yearSeconds);
}

interface LanguageProviderProps {
  readonly start: DeskStart;
  /** Texts in the language of `start`. */
  readonly texts: DeskTexts;
  readonly children: ReactNode;
}

/** Gives the desk its language, texts and theme. */
export function LanguageProvider({ start, texts, children }: LanguageProviderProps) {
  const [shown, setShown] = useState({ code: start.language, texts });
  const language = resolveLanguage(start, { requested: shown.code });
  const { isOwn, messages } = shown.texts;
  const direction = isOwn ? textDirection(language) : 'ltr';
  const theme = createSiteTheme(start.display, direction);
  const tag = isOwn ? languageTag(language) : 'en';
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = tag;
    root.dir = direction;
  }, [tag, direction]);
  const choose = async (chosen: string) => {
    const loaded = await loadDeskMessages(chosen).catch(() => null);
    // Without a connection the desk stays in the language that it has.
    if (!loaded) return;
    store(chosen);
    setShown({ code: chosen, texts: loaded });
  };
  return (
    <LanguageContext value={{ start, language, choose: (chosen) => void choose(chosen) }}>
      <IntlProvider locale={isOwn ? languageLocale(language) : 'en-IN'} messages={messages}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </IntlProvider>
    </LanguageContext>
  );
}
