import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useDialog, type DialogOptions } from './use-dialog';

type Handled = 'children' | 'onCancel' | 'onClick' | 'onClose' | 'onKeyDown';
type ElementProps = Omit<ComponentPropsWithoutRef<'dialog'>, Handled>;

interface DialogProps extends ElementProps, DialogOptions {
  /** Renders the content; `close` closes the dialog with its exit animation. */
  readonly children: (close: () => void) => ReactNode;
}

const FullScreen = styled('dialog')`
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
`;

/** A full-screen modal dialog, open while it is mounted. Name it by `aria-label` or `aria-labelledby`. */
export function Dialog({ onClose, exitTime, closeOnBackdrop, children, ...props }: DialogProps) {
  const { close, elementProps } = useDialog({ onClose, exitTime, closeOnBackdrop });
  return (
    <FullScreen {...props} {...elementProps}>
      {children(close)}
    </FullScreen>
  );
}
