import type { CouncilRecord } from '../../engine/record/record';
import { EmptyState } from '../../site/ui/state/States';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import type { KeepRecord } from '../shared/CategoryFilter';
import { DocumentItem, Rows, rowsSkeleton } from '../shared/documents/DocumentRows';
import { PageLinks } from '../shared/PageLinks';
import { useBoundSection } from '../shared/use-bound-records';
import { FilteredRecords, FoundCount } from '../shared/FilteredRecords';
import { bindRows, truncatesTitles } from './bind';

interface DocumentRowsProps {
  readonly section: SectionOf<'document-rows'>;
}

interface DocumentListProps extends DocumentRowsProps {
  readonly records: readonly CouncilRecord[];
  readonly keep: KeepRecord | undefined;
}

function DocumentList({ section, records, keep }: DocumentListProps) {
  const { context } = useContent();
  const half = truncatesTitles(section);
  const { items, total, page } = useBoundSection(section, records, bindRows, keep);
  return (
    <>
      {keep && <FoundCount of={total} />}
      {total > 0 ? (
        <Rows>
          {items.map((row) => (
            <DocumentItem key={row.key} row={row} half={half} />
          ))}
        </Rows>
      ) : (
        <EmptyState text={context.translate(section.empty ?? 'common.noData')} />
      )}
      <PageLinks of={page} />
    </>
  );
}

/** Rows with a title and buttons that open documents, with a category filter where the section has one. */
export function DocumentRowsTemplate({ section }: DocumentRowsProps) {
  return (
    <FilteredRecords of={section} skeleton={rowsSkeleton}>
      {(records, keep) => <DocumentList section={section} records={records} keep={keep} />}
    </FilteredRecords>
  );
}
