import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function watch(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => {
    list.removeEventListener('change', onChange);
  };
}

/** Whether the visitor prefers reduced motion; true on the server, so that the first HTML does not move. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => true,
  );
}
