import { useEffect, useEffectEvent } from 'react';
import { useTabShown } from '../motion/use-tab-shown';
import { toastTime } from './toast';

/** Calls `leave` when a toast was there long enough; it stays while it is held or its tab is hidden. */
export function useLeaving(held: boolean, leave: () => void): void {
  const shown = useTabShown();
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (held || !shown) return;
    const timer = setTimeout(() => {
      onLeave();
    }, toastTime);
    return () => {
      clearTimeout(timer);
    };
  }, [held, shown]);
}
