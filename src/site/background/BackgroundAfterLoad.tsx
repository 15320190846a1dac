import { useEffect, useState, type ComponentType } from 'react';
import { useHydrated } from '../../ui/hydration/use-hydrated';

/** Calls a function when the document and its files have been loaded and the browser has nothing else to do. */
function whenLoaded(call: () => void): void {
  const whenIdle = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 5_000 });
    else setTimeout(call, 1_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** What happens beside the page; its code is loaded after the page, and without it the page works too (B10.8.1, B10.9.1, B10.10.1). */
export function BackgroundAfterLoad() {
  const hydrated = useHydrated();
  const [View, setView] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!hydrated) return;
    whenLoaded(() => {
      import('./Background').then(
        ({ Background }) => setView(() => Background),
        () => undefined,
      );
    });
  }, [hydrated]);
  return View && <View />;
}
