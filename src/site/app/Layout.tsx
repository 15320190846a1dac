import { lazyComponent } from '../../ui/hydration/lazy-component';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { DeferredPart } from '../hydration/DeferredPart';
import { PagePart } from '../hydration/PagePart';
import { BackgroundAfterLoad } from '../background/BackgroundAfterLoad';
import { useDocumentHead } from '../navigation/use-document-head';
import { useInternalLinks } from '../navigation/use-internal-links';
import { AsOf } from '../page/AsOf';
import { RouteScreen } from '../page/RouteScreen';
import { LaterStyles } from '../../ui/theme/LaterStyles';
import { Header } from '../shell/header/Header';
import { SkipLink } from './SkipLink';

const websiteIcons = lazyComponent(async () => (await import('../shell/WebsiteIcons')).WebsiteIcons);
const footer = lazyComponent(async () => (await import('../shell/footer/Footer')).Footer);

/** Effects of a route change, in a component of their own so that they re-render nothing else. */
function RouteEffects() {
  useDocumentHead();
  return null;
}

/** Every page in order: header, content, icon strip, footer (B2.3.1). An error in one of them leaves the others. */
export function Layout() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const followLinks = useInternalLinks();
  return (
    <>
      <SkipLink>{intl.formatMessage({ id: 'shell.skip' })}</SkipLink>
      <PagePart shows="nothing">
        <Header />
      </PagePart>
      <LaterStyles />
      <main id="main" tabIndex={-1} onClick={followLinks}>
        <PagePart shows="nothing">
          <AsOf />
        </PagePart>
        <PagePart resetKey={pathname}>
          <RouteScreen />
        </PagePart>
      </main>
      <LaterStyles />
      <DeferredPart shows="nothing" load={websiteIcons.load}>
        <websiteIcons.Component />
      </DeferredPart>
      <DeferredPart shows="nothing" load={footer.load}>
        <footer.Component />
      </DeferredPart>
      <PagePart shows="nothing">
        <RouteEffects />
        <BackgroundAfterLoad />
      </PagePart>
    </>
  );
}
