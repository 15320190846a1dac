import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { HydratingPartContext, useHydrated, type HydratingPart } from '../../ui/hydration/use-hydrated';
import { beginHydration, endHydration, leaveHtml } from './hydration-progress';

interface HydratedProps {
  readonly part: HydratingPart;
  readonly onHydrated?: (() => void) | undefined;
}

function Hydrated({ part, onHydrated }: HydratedProps) {
  const hydrated = useHydrated();
  useEffect(() => {
    leaveHtml(part);
  }, [part]);
  useEffect(() => {
    if (!hydrated) return;
    onHydrated?.();
    endHydration(part);
  }, [hydrated, part, onHydrated]);
  return null;
}

interface HydrationReport {
  /** Counts as being hydrated (`hydration-progress`) from the hydration of its parent until its own. */
  readonly part: HydratingPart;
  /** Provides content with the part, and reports when it is hydrated. */
  readonly report: (content: ReactNode) => ReactNode;
}

/** Reports the hydration of a part of the page. */
export function useHydrationReport(onHydrated?: () => void): HydrationReport {
  const hydrated = useHydrated();
  const [part] = useState<HydratingPart>(() => ({ isHydrating: !hydrated }));
  useLayoutEffect(() => {
    if (!part.isHydrating) return;
    beginHydration(part);
    // A change of language may replace the part before it is hydrated.
    return () => {
      endHydration(part);
    };
  }, [part]);
  return {
    part,
    report: (content) => (
      <HydratingPartContext value={part}>
        {content}
        <Hydrated part={part} onHydrated={onHydrated} />
      </HydratingPartContext>
    ),
  };
}
