import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon';
import { useReducedMotion } from '../../ui/motion/use-reduced-motion';
import type { MenuNode } from '../menu/menu-node';
import { useSite } from '../use-site';
import { Logo } from './Logo';
import { SheetRows } from './SheetRows';
import { Socials } from './Socials';
import { useCouncilTitle } from './use-council-title';

const appear = keyframes`from { opacity: 0; transform: translateY(-16px) }`;
const vanish = keyframes`to { opacity: 0; transform: translateY(-16px) }`;
const shade = keyframes`from { opacity: 0 }`;

interface Times {
  /** Of the sheet and of what is behind it, in ms. */
  readonly transition: number;
  readonly backdrop: number;
}

const isTime = (name: PropertyKey) => name === 'transition' || name === 'backdrop';

const Sheet = styled('dialog', { shouldForwardProp: (name) => !isTime(name) })<Times>`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: var(--surface);
  color: var(--ink);
  animation: ${appear} ${({ transition }) => transition}ms ease-out;
  &[data-leaving] {
    animation: ${vanish} ${({ transition }) => transition}ms ease-in forwards;
  }
  &::backdrop {
    background: rgb(8 20 22 / 0.5);
    animation: ${shade} ${({ backdrop }) => backdrop}ms ease-out;
  }
`;

const Lead = styled('div')`
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

const Close = styled('button')`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 1.5px solid currentColor;
  border-radius: 99px;
  background: none;
  font-size: 1rem;
  &:hover {
    background: rgb(255 255 255 / 0.14);
  }
  &:focus-visible {
    border-radius: 99px;
  }
`;

const End = styled('div')`
  padding: 16px;
`;

interface MenuSheetProps {
  readonly menu: readonly MenuNode[];
  /** Shows the top level only, whatever page is shown. */
  readonly atTop: boolean;
  readonly onClose: () => void;
}

/** The sheet's dialog element, and what closes it: with its transition, where the visitor wants motion. */
function useSheetDialog(transition: number, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  const still = useReducedMotion();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
  useEffect(() => {
    if (!leaving) return;
    const due = setTimeout(onClose, still ? 0 : transition);
    return () => {
      clearTimeout(due);
    };
  }, [leaving, still, transition, onClose]);
  const leave = () => {
    setLeaving(true);
  };
  return { dialog, leaving, leave };
}

/** The menu of small screens: a sheet over the whole screen (specification, 2.5). */
export default function MenuSheet({ menu, atTop, onClose }: MenuSheetProps) {
  const intl = useIntl();
  const { display, shell } = useSite().site.config;
  const title = useCouncilTitle();
  const { dialog, leaving, leave } = useSheetDialog(display.modal.transition, onClose);
  return (
    <Sheet
      ref={dialog}
      {...display.modal}
      data-leaving={leaving || undefined}
      aria-labelledby="menu-title"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <Lead>
        <Logo alt="" />
        <h2 id="menu-title">{title}</h2>
        <Close type="button" aria-label={intl.formatMessage({ id: 'shell.closeMenu' })} onClick={leave}>
          <Icon name="x" />
        </Close>
      </Lead>
      <nav aria-label={intl.formatMessage({ id: 'shell.mainMenu' })}>
        <SheetRows entries={menu} closed={atTop} onFollow={onClose} />
      </nav>
      {shell.topBar?.social && (
        <End>
          <Socials social={shell.topBar.social} />
        </End>
      )}
    </Sheet>
  );
}
