import type { Page, Section, SiteConfig } from '../site-config.generated';

/** The sections of a page, those of its columns included; without a page, those of the not-found page. */
export function pageSections(
  { notFound }: Pick<SiteConfig, 'notFound'>,
  page: Pick<Page, 'sections' | 'columns'> | null,
): readonly Section[] {
  if (!page) return notFound.sections;
  const { sections = [], columns } = page;
  return columns
    ? [...sections, ...(columns.left ?? []), ...columns.centre, ...(columns.right ?? [])]
    : sections;
}
