import type { Section as SectionConfig } from '../../model/site-config.generated';
import { useHasRequiredFields } from '../../templates/shared/Records';
import { renderSection } from '../../templates/registry';
import { Skeleton, Loading } from '../../ui/state/Skeleton';
import { PartBoundary } from '../error/PartBoundary';

const loading = (
  <Loading>
    <Skeleton style={{ height: '12rem' }} />
  </Loading>
);

function SectionContent({ section }: { readonly section: SectionConfig }) {
  return useHasRequiredFields(section) ? renderSection(section, section.template) : null;
}

/** A section of a page; empty while the council data lacks a field that the section needs. */
export function Section({ section }: { readonly section: SectionConfig }) {
  return (
    <PartBoundary loading={loading}>
      <SectionContent section={section} />
    </PartBoundary>
  );
}
