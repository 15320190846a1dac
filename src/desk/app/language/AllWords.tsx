import { type ReactNode, use } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { loadDeskMessages } from '../../messages/load-desk-messages';
import { useDeskLanguage } from './language-context';

/** Gives what is in it all texts of the desk; suspends until they are there. The page itself has those of signing in only. */
export function AllWords({ children }: { readonly children: ReactNode }) {
  const { spoken } = useDeskLanguage();
  const { locale } = useIntl();
  const { messages } = use(loadDeskMessages(spoken));
  return (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
}
