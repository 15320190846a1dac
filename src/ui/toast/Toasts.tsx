import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { Toast, ToastProps } from './toast';
import { ToastCard } from './ToastCard';

const Place = styled('div')`
  position: fixed;
  top: 12px;
  left: 50%;
  z-index: 1400;
  width: min(480px, 100% - 24px);
  transform: translateX(-50%);
  &[data-position='bottom-center'] {
    inset-block: auto 12px;
  }
`;

/** Shows the toast without notistack, whose code failed to load: perhaps the network failed. */
function PlainToast({ toast, look }: ToastProps) {
  const [closed, setClosed] = useState<Toast | null>(null);
  if (closed === toast) return null;
  const card = (
    <Place data-position={look.position}>
      <ToastCard
        toast={toast}
        duration={look.duration}
        onClose={() => {
          setClosed(toast);
        }}
      />
    </Place>
  );
  return createPortal(card, document.body);
}

/** Loads the toast code; also used to preload it. Never rejects. */
export async function loadToasts(): Promise<{ default: ComponentType<ToastProps> }> {
  try {
    const { ToastStack } = await import('./ToastStack');
    return { default: ToastStack };
  } catch {
    return { default: PlainToast };
  }
}

const LoadedToasts = lazy(loadToasts);

/** Shows a toast; its code loads with the first one. */
export function Toasts(props: ToastProps) {
  return (
    <Suspense fallback={null}>
      <LoadedToasts {...props} />
    </Suspense>
  );
}
