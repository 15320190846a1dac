import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated';

/** Items added per batch; small, so that no batch blocks a slow phone for long. */
export const incrementalBatch = 24;

/**
 * How many of `total` items to render: `initial` on the server, then more batch by batch until all are rendered.
 * A list that mounts later starts with one batch.
 */
export function useIncrementalCount(total: number, initial: number): number {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(hydrated ? incrementalBatch : initial);
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
