import { createContext, use, useDeferredValue, useState } from 'react';

/** A part of the page that hydrates by itself. */
export interface HydratingPart {
  /** True on the server and until the part is hydrated. */
  isHydrating: boolean;
}

/** Outside of a page there is nothing to hydrate. */
const noPart: HydratingPart = { isHydrating: typeof document === 'undefined' };

/** The part that a component belongs to. It stays the same, since a changed context would hydrate parts that wait. */
export const HydratingPartContext = createContext(noPart);

/**
 * False on the server and in the first render of a part that hydrates, which must match the HTML; true in its next
 * render, which is deferred so that it does not block the page, and in what is rendered later.
 */
export function useHydrated(): boolean {
  const part = use(HydratingPartContext);
  const [isHydrating] = useState(part.isHydrating);
  return useDeferredValue(true, !isHydrating);
}
