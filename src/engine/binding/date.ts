import { clockIn } from '../time/time-zone';
import { parseDay } from '../record/parse-day';
import type { CouncilRecord } from '../record/record';
import type { Site } from '../site/site';
import type { Display, Language, SiteConfig } from '../site-config.generated';
import { inDigits, isolateNumber } from './digits';

/** Settings of the format of dates: that of the config and the language. */
interface DateSite {
  readonly site: Pick<Site, 'isRightToLeft'> & {
    readonly config: { readonly display: Pick<Display, 'dateFormat'> };
    readonly language: Pick<Language, 'numberingSystem'>;
  };
}

/** A day in the format of the config, such as DD-MM-YYYY (B9.1.1), and in the digits of the language. */
export function formatDay(day: string, { site }: DateSite): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const { dateFormat } = site.config.display;
  const text = dateFormat.replace('DD', date).replace('MM', month).replace('YYYY', year);
  return isolateNumber(inDigits(text, site.language), site);
}

/** A time of day (`hh:mm`) in the digits of the language. */
export function formatTime(time: string, site: DateSite['site']): string {
  return isolateNumber(inDigits(time, site.language), site);
}

/** A day as a record has it (YYYY-MM-DD), and as the page shows it. */
export interface BoundDay {
  readonly day: string;
  readonly text: string;
}

/** The day in a field; null for a field that is not bound or has none. */
export function bindDay(field: string | undefined, record: CouncilRecord, site: DateSite): BoundDay | null {
  const day = field === undefined ? null : parseDay(record[field]);
  return day === null ? null : { day, text: formatDay(day, site) };
}

/** A moment as a day and a time of day (`hh:mm`) in the site's time zone and in the digits of the language. */
export function formatMoment(
  iso: string,
  { site }: DateSite & { readonly site: { readonly config: Pick<SiteConfig, 'timeZone'> } },
): { readonly date: string; readonly time: string } {
  const { day, time } = clockIn(site.config.timeZone, new Date(iso));
  return { date: formatDay(day, { site }), time: inDigits(time, site.language) };
}
