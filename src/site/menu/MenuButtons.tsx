import styled from '@emotion/styled';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { IconButton, IconLink } from '../ui/control/IconButton';
import { Icon } from '../ui/picture/Icon';
import { useHydrated } from '../ui/hydration/use-hydrated';
import { loadMenuDialog } from './load-menu-dialog';
import { useSite } from '../context/use-site';
import { withoutScripts } from '../theme/without-scripts';

/** The button with a text beside the square ones; small on phones, where the word is long in some languages. */
const textStyles = `
  width: auto;
  min-width: 44px;
  padding-inline-start: 4px;
  padding-inline-end: 4px;
  font-size: min(var(--header-control), 3.9vw);
  font-weight: 700;
`;

// Links to the site map replace the buttons until hydration. Without a site map, buttons that do nothing would stay.
const MenuButton = styled(IconButton)`
  ${withoutScripts} {
    display: none;
  }
`;

const TextButton = styled(MenuButton)`
  ${textStyles}
`;

const TextLink = styled(IconLink)`
  ${textStyles}
`;

const MenuDialog = lazy(loadMenuDialog);

/** Links to the site map, without script and until hydration (B10.4.1). */
function SiteMapLinks({ path }: { readonly path: string }) {
  const intl = useIntl();
  return (
    <>
      <TextLink to={path}>{intl.formatMessage({ id: 'shell.allEntries' })}</TextLink>
      <IconLink to={path} aria-label={intl.formatMessage({ id: 'shell.openMenu' })}>
        <Icon name="menu" />
      </IconLink>
    </>
  );
}

/** Starts with the current page's group open, or with all groups closed (B2.5.5). */
type MenuStart = 'current' | 'top';

interface DialogButtonsProps {
  readonly opened: MenuStart | null;
  readonly onOpen: (start: MenuStart) => void;
}

function DialogButtons({ opened, onOpen }: DialogButtonsProps) {
  const intl = useIntl();
  const buttonProps = (start: MenuStart) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': opened === start,
    onPointerEnter: () => void loadMenuDialog().catch(() => undefined),
    onClick: () => {
      onOpen(start);
    },
  });
  return (
    <>
      <TextButton {...buttonProps('top')}>{intl.formatMessage({ id: 'shell.allEntries' })}</TextButton>
      <MenuButton {...buttonProps('current')} aria-label={intl.formatMessage({ id: 'shell.openMenu' })}>
        <Icon name="menu" />
      </MenuButton>
    </>
  );
}

/** Opens the dialog once its code has loaded; goes to the site map when that fails. */
function useMenuDialog(siteMap: string | null) {
  const navigate = useNavigate();
  const [opened, setStart] = useState<MenuStart | null>(null);
  const open = (start: MenuStart) => {
    loadMenuDialog()
      .then(() => {
        setStart(start);
      })
      .catch(() => {
        if (siteMap !== null) void navigate(siteMap);
      });
  };
  const close = useCallback(() => {
    setStart(null);
  }, []);
  return { opened, open, close };
}

/** The buttons of the small-screen header that open the modal menu (B2.5.1, B2.5.5); links until hydration. */
export function MenuButtons() {
  const { site } = useSite();
  const hydrated = useHydrated();
  const siteMap = site.siteMapPath;
  const { opened, open, close } = useMenuDialog(siteMap);
  if (!hydrated && siteMap !== null) return <SiteMapLinks path={siteMap} />;
  return (
    <>
      <DialogButtons opened={opened} onOpen={open} />
      {opened !== null && (
        <Suspense>
          <MenuDialog atTop={opened === 'top'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
