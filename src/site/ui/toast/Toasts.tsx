import { lazy, Suspense, type ComponentType } from 'react';
import type { ToastProps } from './toast';

/** The fallback when the code of toasts cannot be loaded, such as without a network: shows the text in the page. */
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
