import { useSyncExternalStore } from 'react';

let printing = false;
const listeners = new Set<() => void>();

function change({ type }: Event) {
  printing = type === 'beforeprint';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', change);
    window.addEventListener('afterprint', change);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', change);
    window.removeEventListener('afterprint', change);
  };
}

/** Whether the page is being printed, so that truncated texts are printed in full. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
}
