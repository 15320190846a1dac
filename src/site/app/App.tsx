import { CacheProvider, ThemeProvider, type EmotionCache } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createSiteIntl } from '../i18n/create-intl';
import { languageLocale } from '../../engine/language/language-locale';
import { textDirection } from '../../engine/language/text-direction';
import { CouncilProvider } from '../context/CouncilProvider';
import { SiteProvider, type SiteState } from '../context/use-site';
import { Layout } from './Layout';

interface AppProps {
  readonly state: SiteState;
  readonly queryClient: QueryClient;
  readonly styles: EmotionCache;
  /** Wraps the page in a router: the browser's, or the server's. */
  readonly router: (page: ReactNode) => ReactNode;
}

/** The whole site at one URL; the same in the browser and on the server. */
export function App({ state, queryClient, styles, router }: AppProps) {
  const { site } = state;
  const { wideFrom } = site.config.display;
  const intl = useMemo(() => createSiteIntl(languageLocale(site.language), site.messages), [site]);
  const direction = textDirection(site.language);
  const { icons } = site;
  const theme = useMemo(() => ({ wideFrom, direction, icons }), [wideFrom, direction, icons]);
  return (
    <CacheProvider value={styles}>
      <QueryClientProvider client={queryClient}>
        <RawIntlProvider value={intl}>
          <SiteProvider value={state}>
            <CouncilProvider>
              <ThemeProvider theme={theme}>{router(<Layout />)}</ThemeProvider>
            </CouncilProvider>
          </SiteProvider>
        </RawIntlProvider>
      </QueryClientProvider>
    </CacheProvider>
  );
}
