import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Gives the focus back when the element with these props goes while it is focused: to the element that had it before,
 * or if that has gone, too, to the main content.
 */
export function useFocusReturn() {
  const focused = useRef(false);
  const before = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      if (!focused.current) return;
      const earlier = before.current?.isConnected ? before.current : document.querySelector('main');
      earlier?.focus({ preventScroll: true });
    },
    [],
  );
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      focused.current = true;
      // Nothing when the window is focused again.
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    onBlur: () => {
      focused.current = false;
    },
  };
}
