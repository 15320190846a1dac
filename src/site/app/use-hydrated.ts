import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first render, which must match the HTML, and true after it. The change is a transition, so that a long
 * page stays responsive; `data-hydrated` on the document reports its end.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setHydrated(true);
    });
  }, []);
  useEffect(() => {
    if (hydrated) document.documentElement.dataset.hydrated = '';
  }, [hydrated]);
  return hydrated;
}
