import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BrokenScreen } from './BrokenScreen';

interface CatchErrorProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

interface CatchErrorState {
  readonly failed: boolean;
}

class CatchError extends Component<CatchErrorProps, CatchErrorState> {
  override readonly state: CatchErrorState = { failed: false };

  static getDerivedStateFromError(): CatchErrorState {
    return { failed: true };
  }

  override componentDidUpdate({ pathname }: CatchErrorProps): void {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenScreen /> : this.props.children;
  }
}

/** Limits an error to its screen, such as a script that a newer version of the site no longer has; other screens are shown. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <CatchError pathname={pathname}>{children}</CatchError>;
}
