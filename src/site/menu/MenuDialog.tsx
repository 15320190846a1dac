import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Dialog } from '../ui/dialog/Dialog';
import { CircleButton } from '../ui/control/IconButton';
import { Icon } from '../ui/picture/Icon';
import { Menu } from './Menu';
import { useSite } from '../context/use-site';
import { Logo } from '../identity/Logo';
import { MenuDialogRows } from './MenuDialogRows';
import { DisplayControls } from '../display/DisplayControls';
import { SocialLinks } from '../identity/SocialLinks';
import { useCouncilTitle } from '../identity/use-council-title';

const appear = keyframes`from { opacity: 0; transform: translateY(-16px) }`;
const vanish = keyframes`to { opacity: 0; transform: translateY(-16px) }`;

const Sheet = styled(Dialog, { shouldForwardProp: (name) => name !== 'transition' })<{ transition: number }>`
  animation: ${appear} ${({ transition }) => transition}ms ease-out;
  &[data-leaving] {
    animation: ${vanish} ${({ transition }) => transition}ms ease-in forwards;
  }
`;

const Header = styled('div')`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  padding: 8px 12px 8px 16px;
  background: var(--bar);
  color: var(--on-bar);
  & > h2 {
    flex: 1;
    min-width: 0;
    font-size: var(--text);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`;

const Footer = styled('div')`
  --pressed: var(--accent);
  --on-pressed: var(--on-accent);
  display: grid;
  gap: 16px;
  padding: 16px;
`;

interface MenuDialogProps {
  /** Starts with all groups closed (B2.5.5). */
  readonly atTop: boolean;
  readonly onClose: () => void;
}

/** The menu of small screens: a modal over the whole screen (B2.5.1). */
export default function MenuDialog({ atTop, onClose }: MenuDialogProps) {
  const intl = useIntl();
  const { display, shell } = useSite().site.config;
  const { transition, backdrop } = display.modal;
  const title = useCouncilTitle();
  return (
    <Sheet
      transition={transition}
      exitTime={transition}
      backdropTime={backdrop}
      aria-labelledby="menu-title"
      onClose={onClose}
    >
      {(close) => (
        <>
          <Header>
            <Logo alt="" />
            <h2 id="menu-title">{title}</h2>
            <CircleButton
              type="button"
              aria-label={intl.formatMessage({ id: 'shell.closeMenu' })}
              onClick={close}
            >
              <Icon name="x" />
            </CircleButton>
          </Header>
          <nav aria-label={intl.formatMessage({ id: 'shell.mainMenu' })}>
            <Menu>{(menu) => <MenuDialogRows entries={menu} closed={atTop} onFollow={onClose} />}</Menu>
          </nav>
          <Footer>
            {shell.topBar?.social && <SocialLinks social={shell.topBar.social} />}
            <DisplayControls />
          </Footer>
        </>
      )}
    </Sheet>
  );
}
