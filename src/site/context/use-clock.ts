import { useSyncExternalStore } from 'react';
import { dayInTimeZone, timeInTimeZone } from '../../binding/date';
import type { Clock } from '../../binding/week';
import { useHydrated } from '../../ui/hydration/use-hydrated';
import { useSite } from './use-site';

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

/** The day and the minute in the site's time zone; null in the HTML, which may be hours old, and its first render. */
export function useClock(): Clock | null {
  const { site } = useSite();
  const { timeZone } = site.config;
  const hydrated = useHydrated();
  const read = () => {
    const now = new Date();
    return `${dayInTimeZone(timeZone, now)} ${timeInTimeZone(timeZone, now)}`;
  };
  const text = useSyncExternalStore(watchTime, read, () => '');
  const [day = '', time = ''] = text.split(' ');
  return hydrated && time !== '' ? { day, time } : null;
}
