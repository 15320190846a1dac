import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A value that only the browser knows, such as one from storage. On the server and in the first render, which must match the
 * HTML, it is `inHtml`; what differs is rendered right after hydration.
 */
export function useBrowserValue<Value extends string | number | boolean | null>(
  read: () => Value,
  inHtml: Value,
): Value {
  return useSyncExternalStore(neverChanges, read, () => inHtml);
}

/** False on the server and in the first render of what the HTML contains; else true. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
