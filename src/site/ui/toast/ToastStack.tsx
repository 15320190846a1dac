import './goober-sheet';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps } from 'notistack';
import { useEffect, type Ref } from 'react';
import type { ToastProps } from './toast';
import { ToastAlert } from './ToastAlert';

declare module 'notistack' {
  interface VariantOverrides {
    success: { duration: number };
    error: { duration: number };
  }
}

interface SnackProps extends Pick<CustomContentProps, 'id' | 'message' | 'variant'> {
  readonly duration: number;
  /** Notistack animates the toast through it. */
  readonly ref?: Ref<HTMLDivElement>;
}

function Snack({ id, message, variant, duration, ref = null }: SnackProps) {
  const close = () => {
    closeSnackbar(id);
  };
  return (
    <ToastAlert
      ref={ref}
      kind={variant === 'error' ? 'error' : 'success'}
      text={message}
      duration={duration}
      onClose={close}
    />
  );
}

/** Shows toasts through notistack, in the centre of the screen's top or bottom edge, as MUI's alerts. */
export function ToastStack({ toast: { kind, text }, toast, look: { duration, position } }: ToastProps) {
  useEffect(() => {
    const key = enqueueSnackbar({ message: text, variant: kind, duration });
    return () => {
      closeSnackbar(key);
    };
  }, [toast, kind, text, duration]);
  const edge = position === 'bottom-center' ? 'bottom' : 'top';
  return (
    <SnackbarProvider
      autoHideDuration={null} // The alert closes itself, but not while focused.
      anchorOrigin={{ vertical: edge, horizontal: 'center' }}
      Components={{ success: Snack, error: Snack }}
      domRoot={document.body}
    />
  );
}
