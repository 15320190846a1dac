import { lazy, Suspense, type ComponentType } from 'react';
import type { ToastProps } from './toast';

/** Shows the text where the toast stands in the page, when the code of toasts failed to load: perhaps the network failed. */
function PlainToast({ toast: { kind, text } }: ToastProps) {
  return <p role={kind === 'error' ? 'alert' : 'status'}>{text}</p>;
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
