import type { Condition, OrderBy } from '../config/site-config.generated';
import type { Site } from '../config/site';
import { textOf, type CouncilRecord } from './council-record';

/** How a section chooses and orders its records. */
export interface Arrangement {
  readonly where?: readonly Condition[];
  readonly orderBy?: OrderBy;
}

/** Matching ignores surrounding and repeated white space only (readings, 2.8). */
function spelling(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function valueAsText(record: CouncilRecord, field: string): string | null {
  const value = record[field];
  return typeof value === 'boolean' ? String(value) : textOf(record, field);
}

/** The first of the named terms of which the field is a spelling in any language, or null. */
export function termOf(
  record: CouncilRecord,
  field: string,
  terms: readonly string[],
  site: Site,
): string | null {
  const value = textOf(record, field);
  if (value === null) return null;
  const wanted = spelling(value);
  const spellings = (term: string) => Object.values(site.config.terms?.[term] ?? {}).flat();
  return terms.find((term) => spellings(term).some((one) => spelling(one) === wanted)) ?? null;
}

/** Whether a record meets a condition. */
export function meets(record: CouncilRecord, condition: Condition, site: Site): boolean {
  const { field, equals, oneOf, terms } = condition;
  const value = valueAsText(record, field);
  if (equals !== undefined && value !== String(equals)) return false;
  if (oneOf && !oneOf.some((one) => value === String(one))) return false;
  return !terms || termOf(record, field, terms, site) !== null;
}

function compareValues(left: string, right: string, locale: string): number {
  const difference = Number(left) - Number(right);
  return Number.isNaN(difference) ? left.localeCompare(right, locale) : difference;
}

/** Records without a value come last, whatever the direction. */
function inOrder(
  records: readonly CouncilRecord[],
  { field, descending }: OrderBy,
  { language }: Site,
): CouncilRecord[] {
  const sign = descending ? -1 : 1;
  return [...records].sort((a, b) => {
    const [left, right] = [textOf(a, field), textOf(b, field)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compareValues(left, right, language.locale);
  });
}

function inTermOrder(records: readonly CouncilRecord[], { field, terms = [] }: Condition, site: Site) {
  const place = (record: CouncilRecord) => terms.indexOf(termOf(record, field, terms, site) ?? '');
  return [...records].sort((a, b) => place(a) - place(b));
}

/** The records that meet all conditions, in the order asked for; records of terms in the order of the terms. */
export function arrange(
  records: readonly CouncilRecord[],
  { where = [], orderBy }: Arrangement,
  site: Site,
): readonly CouncilRecord[] {
  const chosen = records.filter((record) => where.every((condition) => meets(record, condition, site)));
  if (orderBy) return inOrder(chosen, orderBy, site);
  const terms = where.find((condition) => condition.terms);
  return terms ? inTermOrder(chosen, terms, site) : chosen;
}
