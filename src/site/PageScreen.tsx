import { styled } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import type { Page, Section as SectionConfig } from '../config/site-config.generated';
import { openForm } from '../content/open-form';
import { ContentProvider, type Content, type Subject } from '../templates/contract';
import { Hidden } from '../ui/Hidden';
import { PageWidth } from '../ui/Sheet';
import { ColumnsLayout } from './ColumnsLayout';
import { Breadcrumb } from './shell/Breadcrumb';
import { PageHeading } from './shell/PageHeading';
import { Section } from './Section';
import { useBindContext, useCouncil, useSay } from './use-council';
import { useSite } from './use-site';
import { useSource } from './use-source';

const Stack = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
`;

interface PageContentProps {
  readonly title: string;
  readonly subject: Subject | null;
  readonly children: ReactNode;
}

/** Gives the templates of a page what they may ask for. */
function PageContent({ title, subject, children }: PageContentProps) {
  const { live, start, visit } = useSite();
  const context = useBindContext();
  const council = useCouncil();
  const pageForm = visit.isFirst ? (start.form ?? null) : null;
  const content = useMemo<Content>(
    () => ({
      context,
      council,
      subject,
      live,
      pageTitle: title,
      pageAddress: (path) => (path === '/' ? start.prefix || '/' : `${start.prefix}${path}`),
      useRecords: (source, category) => useSource(source, { subject: subject?.id, category }),
      openForm: (name) => openForm(context.site, context.say, name),
      pageForm,
    }),
    [context, council, subject, live, title, start.prefix, pageForm],
  );
  return <ContentProvider value={content}>{children}</ContentProvider>;
}

/** The sections of a page, one under the other. */
export function Sections({ sections }: { readonly sections: readonly SectionConfig[] }) {
  return (
    <Stack data-sections="">
      {sections.map((section, index) => (
        <Section key={index} section={section} />
      ))}
    </Stack>
  );
}

type HeadedPage = Pick<Page, 'title' | 'heading' | 'sections' | 'columns'>;

/** Breadcrumb and heading, or the heading alone for a screen reader where the page shows none. */
function PageHead({ heading, title }: { readonly heading: HeadedPage['heading']; readonly title: string }) {
  const say = useSay();
  if (heading !== undefined) {
    return (
      <Hidden as="h1" tabIndex={-1} data-page-heading="">
        {say(heading)}
      </Hidden>
    );
  }
  return (
    <>
      <Breadcrumb current={title} />
      <PageHeading>{title}</PageHeading>
    </>
  );
}

interface PageScreenProps {
  readonly page: HeadedPage;
  readonly subject?: Subject | null;
  /** The sections bring the heading themselves. */
  readonly headless?: boolean;
  /** Stands in the place of the sections. */
  readonly children?: ReactNode;
}

/** A page: breadcrumb and heading, then its sections. */
export function PageScreen({ page, subject = null, headless = false, children }: PageScreenProps) {
  const say = useSay();
  const plain = say(page.title);
  const title = subject?.name ? say('page.withSubject', { title: plain, subject: subject.name }) : plain;
  const { columns, sections = [] } = page;
  return (
    <PageContent title={title} subject={subject}>
      <PageWidth>
        {!headless && <PageHead heading={page.heading} title={title} />}
        {children ?? (columns ? <ColumnsLayout columns={columns} /> : <Sections sections={sections} />)}
      </PageWidth>
    </PageContent>
  );
}
