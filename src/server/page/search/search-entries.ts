import { bindUrl } from '../../../engine/binding/url';
import { subjectTitle } from '../../../engine/page/subject-title';
import { pageSections } from '../../../engine/page/page-sections';
import { fieldText, nestedRecords, recordId, type CouncilRecord } from '../../../engine/record/record';
import type { Translate } from '../../../engine/site/config-text';
import type { SearchPlace } from '../../../engine/search/search-index';
import type { Page, SearchKind, SearchList, SiteConfig } from '../../../engine/site-config.generated';
import { toWellFormed } from '../../../engine/text/well-formed';
import { formsOfSection } from '../../../templates/declarations';
import { menuLinks } from './menu-links';
import type { ListReading } from '../list-reading';

/** Searchable content in one language. */
export interface FoundEntry {
  /** Equal for the texts of a page, link or record in all languages. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly place: SearchPlace;
  /** Null for an entry that leads to its place. */
  readonly address: string | null;
}

/** Inputs of the entries in one language. */
export interface EntrySources {
  readonly config: SiteConfig;
  /** Path of the page with the search, which is not found. */
  readonly searchPath: string | null;
  readonly translate: Translate;
  readonly reading: ListReading;
  /** The council detail; null if it could not be read. */
  readonly council: CouncilRecord | null;
}

/** Subjects of a page, and categories of a list, that are read. */
const mostIds = 50;
/** Characters of a title and of a text that are kept. */
const titleLength = 300;
const textLength = 1_000;

/** The page of a list. */
function pageOf({ config, translate }: EntrySources, { page: path }: SearchList) {
  const page = config.pages.find(({ path: ofPage }) => ofPage === path);
  const subject = page?.subject ? config.subjects?.[page.subject] : undefined;
  return { path, title: page ? translate(page.title) : path, subject };
}

/** The page about a record; null for a record without an id. */
function placeAbout(record: CouncilRecord, list: SearchList, sources: EntrySources): SearchPlace | null {
  const { path, title, subject } = pageOf(sources, list);
  const id = recordId(record);
  if (id === null || !subject) return null;
  const name = fieldText(record, subject.label);
  return { title: subjectTitle(title, name, subject, sources.translate), path, subject: id };
}

/** The page of a list, and about each of its subjects where it has some. */
async function placesOf(sources: EntrySources, list: SearchList): Promise<readonly SearchPlace[]> {
  const { path, title, subject } = pageOf(sources, list);
  if (!subject) return [{ title, path }];
  const records = await sources.reading.read(subject.source);
  return records.slice(0, mostIds).flatMap((record) => placeAbout(record, list, sources) ?? []);
}

/** The categories of a list; null for one that has none. */
async function categoriesOf({ reading }: EntrySources, { categories }: SearchList, subject: string | null) {
  if (!categories) return [null];
  const records = await reading.read(categories.source, { subject });
  return records.slice(0, mostIds).flatMap((record) => recordId(record) ?? []);
}

/** The first characters of a text, none of them cut in two. */
function cut(text: string, length: number): string {
  return toWellFormed(text.slice(0, length));
}

function entryOf(
  record: CouncilRecord,
  { bind }: SearchList,
  place: SearchPlace | null,
  key: readonly unknown[],
): FoundEntry[] {
  const title = bind.title === undefined ? place?.title : fieldText(record, bind.title);
  if (!place || !title) return [];
  const text = (bind.text ?? []).flatMap((field) => fieldText(record, field) ?? []).join(' · ');
  const address = bindUrl(bind.address, record);
  return [
    { key: JSON.stringify(key), title: cut(title, titleLength), text: cut(text, textLength), place, address },
  ];
}

/** Identifies a record of a list in every language. */
const nameOf = (record: CouncilRecord, position: number): string | number => recordId(record) ?? position;

/** The records of a list that are the subjects of its page: each leads to the page about it. */
async function entriesOfSubjects(sources: EntrySources, list: SearchList): Promise<readonly FoundEntry[]> {
  const records = await sources.reading.read(list.source, {}, list);
  return records.flatMap((record, position) => {
    const place = placeAbout(record, list, sources);
    return entryOf(record, list, place, [list.source, nameOf(record, position)]);
  });
}

function itemsOf(list: SearchList, records: readonly CouncilRecord[]) {
  return records.flatMap((record, position) => {
    const items = list.group ? nestedRecords(record, list.group.items) : [record];
    return items.map((item, at) => ({ item, name: [nameOf(record, position), nameOf(item, at)] }));
  });
}

async function entriesOfList(sources: EntrySources, list: SearchList): Promise<readonly FoundEntry[]> {
  if (pageOf(sources, list).subject?.source === list.source) return entriesOfSubjects(sources, list);
  const entries: FoundEntry[] = [];
  for (const place of await placesOf(sources, list)) {
    const subject = place.subject ?? null;
    for (const category of await categoriesOf(sources, list, subject)) {
      const records = await sources.reading.read(list.source, { subject, category }, list);
      const items = itemsOf(list, records);
      const key = [list.source, list.page, subject, category];
      entries.push(...items.flatMap(({ item, name }) => entryOf(item, list, place, [...key, ...name])));
    }
  }
  return entries;
}

function entriesOfPages(sources: EntrySources, kind: SearchKind['pages']): readonly FoundEntry[] {
  const { config, translate, searchPath } = sources;
  const isOfKind = (page: Page) => {
    const hasForm = pageSections(config, page).some((section) => formsOfSection(section).length > 0);
    return page.path !== searchPath && hasForm === (kind === 'forms');
  };
  return config.pages.filter(isOfKind).map(({ path, title: name, description }): FoundEntry => {
    const title = translate(name);
    const text = description === undefined ? '' : translate(description);
    return { key: path, title, text, place: { title, path }, address: null };
  });
}

/** The links of the menu to other sites, under the home page. */
async function entriesOfMenu(sources: EntrySources): Promise<readonly FoundEntry[]> {
  const { config, translate } = sources;
  const home = config.pages.find(({ path }) => path === '/');
  const place = { title: home ? translate(home.title) : '', path: '/' };
  const links = await menuLinks(sources);
  return links.map(({ label, group, address }, position): FoundEntry => {
    const text = group === null ? '' : translate(group);
    return { key: `link ${String(position)}`, title: translate(label), text, place, address };
  });
}

/** The entries of a kind: pages, links of the menu, then records in the order of the lists. */
export async function entriesOfKind(
  sources: EntrySources,
  { pages, lists = [] }: SearchKind,
): Promise<readonly FoundEntry[]> {
  const ofPages = pages ? entriesOfPages(sources, pages) : [];
  const ofMenu = pages === 'others' ? await entriesOfMenu(sources) : [];
  const ofLists = await Promise.all(lists.map((list) => entriesOfList(sources, list)));
  return [...ofPages, ...ofMenu, ...ofLists.flat()];
}
