import { useRef, type PointerEvent } from 'react';

/** Px that a finger has to travel sideways. */
const farEnough = 48;

interface Start {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** Handlers that tell a sideways swipe of one finger from a scroll, a pinch and a click. */
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
      if (sideways && Math.abs(across) >= farEnough) onSwipe(across < 0 ? 'left' : 'right');
    },
  };
}
