import { createContext, useContext, type ReactNode } from 'react';

const Within = createContext(false);

/** Whether what is drawn is for visitors without script. */
export function useUnscripted(): boolean {
  return useContext(Within);
}

/**
 * What only visitors without script see. One within another adds no element: a browser with script would end the
 * outer one at the inner one's end tag.
 */
export function Unscripted({ children }: { readonly children: ReactNode }) {
  if (useUnscripted()) return children;
  return (
    <noscript>
      <Within value>{children}</Within>
    </noscript>
  );
}
