import { wide } from '../../theme/component-theme';
import { Global, useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { topBarEndId } from '../../../engine/page/top-bar';
import { useRouteMatch } from '../../navigation/use-route-match';
import { HeaderBorder } from './HeaderBorder';
import { PartBoundary } from '../../error/PartBoundary';
import { MenuBar } from '../../menu/MenuBar';
import { CouncilBanner } from './CouncilBanner';
import { TopBar } from './TopBar';

/** The landmark around the sticky part and the banner. */
const Landmark = styled('header')`
  display: contents;
`;

/** Hides each row while its HTML streams in: what is aligned to the centre or the end would move when more arrives. */
const StickyPart = styled('div')`
  position: sticky;
  top: 0;
  z-index: 5;
  ${wide} {
    @media (max-height: 560px) {
      top: -105px;
    }
  }
  & > :not(:has(~ *)) > * {
    visibility: hidden;
  }
  @media print {
    position: static;
  }
`;

/** Keeps elements that are scrolled or focused into view out from under the header. */
function ScrollPadding() {
  const theme = useTheme();
  return (
    <Global styles={`html{scroll-padding-top:84px}${wide({ theme })}{html{scroll-padding-top:184px}}`} />
  );
}

/** The header of every page: top bar, menu and border are sticky; below is a banner on small screens (B2.3.1). */
export function Header() {
  const atHome = useRouteMatch().page?.path === '/';
  return (
    <Landmark>
      <ScrollPadding />
      <StickyPart>
        <TopBar />
        <span id={topBarEndId} hidden />
        <PartBoundary shows="nothing">
          <MenuBar />
        </PartBoundary>
        <HeaderBorder aria-hidden="true" />
      </StickyPart>
      <CouncilBanner atHome={atHome} />
    </Landmark>
  );
}
