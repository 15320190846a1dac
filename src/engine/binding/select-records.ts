import type { Condition, OrderBy } from '../site-config.generated';
import type { RecordSelection } from '../source/list-selection';
import { matchTerm, type WithTerms } from '../record/match-term';
import type { Site } from '../site/site';
import { fieldText, type CouncilRecord } from '../record/record';

function valueAsText(record: CouncilRecord, field: string): string | null {
  const value = record[field];
  return typeof value === 'boolean' ? String(value) : fieldText(record, field);
}

/** Whether a record meets a condition. */
export function matchesCondition(record: CouncilRecord, condition: Condition, site: WithTerms): boolean {
  const { field, equals, oneOf, terms } = condition;
  const value = valueAsText(record, field);
  if (equals !== undefined && value !== String(equals)) return false;
  if (oneOf && !oneOf.some((allowed) => value === String(allowed))) return false;
  return !terms || matchTerm(record, field, terms, site) !== null;
}

function compareValues(left: string, right: string, locale: string): number {
  const difference = Number(left) - Number(right);
  return Number.isNaN(difference) ? left.localeCompare(right, locale) : difference;
}

/** Records without a value come last, whatever the direction. */
function sortByField(
  records: readonly CouncilRecord[],
  { field, descending }: OrderBy,
  { language }: Site,
): CouncilRecord[] {
  const sign = descending ? -1 : 1;
  return [...records].sort((a, b) => {
    const [left, right] = [fieldText(a, field), fieldText(b, field)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compareValues(left, right, language.locale);
  });
}

function sortByTerm(records: readonly CouncilRecord[], { field, terms = [] }: Condition, site: Site) {
  const place = (record: CouncilRecord) => terms.indexOf(matchTerm(record, field, terms, site) ?? '');
  return [...records].sort((a, b) => place(a) - place(b));
}

/** The records that meet all conditions, sorted by `orderBy`, or else in the order of the terms of a condition. */
export function selectRecords(
  records: readonly CouncilRecord[],
  { where = [], orderBy }: RecordSelection,
  site: Site,
): readonly CouncilRecord[] {
  const chosen = records.filter((record) =>
    where.every((condition) => matchesCondition(record, condition, site)),
  );
  if (orderBy) return sortByField(chosen, orderBy, site);
  const terms = where.find((condition) => condition.terms);
  return terms ? sortByTerm(chosen, terms, site) : chosen;
}
