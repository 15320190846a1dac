import { ThemeProvider } from '@mui/material/styles';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import type { Site } from '../../src/config/site';
import { createSiteIntl } from '../../src/i18n/create-intl';
import { ContentProvider } from '../../src/templates/contract';
import { createSiteTheme } from '../../src/ui/theme/site-theme';
import { sampleContent, type SamplePage } from './sample-content';

const SiteContext = createContext<Site | null>(null);

/** The site that a story is drawn in. Throws outside of one. */
export function useSampleSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A story is drawn outside its frame.');
  return site;
}

interface SiteFrameProps {
  readonly site: Site;
  readonly children: ReactNode;
}

/** What stands around everything of a site: its texts and its theme. */
export function SiteFrame({ site, children }: SiteFrameProps) {
  const intl = useMemo(() => createSiteIntl(site.language.locale, site.messages), [site]);
  const theme = useMemo(() => createSiteTheme(site.config.theme, site.config.display), [site]);
  return (
    <SiteContext value={site}>
      <RawIntlProvider value={intl}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </RawIntlProvider>
    </SiteContext>
  );
}

interface PageFrameProps {
  readonly page: SamplePage;
  readonly children: ReactNode;
}

/** What stands around a template: an example's records in the place of the council's. */
export function PageFrame({ page, children }: PageFrameProps) {
  const site = useSampleSite();
  const intl = useIntl();
  const content = useMemo(() => sampleContent(site, intl, page), [site, intl, page]);
  return <ContentProvider value={content}>{children}</ContentProvider>;
}
