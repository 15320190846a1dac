import { ClassNames } from '@emotion/react';
import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, type Ref } from 'react';
import type { Toast } from './toast';
import { ToastCard } from './ToastCard';

interface SnackbarCardProps extends CustomContentProps {
  /** Notistack animates the card through it. */
  readonly ref?: Ref<HTMLDivElement>;
}

function SnackbarCard({ id, message, variant, ref = null }: SnackbarCardProps) {
  const { closeSnackbar } = useSnackbar();
  const kind = variant === 'error' ? 'error' : 'success';
  return (
    <ToastCard
      ref={ref}
      toast={{ kind, text: typeof message === 'string' ? message : '' }}
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

/** Shows toasts through notistack, top centre above the page, as our own cards. */
export function ToastStack({ toast }: { readonly toast: Toast }) {
  return (
    <ClassNames>
      {(styles) => (
        <SnackbarProvider
          autoHideDuration={null} // The card closes itself, but not while focused.
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          Components={{ success: SnackbarCard, error: SnackbarCard }}
          classes={{
            containerRoot: styles.css`
              && {
                top: 12px;
                width: min(480px, 100% - 24px);
                max-width: none;
              }
            `,
          }}
          domRoot={document.body}
        >
          <Shown toast={toast} />
        </SnackbarProvider>
      )}
    </ClassNames>
  );
}
