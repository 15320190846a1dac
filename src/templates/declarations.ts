import { pageSections } from '../engine/page/page-sections';
import type { Page, Section, SiteConfig } from '../engine/site-config.generated';
import type { ListSelection } from '../engine/source/list-selection';
import type {
  CategoryRequest,
  CurrentList,
  ListConfig,
  PosterBinding,
  SectionOf,
  SectionProblem,
  TemplateDeclaration,
  TemplateName,
} from './declaration';
import { declarations } from './declarations.generated';

type Sections = { readonly [Name in TemplateName]: SectionOf<Name> };
type Declarations = { readonly [Name in TemplateName]: TemplateDeclaration<Name> };

const byName: Declarations = declarations;

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(declarations, name);
}

export const templateNames: readonly TemplateName[] = Object.keys(declarations).filter(isTemplateName);

/** Answers a question about a section with the function that its template declares; undefined without one. */
function ask<Name extends TemplateName, Answer>(
  section: Sections[Name],
  name: Name,
  answerOf: (declaration: TemplateDeclaration<Name>) => ((section: SectionOf<Name>) => Answer) | undefined,
): Answer | undefined {
  return answerOf(byName[name])?.(section);
}

/** Whether the records of a template's main source depend on a chosen category. */
export function requestsByCategory(name: TemplateName): boolean {
  return byName[name].categoryRequest !== undefined;
}

/** The lists that a section requests at once, with what it shows of them. */
export function listsOfSection(section: Section, config: ListConfig): readonly ListSelection[] {
  return ask(section, section.template, ({ lists }) => lists && ((of) => lists(of, config))) ?? [];
}

/** The lists that a section shows: those that it requests at once, and that of a category. */
export function allListsOf(section: Section, config: ListConfig): readonly ListSelection[] {
  const dependent = categoryRequestOf(section);
  return [...listsOfSection(section, config), ...(dependent ? [dependent.records] : [])];
}

/** The request of a section that depends on its first category; null where there is none. */
export function categoryRequestOf(section: Section): CategoryRequest | null {
  return ask(section, section.template, ({ categoryRequest }) => categoryRequest) ?? null;
}

/** Names of the templates that show one record in full, on the page about it. */
export const templatesOfRecord: readonly string[] = templateNames.filter((name) => byName[name].showsRecord);

/** The list of current records that a section offers as a calendar file where they are events; null for another section. */
export function currentListOf(section: Section): CurrentList | null {
  return ask(section, section.template, ({ currentList }) => currentList) ?? null;
}

/** Names of the forms that a section shows. */
export function formsOfSection(section: Section): readonly string[] {
  return ask(section, section.template, ({ forms }) => forms) ?? [];
}

/** Names of the forms on a page; without one, on the not-found page. */
export function formsOfPage(config: SiteConfig, page: Page | null): readonly string[] {
  return pageSections(config, page).flatMap(formsOfSection);
}

/** Names of the legal documents that a section shows. */
export function documentsOfSection(section: Section): readonly string[] {
  return ask(section, section.template, ({ documents }) => documents) ?? [];
}

/** Path of the page that begins with the links to all pages, where there is one. Others may end with some links. */
export function siteMapPath({ pages }: Pick<SiteConfig, 'pages'>): string | null {
  const isSiteMap = ({ sections: [first] = [] }: Page) =>
    first !== undefined && byName[first.template].linksToAllPages === true;
  return pages.find(isSiteMap)?.path ?? null;
}

/** Whether a template searches the site. */
export function searchesSite(name: TemplateName): boolean {
  return byName[name].searches ?? false;
}

/** Whether a template links to the table of its source. */
export function offersTable(name: TemplateName): boolean {
  return byName[name].offersTable ?? false;
}

/** The posters to which a section links; null where it has none. */
export function posterOfSection(section: Section): PosterBinding | null {
  return ask(section, section.template, ({ poster }) => poster) ?? null;
}

/** Whether a template lets visitors follow lists. */
export function offersPush(name: TemplateName): boolean {
  return byName[name].offersPush ?? false;
}

/** Path of the page with the search, where there is one. */
export function searchPath({ pages, search }: Pick<SiteConfig, 'pages' | 'search'>): string | null {
  if (!search) return null;
  const hasSearch = ({ template }: Section) => searchesSite(template);
  return pages.find(({ sections = [] }) => sections.some(hasSearch))?.path ?? null;
}

/** The part of a looked-up submission that a section shows; null for another section. */
export function lookupOfSection(section: Section): 'state' | 'data' | null {
  return ask(section, section.template, ({ looksUp }) => looksUp) ?? null;
}

/** Path of the page where visitors look up how far their submission is; null without one. */
export function trackPath({ pages }: Pick<SiteConfig, 'pages'>): string | null {
  const shows = (wanted: 'state' | 'data') =>
    pages.find(({ sections = [] }) => sections.some((section) => lookupOfSection(section) === wanted))?.path;
  return shows('state') ?? shows('data') ?? null;
}

/** Mistakes in a section that its schema cannot find. */
export function problemsOfSection(section: Section): readonly SectionProblem[] {
  return ask(section, section.template, ({ check }) => check) ?? [];
}
