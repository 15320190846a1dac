import { useEffect, useEffectEvent } from 'react';
import { useTabShown } from '../motion/use-tab-shown';

/** Calls `close` after some ms. The time starts again when the toast was held or its tab was hidden (B9.3.1). */
export function useAutoClose(duration: number, held: boolean, close: () => void): void {
  const shown = useTabShown();
  const onTimeout = useEffectEvent(close);
  useEffect(() => {
    if (held || !shown) return;
    const timer = setTimeout(() => {
      onTimeout();
    }, duration);
    return () => {
      clearTimeout(timer);
    };
  }, [duration, held, shown]);
}
