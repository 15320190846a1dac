import type { ListedRecord } from '../../api/content-api';

/** A part of the site that is put in order, with those in it. */
export interface ArrangedPart {
  readonly one: ListedRecord;
  /** A heading, which is neither moved nor hidden. */
  readonly isHeading: boolean;
  readonly parts: readonly ArrangedPart[];
}

/** The records of an arrangement as a tree, each level in its order. */
export function arrangedParts(records: readonly ListedRecord[], within = ''): readonly ArrangedPart[] {
  return records
    .filter(({ record }) => record.within === within)
    .map((one) => ({
      one,
      isHeading: one.record.isHeading === true,
      parts: arrangedParts(records, one.id),
    }));
}

/** The ids with one of them in the place of the one before or after it on its level; null at the end of the level. */
export function movedPart(
  records: readonly ListedRecord[],
  { id, record }: ListedRecord,
  by: 1 | -1,
): readonly string[] | null {
  const level = records.filter((one) => one.record.within === record.within).map((one) => one.id);
  const other = level[level.indexOf(id) + by];
  if (other === undefined) return null;
  const swapped = new Map([
    [id, other],
    [other, id],
  ]);
  return records.map((one) => swapped.get(one.id) ?? one.id);
}
