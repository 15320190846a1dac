import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Restores the focus when the element with these props is removed while it is focused: to the element that had it
 * before, or to the main content if that was removed as well.
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
