import { createContext, useContext, type ReactNode } from 'react';

const Within = createContext(false);

/** Whether the component is rendered for visitors without script. */
export function useInsideNoScript(): boolean {
  return useContext(Within);
}

/**
 * Content for visitors without script only (B10.4.1). Adds no element inside another `NoScript`: with script enabled,
 * the HTML parser ends the outer element at the inner end tag.
 */
export function NoScript({ children }: { readonly children: ReactNode }) {
  if (useInsideNoScript()) return children;
  return (
    <noscript>
      <Within value>{children}</Within>
    </noscript>
  );
}
