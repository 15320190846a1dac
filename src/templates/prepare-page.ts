import { prepareRecords } from '../engine/binding/prepare-records';
import { publishedRecords } from '../engine/binding/validity';
import type { RouteMatch } from '../engine/page/page-url';
import { recordId, type CouncilRecord } from '../engine/record/record';
import type { Section } from '../engine/site-config.generated';
import type { Site } from '../engine/site/site';
import { dehydratedData, type DehydratedState } from '../engine/source/dehydrated-state';
import type { SourceData } from '../engine/source/envelope';
import { sourceRequest, type SourceParameters } from '../engine/source/source-request';
import { allListsOf, categoryRequestOf } from './declarations';
import { shownSections } from './page-views';

/** A page with the lists of its HTML. */
export interface PageContent {
  readonly site: Site;
  readonly place: RouteMatch;
  readonly pageData: DehydratedState;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
}

/** The records of a source that a page shows. */
export interface PreparedList {
  readonly source: string;
  readonly records: readonly CouncilRecord[];
}

/** The part of its lists that a page shows. */
export interface PreparedPage {
  /** The council's own record; null while there is none. */
  readonly council: CouncilRecord | null;
  /** The record with the council's name and icon, as the browser reads them (B4.3.1). */
  readonly identity: CouncilRecord | null;
  /** The council's pages on other sites, as the top bar shows them. */
  readonly accounts: readonly CouncilRecord[];
  /** The record of the page's subject; null for none, and undefined for one that is known not to exist. */
  readonly subject: CouncilRecord | null | undefined;
  /** Lists of the sections, in their order; each source once. */
  readonly lists: readonly PreparedList[];
}

function dataOf(
  { site, pageData }: PageContent,
  source: string,
  parameters: Omit<SourceParameters, 'language'> = {},
): SourceData | null {
  const { language, config } = site;
  const request = sourceRequest(config.sources, source, { language: language.code, ...parameters });
  return dehydratedData(pageData, request) ?? null;
}

function subjectOf(content: PageContent): CouncilRecord | null | undefined {
  const { site, place } = content;
  const { page, subject } = place;
  const config = page?.subject ? site.config.subjects?.[page.subject] : undefined;
  const list = config && subject !== null ? dataOf(content, config.source) : null;
  if (!config || !list) return null;
  const found = publishedRecords(list.records, config.source, content).find(
    (record) => recordId(record) === subject,
  );
  return found ?? (list.total === undefined ? undefined : null);
}

/** The lists of a section: those that it requests at once, and that of its first category. */
function listsOf(content: PageContent, section: Section): readonly PreparedList[] {
  const { subject } = content.place;
  const dependent = categoryRequestOf(section);
  const [first] = dependent ? (dataOf(content, dependent.categories, { subject })?.records ?? []) : [];
  const category = first ? recordId(first) : null;
  return allListsOf(section, content.site.config).map((selection) => {
    const all = dataOf(content, selection.source, { subject, category })?.records ?? [];
    return { source: selection.source, records: prepareRecords(all, selection, { ...content, subject }) };
  });
}

/** Selects what a page shows of the lists in its HTML, as its sections do in React. */
export function preparePage(content: PageContent): PreparedPage {
  const { site, place } = content;
  const { council, shell } = site.config;
  const recordsOf = (source: string) => dataOf(content, source)?.records ?? [];
  const social = shell.topBar?.social;
  const lists = new Map<string, Set<CouncilRecord>>();
  for (const section of shownSections(site.config, place.page, place.subject !== null)) {
    for (const { source, records } of listsOf(content, section)) {
      lists.set(source, new Set([...(lists.get(source) ?? []), ...records]));
    }
  }
  return {
    council: recordsOf(council.source)[0] ?? null,
    identity: recordsOf(council.identity ?? council.source)[0] ?? null,
    accounts: social ? prepareRecords(recordsOf(social.source), social, content) : [],
    subject: subjectOf(content),
    lists: [...lists].map(([source, records]) => ({ source, records: [...records] })),
  };
}
