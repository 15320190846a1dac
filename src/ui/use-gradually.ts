import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** How many items are drawn at once, so that no step holds a slow phone for long. */
const batch = 24;
/** How many the HTML has as elements. */
const inHtml = 2 * batch;

const never = () => () => undefined;
const none: readonly never[] = [];

/** True in the server's HTML, and while the browser takes it over. */
function useFirstHtml(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** The items of a long list, in two parts. */
interface Parts<Item> {
  readonly drawn: readonly Item[];
  /** What the HTML has for those without script; empty once the browser has taken the page over. */
  readonly unscripted: readonly Item[];
}

/**
 * The items of a list that may be long, as far as they are drawn: a few at first, and the others batch by batch
 * right after. The HTML has the others for those without script.
 */
export function useGradually<Item>(items: readonly Item[]): Parts<Item> {
  const first = useFirstHtml();
  const [shown, setShown] = useState(() => (first ? inHtml : batch));
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
  if (missing <= 0) return { drawn: items, unscripted: none };
  return { drawn: items.slice(0, shown), unscripted: first ? items.slice(shown) : none };
}
