import { matchesCondition } from '../../engine/binding/select-records';
import { parseDay } from '../../engine/record/parse-day';
import type { CheckedSite } from '../../engine/site/checked-site';
import { sourceRequest } from '../../engine/source/source-request';
import type { Council } from '../council/council';

/** Gives the days on which nobody answers, as YYYY-MM-DD. Never rejects: without the list there are none. */
export type ClosedDays = () => Promise<ReadonlySet<string>>;

/** The days of the list that `submissions.closed` names. */
export function closedDaysOf(site: Pick<CheckedSite, 'config' | 'sourceUses'>, council: Council): ClosedDays {
  const { submissions, sources, languages } = site.config;
  const closed = submissions?.closed;
  const request = closed && sourceRequest(sources, closed.source, { language: languages.default });
  if (!closed || !request) return async () => new Set();
  const { where = [], date } = closed;
  return async () => {
    const { list } = await council.get(request);
    const records = list?.records ?? [];
    const matching = records.filter((record) =>
      where.every((condition) => matchesCondition(record, condition, site)),
    );
    return new Set(matching.flatMap((record) => parseDay(record[date]) ?? []));
  };
}
