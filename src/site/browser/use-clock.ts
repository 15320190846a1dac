import { useCallback, useSyncExternalStore } from 'react';
import { dayInTimeZone, timeInTimeZone } from '../../engine/time/time-zone';
import type { Clock } from '../../engine/binding/week';

const secondsBetween = 10;

/** Calls back every few seconds, also right after a phone was asleep. */
function watchTime(notify: () => void): () => void {
  const timer = window.setInterval(notify, secondsBetween * 1000);
  document.addEventListener('visibilitychange', notify);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

/** The day and the minute in a time zone; null on the server and in the first render, whose HTML may be hours old. */
export function useClock(timeZone: string): Clock | null {
  const read = useCallback(() => {
    const now = new Date();
    return `${dayInTimeZone(timeZone, now)} ${timeInTimeZone(timeZone, now)}`;
  }, [timeZone]);
  const text = useSyncExternalStore(watchTime, read, () => '');
  const [day = '', time = ''] = text.split(' ');
  return time === '' ? null : { day, time };
}
