import type { Condition, OrderBy, SiteConfig } from '../model/site-config.generated';
import type { Site } from '../model/site/site';
import { fieldText, type CouncilRecord } from '../model/record/record';

/** The filter and the order of a section's records. */
export interface RecordSelection {
  readonly where?: readonly Condition[];
  readonly orderBy?: OrderBy;
}

interface WithTerms {
  readonly config: Pick<SiteConfig, 'terms'>;
}

/** Ignores surrounding and repeated white space, and nothing else (B2.8.2). */
function normalizeSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function valueAsText(record: CouncilRecord, field: string): string | null {
  const value = record[field];
  return typeof value === 'boolean' ? String(value) : fieldText(record, field);
}

/** The first of the named terms of which the field is a spelling in any language, or null. */
export function matchTerm(
  record: CouncilRecord,
  field: string,
  terms: readonly string[],
  site: WithTerms,
): string | null {
  const value = fieldText(record, field);
  if (value === null) return null;
  const normalized = normalizeSpaces(value);
  const spellings = (term: string) => Object.values(site.config.terms?.[term] ?? {}).flat();
  return terms.find((term) => spellings(term).some((one) => normalizeSpaces(one) === normalized)) ?? null;
}

/** Whether a record meets a condition. */
export function matchesCondition(record: CouncilRecord, condition: Condition, site: WithTerms): boolean {
  const { field, equals, oneOf, terms } = condition;
  const value = valueAsText(record, field);
  if (equals !== undefined && value !== String(equals)) return false;
  if (oneOf && !oneOf.some((one) => value === String(one))) return false;
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
