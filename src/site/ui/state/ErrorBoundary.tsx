import { Component, Suspense, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered in place of children that threw; nothing by default. */
  readonly fallback?: (retry: () => void) => ReactNode;
  /** Rendered while children suspend; on the server also for children that threw. */
  readonly loading?: ReactNode;
  readonly onError?: () => void;
  /** A change of it renders the children again after an error. */
  readonly resetKey?: string;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

class CatchError extends Component<Omit<ErrorBoundaryProps, 'loading'>, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (this.state.failed && resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => {
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback?.(this.retry) : children;
  }
}

/**
 * Limits an error to one part of the page, on the server too: error boundaries do not run there, and without the
 * Suspense boundary around it, an error makes `prerender` reject the whole page.
 */
export function ErrorBoundary({ loading, ...rest }: ErrorBoundaryProps) {
  return (
    <Suspense fallback={loading}>
      <CatchError {...rest} />
    </Suspense>
  );
}
