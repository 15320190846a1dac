import { setTimeout as sleep } from 'node:timers/promises';
import { recordsToShow } from '../../src/binding/validity';
import { isObject } from '../../src/model/json/json';
import { recordId } from '../../src/model/record/record';
import type { SiteConfig } from '../../src/model/site-config.generated';
import { sourceRequest } from '../../src/model/source/source-request';
import type { Council } from '../council/council';
import type { PageTarget } from './page-target';

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
  const late = sleep(api.wave * 1000, null, { ref: false });
  const response = await Promise.race([council.get(request), late]);
  const records = response?.envelope.status ? (response.envelope.data ?? []).filter(isObject) : [];
  if (records.length === 0) return 'undecided';
  const day = { site: { config: siteConfig }, today };
  const shown = recordsToShow(records, { source: config.source, show: 'all' }, day);
  return shown.some((record) => recordId(record) === subject) ? 'known' : 'unknown';
}
