import { useRef, type PointerEvent } from 'react';

/** Minimum horizontal distance of a swipe in px. */
const minimumDistance = 48;

interface Start {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** Pointer handlers that detect a horizontal swipe of one finger, ignoring scrolls, pinches and the mouse. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<Start | null>(null);
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current =
        isPrimary && pointerType !== 'mouse' ? { pointer: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from?.pointer !== pointerId) return;
      const across = clientX - from.x;
      const sideways = Math.abs(across) > 1.5 * Math.abs(clientY - from.y);
      if (sideways && Math.abs(across) >= minimumDistance) onSwipe(across < 0 ? 'left' : 'right');
    },
  };
}
