import { use, useCallback, useState, type ReactNode } from 'react';
import { useHydrated } from '../../ui/hydration/use-hydrated';
import { useSite } from '../context/use-site';
import { PartBoundary, type PartBoundaryProps } from '../error/PartBoundary';
import { HydrationGate, type LoadCode } from './hydration-gate';
import { endHydration } from './hydration-progress';
import { useHydrationReport } from './use-hydration-report';
import { partMarker, watchPart } from './watch-part';

interface GatedProps {
  readonly gate: HydrationGate;
  readonly children: ReactNode;
}

function Gated({ gate, children }: GatedProps) {
  if (!gate.isOpen) use(gate.opened);
  return children;
}

interface DeferredPartProps extends Omit<PartBoundaryProps, 'report' | 'resetKey'> {
  /** Loads the part's code. */
  readonly load: LoadCode;
}

/**
 * A part of the page that stays the server's HTML until it is near the screen or used; its code is loaded then. Until
 * then it is not rendered again either, since React would replace its HTML. For the same reason, what changes a context
 * above it waits for `hydrateParts`.
 */
export function DeferredPart({ load, children, ...boundary }: DeferredPartProps) {
  const { onServer } = useSite();
  const hydrated = useHydrated();
  const [gate] = useState(() => new HydrationGate(load, hydrated || onServer));
  const [isReady, setReady] = useState(gate.isOpen);
  const onHydrated = useCallback(() => {
    setReady(true);
    gate.finish();
  }, [gate]);
  const { part, report } = useHydrationReport(onHydrated);
  const content = (
    <PartBoundary {...boundary} report={report}>
      <Gated gate={gate}>{children}</Gated>
    </PartBoundary>
  );
  const [first] = useState(content);
  const marker = useCallback(
    (element: Element | null) => {
      if (!element || gate.isOpen) return;
      return watchPart(element, gate, () => {
        endHydration(part);
      });
    },
    [gate, part],
  );
  return (
    <>
      <template {...{ [partMarker]: '' }} ref={marker} />
      {isReady ? content : first}
    </>
  );
}
