import MuiDialog from '@mui/material/Dialog';
import { useState, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { MuiTheme } from '../control/MuiTheme';
import { DialogContext } from './dialog-context';
import { useBackCloses } from './use-back-closes';

type Handled = 'children' | 'onClick' | 'onClose';

interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, Handled> {
  /** Called once the dialog has closed; the caller then unmounts it. */
  readonly onClose: () => void;
  /** Duration of the exit animation in ms; visitors who prefer reduced motion see none. */
  readonly exitTime?: number | undefined;
  /** Duration of the backdrop's fade in ms. */
  readonly backdropTime?: number | undefined;
  /** Closes the dialog on a click beside its content. */
  readonly closeOnBackdrop?: boolean | undefined;
  /** Renders the content; `close` closes the dialog with its exit animation. */
  readonly children: (close: () => void) => ReactNode;
}

/** A full-screen modal dialog, open while it is mounted; Back closes it. Name it by `aria-label` or `aria-labelledby`. */
export function Dialog({
  onClose,
  exitTime = 0,
  backdropTime = 0,
  closeOnBackdrop = false,
  children,
  ...props
}: DialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
  };
  useBackCloses(close);
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (closeOnBackdrop && target === currentTarget) close();
  };
  return (
    <MuiTheme>
      <MuiDialog
        fullScreen
        open={open}
        onClose={close}
        transitionDuration={{ enter: 0, exit: exitTime }}
        slotProps={{
          paper: { ...props, onClick, ...(!open && { 'data-leaving': '' }) },
          backdrop: { transitionDuration: backdropTime },
          transition: { onExited: onClose },
        }}
      >
        <DialogContext value={true}>{children(close)}</DialogContext>
      </MuiDialog>
    </MuiTheme>
  );
}
