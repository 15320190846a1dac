import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** How many items are drawn at once, so that no step holds a slow phone for long. */
const batch = 24;

const never = () => () => undefined;

/** True in the server's HTML, and while the browser takes it over. */
function useFirstHtml(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * The items of a list that may be long, as far as they are drawn: all of them in the HTML, elsewhere a few at first
 * and the others batch by batch right after.
 */
export function useGradually<Item>(items: readonly Item[]): readonly Item[] {
  const first = useFirstHtml();
  const [shown, setShown] = useState(() => (first ? items.length : batch));
  const missing = items.length - shown;
  useEffect(() => {
    const due = setTimeout(() => {
      if (missing === 0) return;
      startTransition(() => {
        setShown(missing > 0 ? shown + Math.min(batch, missing) : Math.max(batch, shown + missing));
      });
    });
    return () => {
      clearTimeout(due);
    };
  }, [shown, missing]);
  return missing > 0 ? items.slice(0, shown) : items;
}
