import { useEffect, useEffectEvent } from 'react';
import { useTabShown } from '../motion/use-tab-shown';
import { toastTime } from './toast';

/** Calls `close` after `toastTime` ms. The time starts again when the toast was held or its tab was hidden (B9.3.1). */
export function useAutoClose(held: boolean, close: () => void): void {
  const shown = useTabShown();
  const onTimeout = useEffectEvent(close);
  useEffect(() => {
    if (held || !shown) return;
    const timer = setTimeout(() => {
      onTimeout();
    }, toastTime);
    return () => {
      clearTimeout(timer);
    };
  }, [held, shown]);
}
