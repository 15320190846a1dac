import { formatMoment } from '../../../engine/binding/date';
import { useDeskLanguage } from './language-context';

/** Gives what formats a moment as the site does: day and time of day in its time zone. */
export function useMoment(): (iso: string) => { readonly date: string; readonly time: string } {
  const { start, language } = useDeskLanguage();
  const { display, timeZone } = start;
  return (iso) => formatMoment(iso, { site: { config: { display, timeZone }, language } });
}
