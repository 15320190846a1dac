import { ThemeProvider } from '@emotion/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import type { Site } from '../../src/engine/site/site';
import { createSiteIntl } from '../../src/site/i18n/create-intl';
import { languageLocale } from '../../src/engine/language/language-locale';
import { ContentProvider } from '../../src/templates/content';
import { OpenFormContext } from '../../src/templates/form/use-form';
import { textDirection } from '../../src/engine/language/text-direction';
import { ClockContext } from '../../src/templates/opening-hours/clock-context';
import { SearchContext } from '../../src/templates/search/use-page-search';
import { sampleClock, sampleContent, sampleOpenForm, sampleSearch, type SamplePage } from './sample-content';

const SiteContext = createContext<Site | null>(null);

/** The site that a story renders. Throws outside a `SiteFrame`. */
export function useSampleSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSampleSite needs a SiteFrame above it.');
  return site;
}

interface SiteFrameProps {
  readonly site: Site;
  readonly children: ReactNode;
}

/** Provides a site with its messages and its theme. */
export function SiteFrame({ site, children }: SiteFrameProps) {
  const intl = useMemo(() => createSiteIntl(languageLocale(site.language), site.messages), [site]);
  const theme = useMemo(
    () => ({
      wideFrom: site.config.display.wideFrom,
      direction: textDirection(site.language),
      icons: site.icons,
    }),
    [site],
  );
  return (
    <SiteContext value={site}>
      <RawIntlProvider value={intl}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </RawIntlProvider>
    </SiteContext>
  );
}

interface SampleContentProps {
  readonly page: SamplePage;
  readonly children: ReactNode;
}

/** Provides a template with the records of an example instead of the council's. */
export function SampleContent({ page, children }: SampleContentProps) {
  const site = useSampleSite();
  const intl = useIntl();
  const content = useMemo(() => sampleContent(site, intl, page), [site, intl, page]);
  const openForm = useMemo(() => sampleOpenForm(page), [page]);
  return (
    <OpenFormContext value={openForm}>
      <SearchContext value={sampleSearch}>
        <ClockContext value={sampleClock}>
          <ContentProvider value={content}>{children}</ContentProvider>
        </ClockContext>
      </SearchContext>
    </OpenFormContext>
  );
}
