import { bindUrl } from '../../src/binding/url';
import { subjectTitle } from '../../src/model/page/subject-title';
import { pageSections } from '../../src/model/page/page-sections';
import { fieldText, nestedRecords, recordId, type CouncilRecord } from '../../src/model/record/record';
import type { Translate } from '../../src/model/site/config-text';
import type { SearchEntry, SearchPlace } from '../../src/model/search/search-index';
import type { Page, SearchKind, SearchList, SiteConfig } from '../../src/model/site-config.generated';
import { toWellFormed } from '../../src/model/text/well-formed';
import { formsOfSection } from '../../src/templates/declarations';
import { menuLinks } from './menu-links';
import type { SearchPlaces } from './search-places';
import type { ListReading } from '../page/list-reading';

/** What entries are made with. */
export interface EntrySources {
  readonly config: SiteConfig;
  /** Path of the page with the search, which is not found. */
  readonly searchPath: string | null;
  readonly translate: Translate;
  readonly reading: ListReading;
  readonly places: SearchPlaces;
  /** The council detail; null if it could not be read. */
  readonly council: CouncilRecord | null;
}

/** Subjects of a page, and categories of a list, that are read. */
const mostIds = 50;
/** Characters of a title and of a text that are kept. */
const titleLength = 300;
const textLength = 1_000;

/** The page of a list, and about each of its subjects where it has some. */
async function placesOf({ config, translate, reading }: EntrySources, { page: path }: SearchList) {
  const page = config.pages.find((one) => one.path === path);
  const title = page ? translate(page.title) : path;
  const subject = page?.subject ? config.subjects?.[page.subject] : undefined;
  if (!subject) return [{ title, path }];
  const records = await reading.read(subject.source);
  return records.slice(0, mostIds).flatMap((record): SearchPlace[] => {
    const id = recordId(record);
    if (id === null) return [];
    const name = fieldText(record, subject.label);
    const named = subjectTitle(title, name, subject, translate);
    return [{ title: named, path, subject: id }];
  });
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
  place: SearchPlace,
  number: number,
): SearchEntry[] {
  const title = bind.title === undefined ? place.title : fieldText(record, bind.title);
  if (title === null) return [];
  const text = (bind.text ?? []).flatMap((field) => fieldText(record, field) ?? []).join(' · ');
  const address = bindUrl(bind.address, record);
  const entry = [cut(title, titleLength), cut(text, textLength), number] as const;
  return [address === null ? entry : [...entry, address]];
}

async function entriesOfList(sources: EntrySources, list: SearchList): Promise<readonly SearchEntry[]> {
  const { reading, places } = sources;
  const entries: SearchEntry[] = [];
  for (const place of await placesOf(sources, list)) {
    const subject = place.subject ?? null;
    for (const category of await categoriesOf(sources, list, subject)) {
      const records = await reading.read(list.source, { subject, category }, list);
      const found = list.group
        ? records.flatMap((one) => nestedRecords(one, list.group?.items ?? ''))
        : records;
      entries.push(...found.flatMap((record) => entryOf(record, list, place, places.numberOf(place))));
    }
  }
  return entries;
}

function entriesOfPages(sources: EntrySources, kind: SearchKind['pages']): readonly SearchEntry[] {
  const { config, translate, searchPath, places } = sources;
  const isOfKind = (page: Page) => {
    const hasForm = pageSections(config, page).some((section) => formsOfSection(section).length > 0);
    return page.path !== searchPath && hasForm === (kind === 'forms');
  };
  return config.pages.filter(isOfKind).map(({ path, title, description }): SearchEntry => {
    const place = { title: translate(title), path };
    return [place.title, description === undefined ? '' : translate(description), places.numberOf(place)];
  });
}

/** The links of the menu to other sites, under the home page. */
async function entriesOfMenu(sources: EntrySources): Promise<readonly SearchEntry[]> {
  const { config, translate, places } = sources;
  const home = config.pages.find(({ path }) => path === '/');
  const place = places.numberOf({ title: home ? translate(home.title) : '', path: '/' });
  const links = await menuLinks(sources);
  return links.map(
    ({ label, group, address }) =>
      [translate(label), group === null ? '' : translate(group), place, address] as const,
  );
}

/** The entries of a kind: pages, links of the menu, then records in the order of the lists. */
export async function entriesOfKind(
  sources: EntrySources,
  { pages, lists = [] }: SearchKind,
): Promise<readonly SearchEntry[]> {
  const ofPages = pages ? entriesOfPages(sources, pages) : [];
  const ofMenu = pages === 'others' ? await entriesOfMenu(sources) : [];
  const ofLists = await Promise.all(lists.map((list) => entriesOfList(sources, list)));
  return [...ofPages, ...ofMenu, ...ofLists.flat()];
}
