import { incrementalBatch } from '../../site/ui/list/use-incremental-count';
import type { CouncilRecord } from '../../engine/record/record';

/** Maps a position in the batch to the position in the whole list, so that keys stay the same when a filter changes. */
export type IndexAt = (position: number) => number;

/** The identity, for a batch that is the whole list. */
export const samePosition: IndexAt = (position) => position;

export type BindBatch<Item> = (records: readonly CouncilRecord[], indexAt: IndexAt) => readonly Item[];

/** A record with its position in the unfiltered list. */
export interface IndexedRecord {
  readonly record: CouncilRecord;
  readonly index: number;
}

/** Binds records batch by batch on demand, and each batch once. Returns the items of the first `count` records. */
export function bindBatches<Item>(
  records: readonly IndexedRecord[],
  bind: BindBatch<Item>,
): (count: number) => readonly Item[] {
  const batches: (readonly Item[])[] = [];
  const batchAt = (number: number) => {
    const from = number * incrementalBatch;
    const batch = records.slice(from, from + incrementalBatch);
    const indexAt = (position: number) => batch[position]?.index ?? from + position;
    return (batches[number] ??= bind(
      batch.map(({ record }) => record),
      indexAt,
    ));
  };
  return (count) =>
    Array.from({ length: Math.ceil(count / incrementalBatch) }, (_, number) => batchAt(number)).flat();
}
