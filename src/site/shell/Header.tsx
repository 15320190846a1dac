import { Global } from '@emotion/react';
import { styled, useTheme } from '@mui/material/styles';
import { Menu } from '../menu/Menu';
import { usePlace } from '../RouteScreen';
import { Band } from './Band';
import { MenuBar } from './MenuBar';
import { NamePlate } from './NamePlate';
import { TopBar } from './TopBar';

/** A landmark around what stays in sight and what does not. */
const Around = styled('header')`
  display: contents;
`;

const Shell = styled('div')`
  position: sticky;
  top: 0;
  z-index: 5;
  ${({ theme }) => theme.breakpoints.up('wide')} {
    @media (max-height: 560px) {
      top: -105px;
    }
  }
  @media print {
    position: static;
  }
`;

/** What is scrolled or focused into view stops below the header, not under it; what is in the header has no need of that. */
function ScrollRoom() {
  const wide = useTheme().breakpoints.up('wide');
  return <Global styles={`html{scroll-padding-top:84px}${wide}{html{scroll-padding-top:184px}}`} />;
}

/** The header of every page: top bar, menu and the band under them, which stay in sight. */
export function Header() {
  const atHome = usePlace().page?.path === '/';
  return (
    <Around>
      <ScrollRoom />
      <Shell>
        <Menu>
          {(menu) => (
            <>
              <TopBar menu={menu} />
              <MenuBar menu={menu} />
            </>
          )}
        </Menu>
        <Band aria-hidden="true" />
      </Shell>
      {atHome && <NamePlate />}
    </Around>
  );
}
