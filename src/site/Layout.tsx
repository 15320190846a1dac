import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { RouteScreen } from './RouteScreen';
import { useInternalLinks } from './use-internal-links';
import { FirstVisitVideo } from './shell/FirstVisitVideo';
import { Footer } from './shell/Footer';
import { Header } from './shell/Header';
import { SkipLink } from './shell/SkipLink';
import { Strip } from './shell/Strip';
import { useEntrance } from './use-entrance';
import { useTab } from './use-tab';

/** What follows each change of the route; apart, so that it draws nothing else anew. */
function AfterRoute() {
  useTab();
  useEntrance(useLocation().pathname);
  return null;
}

/** Every page in order: header, content, icon strip, footer (specification, 2.3). */
export function Layout() {
  const intl = useIntl();
  const followLinks = useInternalLinks();
  return (
    <>
      <SkipLink>{intl.formatMessage({ id: 'shell.skip' })}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} onClick={followLinks}>
        <RouteScreen />
      </main>
      <Strip />
      <Footer />
      <FirstVisitVideo />
      <AfterRoute />
    </>
  );
}
