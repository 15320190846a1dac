import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CouncilRecord } from '../../engine/record/record';
import type { Filter } from '../../engine/site-config.generated';
import { VisuallyHidden } from '../../site/ui/text/VisuallyHidden';
import { CategoryFilter, type KeepRecord } from './CategoryFilter';
import { Records, SectionTitle, type RecordsSection } from './Records';

interface FilteredRecordsProps {
  readonly of: RecordsSection & { readonly filter?: Filter };
  /** The section's title by default. */
  readonly heading?: ReactNode;
  /** Shown while the records load. */
  readonly skeleton: ReactNode;
  /** Renders the records; `keep` is true for those of the chosen category, and missing without a filter. */
  readonly children: (records: readonly CouncilRecord[], keep?: KeepRecord) => ReactNode;
}

/** The records of a section, with its category filter where it has one. */
export function FilteredRecords({
  of: section,
  heading = section.title && <SectionTitle of={section} />,
  skeleton,
  children,
}: FilteredRecordsProps) {
  if (!section.filter) {
    return (
      <Records of={section} heading={heading} skeleton={skeleton}>
        {(records) => children(records)}
      </Records>
    );
  }
  return (
    <section>
      {heading}
      <CategoryFilter of={section.filter} source={section.source}>
        {(keep, retry) => (
          <Records of={section} heading={null} skeleton={skeleton} onRetry={retry}>
            {(records) => children(records, keep)}
          </Records>
        )}
      </CategoryFilter>
    </section>
  );
}

interface FoundCountProps {
  readonly of: number;
  readonly pictures?: boolean;
}

/** Announces the number of filtered records to screen readers. */
export function FoundCount({ of: count, pictures = false }: FoundCountProps) {
  const intl = useIntl();
  const id = pictures ? 'pictures.count' : 'records.count';
  return <VisuallyHidden role="status">{intl.formatMessage({ id }, { count })}</VisuallyHidden>;
}
