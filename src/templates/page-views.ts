import { pageSections } from '../engine/page/page-sections';
import type { Page, Section, SiteConfig } from '../engine/site-config.generated';
import { viewToShow, type ListView } from '../engine/source/list-view';
import { sourcesIn } from '../engine/source/sources-in';
import { allListsOf } from './declarations';

/** A source, and what a page shows of it. */
export type SourceView = readonly [source: string, view: ListView];

function menuSubjects(entries: SiteConfig['menu']): string[] {
  return entries.flatMap(({ each, entries: inner = [] }) => [
    ...(each?.subject === undefined ? [] : [each.subject]),
    ...menuSubjects(inner),
  ]);
}

/** The names of the sources that every page requests: those of the shell, and of the subjects in the menu. */
export function sourcesOfShell({ council, flags, menu, shell, subjects }: SiteConfig): string[] {
  const ofMenu = menuSubjects(menu).flatMap((name) => subjects?.[name]?.source ?? []);
  return [...sourcesIn([council, flags, menu, shell]), ...ofMenu];
}

/** The source of the subjects that a page is about; none for other pages. */
export function sourcesOfSubject({ subjects }: SiteConfig, page: Page | null): string[] {
  const source = page?.subject && subjects?.[page.subject]?.source;
  return source ? [source] : [];
}

/** The sections of a page; a page about subjects has none while there is no subject to show. */
export function shownSections(
  config: Pick<SiteConfig, 'notFound'>,
  page: Page | null,
  hasSubject: boolean,
): readonly Section[] {
  return page?.subject !== undefined && !hasSubject ? [] : pageSections(config, page);
}

/** The views that a page and its shell show of each source that they request at once, and of those per category. */
export function pageViews(config: SiteConfig, page: Page | null, hasSubject: boolean): readonly SourceView[] {
  const ofSections = shownSections(config, page, hasSubject)
    .flatMap((section) => allListsOf(section, config))
    .map(({ source, show }): SourceView => [source, viewToShow(show)]);
  return [
    ...sourcesOfShell(config).map((source): SourceView => [source, 'all']),
    ...sourcesOfSubject(config, page).map((source): SourceView => [source, hasSubject ? 'name' : 'all']),
    ...ofSections,
  ];
}
