import { publishedRecords } from '../../engine/binding/validity';
import { recordId } from '../../engine/record/record';
import type { SiteConfig } from '../../engine/site-config.generated';
import { sourceRequest } from '../../engine/source/source-request';
import type { Council } from '../council/council';
import type { PageTarget } from './page-target';
import { readPageList } from './read-list';

/** Whether the council has a subject; `undecided` if its list is empty or did not come in time. */
export type SubjectKnowledge = 'known' | 'unknown' | 'undecided';

/**
 * Looks the subject of a target up in the whole list of subjects; a target without one counts as known, and a record that
 * is not shown yet as unknown.
 */
export async function knowSubject(
  council: Pick<Council, 'get'>,
  siteConfig: SiteConfig,
  { page, subject, code }: PageTarget,
  today: string,
): Promise<SubjectKnowledge> {
  const { sources, subjects, api } = siteConfig;
  const config = page?.subject ? subjects?.[page.subject] : undefined;
  if (subject === null || !config) return 'known';
  const request = sourceRequest(sources, config.source, { language: code });
  if (!request) return 'undecided';
  const records = await readPageList(council, request, api.wave * 1000);
  if (!records?.length) return 'undecided';
  const day = { site: { config: siteConfig }, today };
  const shown = publishedRecords(records, config.source, day);
  return shown.some((record) => recordId(record) === subject) ? 'known' : 'unknown';
}
