import { Skeleton } from '../ui/state/Skeleton';
import type { Section as SectionConfig } from '../../engine/site-config.generated';
import type { Subject } from '../../templates/content';
import { useHasRequiredFields } from '../../templates/shared/Records';
import { loadTemplate, renderSection } from '../../templates/registry';
import { Loading } from '../ui/state/Loading';
import { PartBoundary } from '../error/PartBoundary';
import { TemplateContent } from './TemplateContent';

const loading = (
  <Loading>
    <Skeleton style={{ height: '12rem' }} />
  </Loading>
);

function FilledSection({ section }: { readonly section: SectionConfig }) {
  return useHasRequiredFields(section) ? renderSection(section, section.template) : null;
}

/** Properties of a page that its sections get. */
export interface SectionContentProps {
  /** Title of the page. */
  readonly title: string;
  readonly subject: Subject | null;
}

interface SectionProps extends SectionContentProps {
  readonly section: SectionConfig;
  /** Whether it is the first of a page without columns. */
  readonly first?: boolean;
}

/** A section of a page, which loads, hydrates and fails by itself; empty while the council data lacks a field that it needs. */
export function Section({ section, title, subject, first = false }: SectionProps) {
  const loadAgain = () => {
    // The section throws again if its code cannot be loaded again.
    loadTemplate(section.template).catch(() => undefined);
  };
  return (
    <PartBoundary loading={loading} onRetry={loadAgain}>
      <TemplateContent title={title} subject={subject} isFirstSection={first}>
        <FilledSection section={section} />
      </TemplateContent>
    </PartBoundary>
  );
}
