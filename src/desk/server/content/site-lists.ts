import { referencesOf } from '../../../check/check-context';
import { recordLinks } from '../../../check/content/check-record-ids';
import { at, type Json } from '../../../check/document/json-access';
import type { ConfigReference } from '../../../check/references/collect-references';
import { isObject } from '../../../engine/json/json';
import type { CheckedSite, Entity } from '../../../engine/site/checked-site';
import type { ConfigText, Source } from '../../../engine/site-config.generated';
import type { ContentSite } from './content-site';
import type { EditableList } from './editable-list';
import { recordsList } from './records-list';

/** A page that shows a list; the path is null for a list on every page. */
export interface ListingPage {
  readonly path: string | null;
  readonly title: ConfigText | null;
}

/** A field whose values are ids of records of another list. */
export interface ListLink {
  readonly field: string;
  readonly to: string;
}

/** A file of records, what it is about and where pages show it. */
export interface SiteList {
  readonly list: EditableList;
  readonly entity: Entity;
  /** Titles of the sections that show it, without repetition. */
  readonly titles: readonly ConfigText[];
  /** Whether its records only group those of other lists. */
  readonly isOfCategories: boolean;
  readonly pages: readonly ListingPage[];
  readonly links: readonly ListLink[];
  readonly isOrdered: boolean;
  /** Most records that pages show; null for any number. */
  readonly most: number | null;
}

/** The lists of a site that are edited at the desk, and the others. */
export interface SiteLists {
  readonly lists: readonly SiteList[];
  /** Those that the council's own server answers. */
  readonly elsewhere: readonly SiteList[];
}

type ConfigTextJson = Json & ConfigText;

/** The title of a section; some parts of a page name a field there instead. */
function titleOf({ parents }: ConfigReference, { context }: ContentSite): ConfigText[] {
  const section = parents.at(-1);
  const isText = (value: Json | undefined): value is ConfigTextJson =>
    typeof value === 'string' ? context.messageIds.has(value) : isObject(value);
  const given = [at(section, 'title'), at(section, 'titles', 0), at(section, 'label')];
  return given.filter(isText).slice(0, 1);
}

function pageOf({ path }: ConfigReference, { config }: CheckedSite): ListingPage {
  const page = path[0] === 'pages' && typeof path[1] === 'number' ? config.pages[path[1]] : undefined;
  return page ? { path: page.path, title: page.title } : { path: null, title: null };
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** The references of pages and of the frame around them to any of some sources. */
function usesOf({ context }: ContentSite, sources: readonly string[]): readonly ConfigReference[] {
  return referencesOf(context, 'source').filter(
    ({ value, path }) =>
      typeof value === 'string' && sources.includes(value) && !['search', 'feed'].includes(String(path[0])),
  );
}

/** Whether a page shows these sources and no other ones. */
function isOwnPage(
  { path: [, page] }: ConfigReference,
  sources: readonly string[],
  site: ContentSite,
): boolean {
  return referencesOf(site.context, 'source').every(
    ({ value, path }) =>
      path[0] !== 'pages' || path[1] !== page || (typeof value === 'string' && sources.includes(value)),
  );
}

/** The title of the page about a list, or else those of the sections and pages that show it. */
function titlesOf(
  sources: readonly string[],
  uses: readonly ConfigReference[],
  checked: CheckedSite,
  site: ContentSite,
): readonly ConfigText[] {
  const pageTitles = (some: readonly ConfigReference[]) =>
    some.flatMap((use): ConfigText[] => {
      const { title } = pageOf(use, checked);
      return title === null ? [] : [title];
    });
  const own = uses.filter((use) => use.path[0] === 'pages' && isOwnPage(use, sources, site));
  const ofOwnPage = pageTitles(own).slice(0, 1);
  if (ofOwnPage.length > 0) return ofOwnPage;
  const ofSections = uses.filter(({ path }) => path[0] !== 'subjects').flatMap((use) => titleOf(use, site));
  return distinct(ofSections.length > 0 ? ofSections : pageTitles(uses));
}

function siteList(
  file: string,
  sources: readonly string[],
  checked: CheckedSite,
  site: ContentSite,
): SiteList | null {
  const entity = checked.entities[checked.config.sources[sources[0] ?? '']?.entity ?? ''];
  if (!entity) return null;
  const uses = usesOf(site, sources);
  const links = recordLinks(site.context).filter(({ source }) => sources.includes(source));
  const hasOrder = Object.values(entity.fields).some(({ kind }) => kind === 'order');
  return {
    list: recordsList(file, `${site.content.path}/records/${file}.json`),
    entity,
    titles: titlesOf(sources, uses, checked, site),
    isOfCategories:
      uses.length > 0 && uses.every(({ path }) => ['categories', 'filter'].includes(String(path.at(-2)))),
    pages: distinct(uses.map((use) => pageOf(use, checked))),
    links: distinct(links.map(({ field, to }) => ({ field, to: fileOf(to, checked) }))),
    isOrdered: !hasOrder && uses.some(({ parents }) => at(parents.at(-1), 'orderBy') === undefined),
    most: sources.includes(checked.config.council.source) ? 1 : null,
  };
}

/** The name of the file of a source's records. */
function fileOf(source: string, { config }: CheckedSite): string {
  return config.sources[source]?.records ?? source;
}

/** Whether the records of the content folder are shown although the council has a server of its own. */
const isLocal = ({ path, extend }: Source): boolean => path === undefined || extend !== undefined;

/** Finds the lists of a site. @param hasServer whether a council's own server answers calls */
export function findSiteLists(checked: CheckedSite, site: ContentSite, hasServer: boolean): SiteLists {
  const names = Object.keys(checked.config.sources).filter(
    (name) => checked.config.sources[name]?.figures === undefined,
  );
  const files = [...new Set(names.map((name) => fileOf(name, checked)))].map((file) => {
    const sources = names.filter((name) => fileOf(name, checked) === file);
    const isHere = sources.some((name) => {
      const source = checked.config.sources[name];
      return source !== undefined && (!hasServer || isLocal(source));
    });
    return { isHere, found: siteList(file, sources, checked, site) };
  });
  return {
    lists: files.flatMap(({ isHere, found }) => (isHere && found ? [found] : [])),
    elsewhere: files.flatMap(({ isHere, found }) => (!isHere && found ? [found] : [])),
  };
}

/** Properties of schema.org with the name of a record. */
const nameProperties: readonly string[] = ['name', 'headline'];

/** The field that names a record: by its meaning, else its first text. */
export function labelFieldOf({ fields, schema, meaning }: Entity): string | null {
  const names = Object.keys(fields);
  const isText = (name: string) => fields[name]?.kind === 'text' || fields[name]?.kind === 'prose';
  const isName = (name: string) => nameProperties.includes(meaning.properties[name] ?? '');
  return names.find(isName) ?? schema.required?.find(isText) ?? names.find(isText) ?? null;
}
