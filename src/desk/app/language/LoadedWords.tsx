import { type ReactNode, use } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { loadDeskMessages } from '../../messages/load-desk-messages';
import { loadScreenMessages } from '../../messages/load-screen-messages';
import { useDeskLanguage } from './language-context';

const loaders = { most: loadDeskMessages, all: loadScreenMessages } as const;

interface LoadedWordsProps {
  /** `all`: with those of screens that few people open. */
  readonly of: keyof typeof loaders;
  readonly children: ReactNode;
}

/** Gives what is in it the texts of the desk; suspends until they are there. The page itself has those of signing in only. */
export function LoadedWords({ of, children }: LoadedWordsProps) {
  const { spoken } = useDeskLanguage();
  const { locale } = useIntl();
  const { messages } = use(loaders[of](spoken));
  return (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
}
