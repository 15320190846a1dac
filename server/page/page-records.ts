import { selectRecords, type RecordSelection } from '../../src/binding/select-records';
import { recordsToShow, type ShownRecords } from '../../src/binding/validity';
import { pageSections } from '../../src/model/page/page-sections';
import type { RouteMatch } from '../../src/model/page/page-url';
import { recordId, type CouncilRecord } from '../../src/model/record/record';
import type { CheckedSite, Entity } from '../../src/model/site/checked-site';
import type { Site } from '../../src/model/site/site';
import type { Section } from '../../src/model/site-config.generated';
import { dehydratedData } from '../../src/model/source/dehydrated-state';
import { sourceRequest, type SourceParameters } from '../../src/model/source/source-request';
import { categoryRequestOf, sourcesOfSection, viewOf } from '../../src/templates/declarations';
import type { PageData } from './load-page-data';

/** Records that a page shows, and the entity that they are of. */
export interface PageRecords {
  readonly source: string;
  readonly entity: Entity;
  readonly records: readonly CouncilRecord[];
}

/** A site with the data of one of its pages. */
export interface PageContent {
  readonly checked: CheckedSite;
  readonly site: Site;
  readonly place: RouteMatch;
  readonly pageData: PageData;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
}

/** The records of a source that the HTML of a page carries; none for one that is late, failed or not part of it. */
export function recordsOfSource(
  { site, pageData }: Pick<PageContent, 'site' | 'pageData'>,
  name: string,
  parameters: Omit<SourceParameters, 'language'> = {},
): readonly CouncilRecord[] {
  const request = sourceRequest(site.config.sources, name, { language: site.language.code, ...parameters });
  return dehydratedData(pageData, request)?.records ?? [];
}

/** The records of a section by source: its own as it selects them, and those of its first category. */
function listsOfSection(content: PageContent, section: Section): readonly PageRecords[] {
  const { checked, site, place } = content;
  const { subject } = place;
  const dependent = categoryRequestOf(section);
  const [first] = dependent ? recordsOfSource(content, dependent.categories, { subject }) : [];
  const category = first ? recordId(first) : null;
  const own: RecordSelection & Partial<ShownRecords> = 'source' in section ? section : {};
  const names = [...new Set([...sourcesOfSection(section), ...(dependent ? [dependent.records] : [])])];
  return names.flatMap((source) => {
    const entity = checked.entities[site.config.sources[source]?.entity ?? ''];
    const all = recordsOfSource(content, source, { subject, category });
    const isOfSubject = viewOf(section) === 'subject';
    const wanted = isOfSubject ? all.filter((record) => recordId(record) === subject) : all;
    const shown = recordsToShow(wanted, { ...own, ...(isOfSubject && { show: 'subject' }), source }, content);
    const records = source === own.source ? selectRecords(shown, own, site) : shown;
    return entity && records.length > 0 ? [{ source, entity, records }] : [];
  });
}

/** The lists of records of a page, in the order of its sections; each source once. */
export function shownLists(content: PageContent): readonly PageRecords[] {
  const sections = pageSections(content.checked.config, content.place.page);
  const lists = sections.flatMap((section) => listsOfSection(content, section));
  return [...new Map(lists.map((list) => [list.source, list])).values()];
}
