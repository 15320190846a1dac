import { styled } from '@mui/material/styles';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../links';
import type { MenuNode } from '../menu/menu-node';
import { useSite } from '../use-site';

const AllButton = styled(IconButton)`
  width: auto;
  min-width: 44px;
  padding-inline: 8px;
  font-weight: 700;
`;

const AllLink = styled(AllButton.withComponent(PageLink))`
  text-decoration: none;
`;

const IconLink = IconButton.withComponent(PageLink);

const loadSheet = () => import('./MenuSheet');
const MenuSheet = lazy(loadSheet);

/** Path of the page that lists all pages, for those who can't open the menu. */
function useSiteMapPath(): string | null {
  const { pages } = useSite().site.config;
  const page = pages.find(({ sections = [] }) => sections.some(({ template }) => template === 'site-map'));
  return page?.path ?? null;
}

/** Without script, and until it runs: links to the list of all pages. */
function SiteMapLinks({ path }: { readonly path: string }) {
  const intl = useIntl();
  return (
    <>
      <AllLink path={path}>{intl.formatMessage({ id: 'shell.allEntries' })}</AllLink>
      <IconLink path={path} aria-label={intl.formatMessage({ id: 'shell.openMenu' })}>
        <Icon name="menu" />
      </IconLink>
    </>
  );
}

/** At the group of the page, or with every group closed. */
type Opened = 'here' | 'top';

interface SheetButtonsProps {
  readonly opened: Opened | null;
  readonly onOpen: (how: Opened) => void;
}

function SheetButtons({ opened, onOpen }: SheetButtonsProps) {
  const intl = useIntl();
  const asked = (how: Opened) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': opened === how,
    onPointerEnter: () => void loadSheet().catch(() => undefined),
    onClick: () => {
      onOpen(how);
    },
  });
  return (
    <>
      <AllButton {...asked('top')}>{intl.formatMessage({ id: 'shell.allEntries' })}</AllButton>
      <IconButton {...asked('here')} aria-label={intl.formatMessage({ id: 'shell.openMenu' })}>
        <Icon name="menu" />
      </IconButton>
    </>
  );
}

/** Opens the sheet once its code is there; where that can't be had, goes to the list of all pages. */
function useSheet(siteMap: string | null) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (how: Opened) => {
    loadSheet()
      .then(() => {
        setOpened(how);
      })
      .catch(() => {
        if (siteMap !== null) void navigate(siteMap);
      });
  };
  const close = useCallback(() => {
    setOpened(null);
  }, []);
  return { opened, open, close };
}

/** The buttons of the small header that open the menu (specification, 2.5); without script they are links. */
export function MenuButtons({ menu }: { readonly menu: readonly MenuNode[] }) {
  const { live } = useSite();
  const siteMap = useSiteMapPath();
  const { opened, open, close } = useSheet(siteMap);
  if (!live && siteMap !== null) return <SiteMapLinks path={siteMap} />;
  return (
    <>
      <SheetButtons opened={opened} onOpen={open} />
      {opened !== null && (
        <Suspense>
          <MenuSheet menu={menu} atTop={opened === 'top'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
