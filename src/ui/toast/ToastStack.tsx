import './goober-sheet';
import { ClassNames } from '@emotion/react';
import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { createContext, useContext, useEffect, type Ref } from 'react';
import type { Toast, ToastProps } from './toast';
import { ToastCard } from './ToastCard';

/** Notistack hands the cards no more than their text and kind. */
const DurationContext = createContext(0);

interface SnackbarCardProps extends CustomContentProps {
  /** Notistack animates the card through it. */
  readonly ref?: Ref<HTMLDivElement>;
}

function SnackbarCard({ id, message, variant, ref = null }: SnackbarCardProps) {
  const { closeSnackbar } = useSnackbar();
  const duration = useContext(DurationContext);
  const kind = variant === 'error' ? 'error' : 'success';
  return (
    <ToastCard
      ref={ref}
      toast={{ kind, text: typeof message === 'string' ? message : '' }}
      duration={duration}
      onClose={() => {
        closeSnackbar(id);
      }}
    />
  );
}

function Shown({ toast }: { readonly toast: Toast }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    const key = enqueueSnackbar(toast.text, { variant: toast.kind });
    return () => {
      closeSnackbar(key);
    };
  }, [toast, enqueueSnackbar, closeSnackbar]);
  return null;
}

/** Shows toasts through notistack, in the centre of the screen's top or bottom edge, as our own cards. */
export function ToastStack({ toast, look: { duration, position } }: ToastProps) {
  const edge = position === 'bottom-center' ? 'bottom' : 'top';
  return (
    <ClassNames>
      {(styles) => (
        <DurationContext value={duration}>
          <SnackbarProvider
            autoHideDuration={null} // The card closes itself, but not while focused.
            anchorOrigin={{ vertical: edge, horizontal: 'center' }}
            Components={{ success: SnackbarCard, error: SnackbarCard }}
            classes={{
              containerRoot: styles.css`
                && {
                  ${edge}: 12px;
                  width: min(480px, 100% - 24px);
                  max-width: none;
                }
              `,
            }}
            domRoot={document.body}
          >
            <Shown toast={toast} />
          </SnackbarProvider>
        </DurationContext>
      )}
    </ClassNames>
  );
}
