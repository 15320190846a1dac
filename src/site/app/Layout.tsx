import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '../error/PartBoundary';
import { BackgroundAfterLoad } from '../background/BackgroundAfterLoad';
import { DocumentHead } from '../navigation/DocumentHead';
import { useInternalLinks } from '../navigation/use-internal-links';
import { AsOf } from '../page/AsOf';
import { RouteScreen } from '../page/RouteScreen';
import { CurrentAlerts } from '../shell/alerts/CurrentAlerts';
import { Footer } from '../shell/footer/Footer';
import { Header } from '../shell/header/Header';
import { WebsiteIcons } from '../shell/WebsiteIcons';
import { SkipLink } from './SkipLink';

/** Every page in order: alerts, header, content, icon strip, footer (B2.3.1). An error in one of them leaves the others. */
export function Layout() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const followLinks = useInternalLinks();
  return (
    <>
      <SkipLink>{intl.formatMessage({ id: 'shell.skip' })}</SkipLink>
      <PartBoundary shows="nothing">
        <CurrentAlerts />
      </PartBoundary>
      <PartBoundary shows="nothing">
        <Header />
      </PartBoundary>
      <main id="main" tabIndex={-1} onClick={followLinks}>
        <PartBoundary shows="nothing">
          <AsOf />
        </PartBoundary>
        <PartBoundary resetKey={pathname}>
          <RouteScreen />
        </PartBoundary>
      </main>
      <PartBoundary shows="nothing">
        <WebsiteIcons />
      </PartBoundary>
      <PartBoundary shows="nothing">
        <Footer />
      </PartBoundary>
      <PartBoundary shows="nothing">
        <DocumentHead />
        <BackgroundAfterLoad />
      </PartBoundary>
    </>
  );
}
