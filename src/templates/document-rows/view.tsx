import type { CouncilRecord } from '../../engine/record/record';
import type { SectionOf } from '../declaration';
import type { KeepRecord } from '../shared/CategoryFilter';
import { DocumentList, rowsSkeleton } from '../shared/documents/DocumentRows';
import { FilteredRecords, FoundCount } from '../shared/FilteredRecords';
import { PageLinks } from '../shared/PageLinks';
import { useBoundSection } from '../shared/use-bound-records';
import { bindRows, truncatesTitles } from './bind';

interface SectionProps {
  readonly section: SectionOf<'document-rows'>;
}

interface BoundRowsProps extends SectionProps {
  readonly records: readonly CouncilRecord[];
  readonly keep: KeepRecord | undefined;
}

function BoundRows({ section, records, keep }: BoundRowsProps) {
  const { items, total, page } = useBoundSection(section, records, bindRows, keep);
  return (
    <>
      {keep && <FoundCount of={total} />}
      <DocumentList rows={items} half={truncatesTitles(section)} section={section} />
      <PageLinks of={page} />
    </>
  );
}

/** Rows with a title and buttons that open documents, with a category filter where the section has one. */
export function DocumentRowsTemplate({ section }: SectionProps) {
  return (
    <FilteredRecords of={section} skeleton={rowsSkeleton}>
      {(records, keep) => <BoundRows section={section} records={records} keep={keep} />}
    </FilteredRecords>
  );
}
