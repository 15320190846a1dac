import type { TermUse } from '../../engine/site/checked-site';
import type { Condition } from '../../engine/site-config.generated';

/** The terms that a condition names for a field. */
function termsOf(where: readonly Condition[], field: string): readonly string[] {
  return where.flatMap((condition) => (condition.field === field ? (condition.terms ?? []) : []));
}

/**
 * The fields by whose terms every use of a source selects, with all terms that any of them names: a record with another
 * value is never shown.
 * @param uses the conditions of each use
 */
export function termUses(uses: readonly (readonly Condition[])[]): readonly TermUse[] {
  const [first = []] = uses;
  const fields = new Set(first.flatMap(({ field, terms }) => (terms ? [field] : [])));
  return [...fields]
    .filter((field) => uses.every((where) => termsOf(where, field).length > 0))
    .map((field) => ({ field, terms: [...new Set(uses.flatMap((where) => termsOf(where, field)))] }));
}
