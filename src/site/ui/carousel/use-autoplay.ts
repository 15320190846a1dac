import { useEffect, useEffectEvent } from 'react';

interface AutoplayOptions {
  readonly moving: boolean;
  /** Index of the current item; a change starts a new interval. */
  readonly shown: number;
  /** Length of the interval in ms. */
  readonly every: number;
  readonly onMove: () => void;
  /** Called half an interval before a move: time to load what it shows. */
  readonly onPrepare?: () => void;
}

/** Calls `onMove` at the end of each interval while `moving`. */
export function useAutoplay({ moving, shown, every, onMove, onPrepare }: AutoplayOptions): void {
  const move = useEffectEvent(onMove);
  const prepare = useEffectEvent(() => onPrepare?.());
  useEffect(() => {
    if (!moving) return;
    const half = setTimeout(() => {
      prepare();
    }, every / 2);
    const end = setTimeout(() => {
      move();
    }, every);
    return () => {
      clearTimeout(half);
      clearTimeout(end);
    };
  }, [moving, shown, every]);
}
