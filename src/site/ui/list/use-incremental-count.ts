import { startTransition, useEffect, useState } from 'react';

/** Items added per batch; small, so that no batch blocks a slow phone for long. */
export const incrementalBatch = 24;

/** How many of `total` items to render: `initial`, as in the HTML, then more batch by batch until all are rendered. */
export function useIncrementalCount(total: number, initial: number): number {
  const [shown, setShown] = useState(initial);
  const missing = total - shown;
  useEffect(() => {
    const due = setTimeout(() => {
      if (missing === 0) return;
      startTransition(() => {
        setShown(
          missing > 0 ? shown + Math.min(incrementalBatch, missing) : Math.max(incrementalBatch, total),
        );
      });
    });
    return () => {
      clearTimeout(due);
    };
  }, [shown, missing, total]);
  return Math.min(shown, total);
}
