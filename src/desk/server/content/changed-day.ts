import type { SiteConfig } from '../../../engine/site-config.generated';
import { dayInTimeZone } from '../../../engine/time/time-zone';
import type { ContentSite } from './content-site';
import type { SiteList } from './site-lists';

/** The day on which the files of a list were last changed (YYYY-MM-DD); null if it is not known. */
export function changedDay(
  { timeZone }: Pick<SiteConfig, 'timeZone'>,
  { content: { fileTimes = {}, path } }: ContentSite,
  { list }: SiteList,
): string | null {
  const times = list.files.flatMap((file) => fileTimes[file.slice(path.length + 1)] ?? []);
  return times.length === 0 ? null : dayInTimeZone(timeZone, new Date(Math.max(...times)));
}
