import { formatDay } from '../../../engine/binding/date';
import { useDeskLanguage } from './language-context';

/** Gives what formats a day (YYYY-MM-DD) as the site does. */
export function useDay(): (day: string) => string {
  const { start, language } = useDeskLanguage();
  return (day) => formatDay(day, { site: { config: { display: start.display }, language } });
}
