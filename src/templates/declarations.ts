import type { Section, SiteConfig } from '../model/site-config.generated';
import type { ListView } from '../model/source/list-view';
import { declaration as article } from './article/declaration';
import { declaration as cardGrid } from './card-grid/declaration';
import { declaration as categoryPills } from './category-pills/declaration';
import { declaration as contact } from './contact/declaration';
import type {
  CategoryRequest,
  CurrentList,
  SectionOf,
  SectionProblem,
  TemplateDeclaration,
  TemplateName,
} from './declaration';
import { declaration as detail } from './detail/declaration';
import { declaration as documentList } from './document-list/declaration';
import { declaration as documentRows } from './document-rows/declaration';
import { declaration as form } from './form/declaration';
import { declaration as groupedTable } from './grouped-table/declaration';
import { declaration as list } from './list/declaration';
import { declaration as newsScroller } from './news-scroller/declaration';
import { declaration as notFound } from './not-found/declaration';
import { declaration as openingHours } from './opening-hours/declaration';
import { declaration as placeMap } from './place-map/declaration';
import { declaration as payment } from './payment/declaration';
import { declaration as search } from './search/declaration';
import { declaration as siteMap } from './site-map/declaration';
import { declaration as slider } from './slider/declaration';
import { declaration as telephones } from './telephones/declaration';
import { declaration as ticker } from './ticker/declaration';

type Sections = { readonly [Name in TemplateName]: SectionOf<Name> };
type Declarations = { readonly [Name in TemplateName]: TemplateDeclaration<Name> };

/** The declaration of every template: a missing one does not compile. */
export const declarations = {
  list,
  'card-grid': cardGrid,
  'category-pills': categoryPills,
  'document-rows': documentRows,
  'grouped-table': groupedTable,
  ticker,
  slider,
  'news-scroller': newsScroller,
  form,
  article,
  contact,
  'site-map': siteMap,
  'not-found': notFound,
  search,
  detail,
  'document-list': documentList,
  telephones,
  'opening-hours': openingHours,
  'place-map': placeMap,
  payment,
} as const satisfies Declarations;

const byName: Declarations = declarations;

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(declarations, name);
}

export const templateNames: readonly TemplateName[] = Object.keys(declarations).filter(isTemplateName);

/** Whether the records of a template's main source depend on a chosen category. */
export function requestsByCategory(name: TemplateName): boolean {
  return byName[name].categoryRequest !== undefined;
}

/** Names of the sources that a section requests at once. */
export function sourcesOfSection(section: Section): readonly string[] {
  return readSources(section, section.template);
}

function readSources<Name extends TemplateName>(section: Sections[Name], name: Name): readonly string[] {
  return byName[name].sources?.(section) ?? [];
}

/** The request of a section that depends on its first category; null where there is none. */
export function categoryRequestOf(section: Section): CategoryRequest | null {
  return readCategoryRequest(section, section.template);
}

function readCategoryRequest<Name extends TemplateName>(
  section: Sections[Name],
  name: Name,
): CategoryRequest | null {
  return byName[name].categoryRequest?.(section) ?? null;
}

/** Names of the templates that show one record in full, on the page about it. */
export const templatesOfRecord: readonly string[] = templateNames.filter(
  (name) => byName[name].view === 'subject',
);

/** What a section shows of its sources. */
export function viewOf(section: Section): ListView {
  return readView(section, section.template);
}

function readView<Name extends TemplateName>(section: Sections[Name], name: Name): ListView {
  const { view = 'current' } = byName[name];
  return typeof view === 'function' ? view(section) : view;
}

/** The list of current records that a section offers as a calendar file where they are events; null for another section. */
export function currentListOf(section: Section): CurrentList | null {
  return readCurrentList(section, section.template);
}

function readCurrentList<Name extends TemplateName>(section: Sections[Name], name: Name): CurrentList | null {
  return byName[name].currentList?.(section) ?? null;
}

/** Names of the forms that a section shows. */
export function formsOfSection(section: Section): readonly string[] {
  return readForms(section, section.template);
}

function readForms<Name extends TemplateName>(section: Sections[Name], name: Name): readonly string[] {
  return byName[name].forms?.(section) ?? [];
}

/** Names of the legal documents that a section shows. */
export function documentsOfSection(section: Section): readonly string[] {
  return readDocuments(section, section.template);
}

function readDocuments<Name extends TemplateName>(section: Sections[Name], name: Name): readonly string[] {
  return byName[name].documents?.(section) ?? [];
}

/** Path of the page that links to every page, where there is one. */
export function siteMapPath({ pages }: Pick<SiteConfig, 'pages'>): string | null {
  const linksToAll = ({ template }: Section) => byName[template].linksToAllPages ?? false;
  return pages.find(({ sections = [] }) => sections.some(linksToAll))?.path ?? null;
}

/** Whether a template searches the site. */
export function searchesSite(name: TemplateName): boolean {
  return byName[name].searches ?? false;
}

/** Path of the page with the search, where there is one. */
export function searchPath({ pages, search }: Pick<SiteConfig, 'pages' | 'search'>): string | null {
  if (!search) return null;
  const hasSearch = ({ template }: Section) => searchesSite(template);
  return pages.find(({ sections = [] }) => sections.some(hasSearch))?.path ?? null;
}

/** Mistakes in a section that its schema cannot find. */
export function problemsOfSection(section: Section): readonly SectionProblem[] {
  return readProblems(section, section.template);
}

function readProblems<Name extends TemplateName>(
  section: Sections[Name],
  name: Name,
): readonly SectionProblem[] {
  return byName[name].check?.(section) ?? [];
}
