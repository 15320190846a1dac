import { wide } from '../../theme/component-theme';
import { Global, useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { topBarEndId } from '../../../engine/page/top-bar';
import { useRouteMatch } from '../../navigation/use-route-match';
import { PartBoundary } from '../../error/PartBoundary';
import { MenuBar } from '../../menu/MenuBar';
import { CouncilBanner } from './CouncilBanner';
import { TopBar } from './TopBar';

const dot = (at: string, size: string, end: string) =>
  `radial-gradient(circle at ${at}, var(--motif-2) ${size}, #0000 ${end}) 0 0/24px 12px`;

const knot = ['12px 2.5px', '8.5px 6px', '15.5px 6px', '12px 9.5px'].map((at) => dot(at, '1.3px', '1.9px'));
const single = ['0 6px', '24px 6px'].map((at) => dot(at, '1.1px', '1.7px'));

/** Ornament under the header: dots after bandhani, the tie-dye of Gujarat. */
const HeaderBorder = styled('div')`
  height: 12px;
  background: ${[...knot, ...single].join(', ')}, var(--deep);
  @media print {
    height: 1px;
    background: #000;
  }
`;

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
