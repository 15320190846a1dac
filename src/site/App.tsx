import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Site } from '../config/site';
import { createSiteIntl } from '../i18n/create-intl';
import { createSiteTheme } from '../ui/theme/site-theme';
import { Layout } from './Layout';
import { SiteProvider, type SiteState } from './use-site';

interface AppProps {
  readonly state: SiteState;
  readonly answers: QueryClient;
  readonly styles: EmotionCache;
  /** The router around the page: the browser's own, or the server's. */
  readonly router: (page: ReactNode) => ReactNode;
}

function Looks({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  const { theme, display } = site.config;
  const muiTheme = useMemo(() => createSiteTheme(theme, display), [theme, display]);
  return (
    <ThemeProvider theme={muiTheme} noSsr storageManager={null}>
      {children}
    </ThemeProvider>
  );
}

/** The whole site at one address; the same in the browser and on the server. */
export function App({ state, answers, styles, router }: AppProps) {
  const { site } = state;
  const intl = useMemo(() => createSiteIntl(site.language.locale, site.messages), [site]);
  return (
    <CacheProvider value={styles}>
      <QueryClientProvider client={answers}>
        <RawIntlProvider value={intl}>
          <SiteProvider value={state}>
            <Looks site={site}>{router(<Layout />)}</Looks>
          </SiteProvider>
        </RawIntlProvider>
      </QueryClientProvider>
    </CacheProvider>
  );
}
