import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { hydrateParts } from '../hydration/watch-part';

interface BrowserHistoryRouterProps {
  readonly basename: string;
  readonly children: ReactNode;
}

/**
 * React Router's `BrowserRouter`, with one difference: a change of the route is rendered when the parts of the page that
 * stay are hydrated, since a changed context makes React replace the HTML of those that are not.
 */
export function BrowserHistoryRouter({ basename, children }: BrowserHistoryRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setRoute] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let shown = history.location.pathname;
    const show = () => {
      shown = history.location.pathname;
      const route = { action: history.action, location: history.location };
      startTransition(() => {
        setRoute(route);
      });
    };
    return history.listen(() => {
      const hydration = hydrateParts(history.location.pathname === shown ? 'all' : 'around content');
      if (hydration) void hydration.then(show);
      else show();
    });
  }, [history]);
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
