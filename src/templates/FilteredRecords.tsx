import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CouncilRecord } from '../binding/council-record';
import type { Filter as FilterConfig } from '../config/site-config.generated';
import { Hidden } from '../ui/Hidden';
import { Filter, type Keep } from './Filter';
import { Records, type RecordsSection } from './Records';

interface FilteredRecordsProps {
  readonly of: RecordsSection & { readonly filter?: FilterConfig };
  readonly heading: ReactNode;
  /** The shape of the template while its records are loading. */
  readonly skeleton: ReactNode;
  /** Draws the records; `keep` is true for those of the chosen category, and missing without a filter. */
  readonly children: (records: readonly CouncilRecord[], keep?: Keep) => ReactNode;
}

/** The records of a section, under a filter where it has one. */
export function FilteredRecords({ of: section, heading, skeleton, children }: FilteredRecordsProps) {
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
      <Filter of={section.filter}>
        {(keep) => (
          <Records of={section} skeleton={skeleton}>
            {(records) => children(records, keep)}
          </Records>
        )}
      </Filter>
    </section>
  );
}

interface FoundCountProps {
  readonly of: number;
  readonly pictures?: boolean;
}

/** Tells a screen reader how many records the filter let through. */
export function FoundCount({ of: count, pictures = false }: FoundCountProps) {
  const intl = useIntl();
  const id = pictures ? 'pictures.count' : 'records.count';
  return <Hidden role="status">{intl.formatMessage({ id }, { count })}</Hidden>;
}
