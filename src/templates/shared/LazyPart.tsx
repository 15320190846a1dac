import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../site/ui/state/ErrorBoundary';
import { FailedLine } from '../../site/ui/state/States';
import type { LazyView } from '../lazy-view';

interface LazyPartProps {
  readonly load: LazyView<object>['load'];
  readonly children: ReactNode;
}

/** A part of a section with code of its own: where that cannot be loaded, a line with a button takes its place. */
export function LazyPart({ load, children }: LazyPartProps) {
  const failed = (retry: () => void) => (
    <FailedLine
      onRetry={() => {
        // The part throws again if it fails again.
        load().catch(() => undefined);
        retry();
      }}
    />
  );
  return <ErrorBoundary fallback={failed}>{children}</ErrorBoundary>;
}
