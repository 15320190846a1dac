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
import { deskMessages } from '../../messages/desk-messages';
import { LanguageContext } from './language-context';

const yearSeconds = 365 * 24 * 60 * 60;

/** The chosen language is that of the website too. */
function store(code: string): void {
  writeStored(languageStorageName, code);
  writeCookie(languageStorageName, code, yearSeconds);
}

interface LanguageProviderProps {
  readonly start: DeskStart;
  readonly children: ReactNode;
}

/** Gives the desk its language, texts and theme. */
export function LanguageProvider({ start, children }: LanguageProviderProps) {
  const [code, setCode] = useState(start.language);
  const language = resolveLanguage(start, { requested: code });
  const { isOwn, messages } = deskMessages(language.code);
  const direction = isOwn ? textDirection(language) : 'ltr';
  const theme = createSiteTheme(start.display, direction);
  const tag = isOwn ? languageTag(language) : 'en';
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = tag;
    root.dir = direction;
  }, [tag, direction]);
  const choose = (chosen: string) => {
    store(chosen);
    setCode(chosen);
  };
  return (
    <LanguageContext value={{ start, language, choose }}>
      <IntlProvider locale={isOwn ? languageLocale(language) : 'en-IN'} messages={messages}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </IntlProvider>
    </LanguageContext>
  );
}
