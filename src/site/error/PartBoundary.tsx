import type { ReactNode } from 'react';
import { removeCachedLists } from '../queries/cached-lists';
import { useSite } from '../context/use-site';
import { ErrorBoundary } from '../ui/state/ErrorBoundary';
import { useIntl } from 'react-intl';
import { ErrorState } from '../ui/state/States';

/** Replaces a part of the page that threw an error while rendering. */
function PartError({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return <ErrorState text={intl.formatMessage({ id: 'error.page' })} onRetry={onRetry} />;
}

const doNothing = (): void => undefined;

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Replaces a part that threw: a message with a button, or nothing. */
  readonly shows?: 'message' | 'nothing';
  /** Rendered while the part's code is loading. */
  readonly loading?: ReactNode;
  /** Called before the part is rendered again on request. */
  readonly onRetry?: () => void;
  /** A change of it renders the part again after an error. */
  readonly resetKey?: string;
}

/**
 * Limits an error to a part of the page. Removes the cached lists, since one of them may be the cause and would
 * break every later visit.
 */
export function PartBoundary({
  children,
  shows = 'message',
  loading,
  onRetry = doNothing,
  resetKey = '',
}: PartBoundaryProps) {
  const { site, onServer } = useSite();
  const fallback = (retry: () => void) => {
    const tryAgain = () => {
      onRetry();
      retry();
    };
    return shows === 'message' ? <PartError onRetry={tryAgain} /> : null;
  };
  return (
    <ErrorBoundary
      fallback={fallback}
      resetKey={resetKey}
      // The server waits for lazy code, so that its HTML has this fallback only after an error.
      loading={onServer ? fallback(doNothing) : loading}
      onError={() => {
        removeCachedLists(site.config.sources);
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
