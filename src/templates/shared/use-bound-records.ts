import { useMemo } from 'react';
import { listPageOf, recordsPerPage, type ListPage } from '../../engine/page/list-page';
import { recordContext, type RecordContext } from '../../engine/binding/context';
import type { CouncilRecord } from '../../engine/record/record';
import { useIncrementalCount } from '../../site/ui/list/use-incremental-count';
import { useContent } from '../content';
import { bindBatches, type BindBatch, type IndexAt, type IndexedRecord } from './bind-batches';

export interface BoundRecords<Item> {
  /** Items of the records that are rendered so far. */
  readonly items: readonly Item[];
  /** Number of records that pass the filter. */
  readonly total: number;
  readonly page: ListPage;
  /** Whether every record that passes the filter is bound. */
  readonly complete: boolean;
}

/** Binds the first `count` records from the beginning of a page of a list. `bind` must be stable. */
function useBatches<Item>(
  records: readonly IndexedRecord[],
  { start }: ListPage,
  bind: BindBatch<Item>,
  count: number,
): readonly Item[] {
  const bound = useMemo(() => bindBatches(records.slice(start), bind), [records, start, bind]);
  return useMemo(() => bound(count), [bound, count]);
}

/** The items of the first `count` records of a page of a list. `bind` must be stable. */
export function useCountedRecords<Item>(
  records: readonly CouncilRecord[],
  bind: BindBatch<Item>,
  count: number,
): Pick<BoundRecords<Item>, 'items' | 'page'> {
  const { listPage } = useContent();
  const indexed = useMemo(() => records.map((record, index) => ({ record, index })), [records]);
  const page = listPageOf(records.length, listPage);
  return { items: useBatches(indexed, page, bind, count), page };
}

/**
 * Binds the records of a list that may be long: one page of them in the HTML, more batch by batch in the browser.
 * `bind` must be stable. A chosen filter starts at the first record.
 */
export function useBoundRecords<Item>(
  records: readonly CouncilRecord[],
  bind: BindBatch<Item>,
  keep?: (record: CouncilRecord) => boolean,
): BoundRecords<Item> {
  const { listPage } = useContent();
  const kept = useMemo(
    () => records.flatMap((record, index) => (!keep || keep(record) ? [{ record, index }] : [])),
    [records, keep],
  );
  const page = listPageOf(kept.length, kept.length === records.length ? listPage : 1);
  const count = useIncrementalCount(kept.length - page.start, recordsPerPage);
  const items = useBatches(kept, page, bind, count);
  return { items, total: kept.length, page, complete: page.start === 0 && count === kept.length };
}

/** Binds one item or several for each record of a section. */
type BindSection<Section, Item> = (
  section: Section,
  records: readonly CouncilRecord[],
  context: RecordContext,
  indexAt: IndexAt,
) => readonly Item[];

/** Binds records in the context of the source of a section. `bindSection` must be stable. */
export function useSectionBinding<Section extends { readonly source: string }, Item>(
  section: Section,
  bindSection: BindSection<Section, Item>,
): BindBatch<Item> {
  const { context } = useContent();
  return useMemo(() => {
    const bound = recordContext(section.source, context);
    return (batch, indexAt) => bindSection(section, batch, bound, indexAt);
  }, [section, context, bindSection]);
}

/** Binds the records of a section that may be long, in the context of its source. `bindSection` must be stable. */
export function useBoundSection<Section extends { readonly source: string }, Item>(
  section: Section,
  records: readonly CouncilRecord[],
  bindSection: BindSection<Section, Item>,
  keep?: (record: CouncilRecord) => boolean,
): BoundRecords<Item> {
  return useBoundRecords(records, useSectionBinding(section, bindSection), keep);
}
