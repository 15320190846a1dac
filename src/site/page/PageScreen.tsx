import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type {
  Page,
  Section as SectionConfig,
  Subject as SubjectConfig,
} from '../../engine/site-config.generated';
import type { Subject } from '../../templates/content';
import { subjectTitle } from '../../engine/page/subject-title';
import { PageWidth } from '../ui/layout/PageWidth';
import { useTranslate } from '../context/use-translate';
import { ColumnsLayout } from './ColumnsLayout';
import { LastUpdated } from './LastUpdated';
import { PageHead } from './PageHead';
import { PrintFoot } from './PrintFoot';
import { Section, type SectionContentProps } from './Section';

const Stack = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
`;

interface SectionsProps extends SectionContentProps {
  readonly sections: readonly SectionConfig[];
}

function SectionStack({ sections, title, subject }: SectionsProps) {
  return (
    <Stack data-sections="">
      {sections.map((section, index) => (
        <Section key={index} section={section} title={title} subject={subject} first={index === 0} />
      ))}
    </Stack>
  );
}

interface PageScreenProps {
  readonly page: Pick<Page, 'title' | 'heading' | 'sections' | 'columns'>;
  readonly subject?: Subject | null;
  /** The config of the page's kind of subject. */
  readonly subjectConfig?: SubjectConfig;
  /** Whether the sections contain the heading. */
  readonly hasOwnHeading?: boolean;
  /** Replaces the sections. */
  readonly children?: ReactNode;
}

/** A page: breadcrumb and heading, then its sections. */
export function PageScreen({
  page,
  subject = null,
  subjectConfig,
  hasOwnHeading = false,
  children,
}: PageScreenProps) {
  const translate = useTranslate();
  const pageTitle = translate(page.title);
  const title = subjectTitle(pageTitle, subject?.name ?? null, subjectConfig, translate);
  const { columns, sections = [] } = page;
  const content = { title, subject };
  return (
    <PageWidth>
      {!hasOwnHeading && <PageHead heading={page.heading} title={title} />}
      {children ??
        (columns ? (
          <ColumnsLayout columns={columns} {...content} />
        ) : (
          <SectionStack sections={sections} {...content} />
        ))}
      {!hasOwnHeading && <LastUpdated page={page} subject={subject?.id ?? null} />}
      <PrintFoot subject={subject} />
    </PageWidth>
  );
}
