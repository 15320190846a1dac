import type { ReactNode } from 'react';
import { removeCachedLists } from '../queries/cached-lists';
import type { InitialState } from '../../engine/page/initial-state';
import type { Site } from '../../engine/site/site';
import { ErrorBoundary } from '../ui/state/ErrorBoundary';
import { PageError } from './PageError';

interface PageBoundaryProps {
  readonly site: Site;
  readonly initialState: InitialState;
  readonly children: ReactNode;
}

/** The outermost boundary: an error that no part caught shows the council's name instead of a blank page. */
export function PageBoundary({ site, initialState, children }: PageBoundaryProps) {
  const message = <PageError site={site} initialState={initialState} />;
  return (
    <ErrorBoundary
      fallback={() => message}
      loading={message}
      onError={() => {
        removeCachedLists(site.config.sources);
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
