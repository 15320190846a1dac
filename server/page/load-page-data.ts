import { setTimeout as sleep } from 'node:timers/promises';
import { recordsToShow } from '../../src/binding/validity';
import { recordId } from '../../src/model/record/record';
import { resolveLanguage } from '../../src/model/language/resolve-language';
import type { Page, Section, SiteConfig } from '../../src/model/site-config.generated';
import {
  sourceKey,
  sourceRequest,
  type SourceParameters,
  type SourceRequest,
} from '../../src/model/source/source-request';
import type { CheckedSite } from '../../src/model/site/checked-site';
import { dehydratedData } from '../../src/model/source/dehydrated-state';
import { readEnvelope, type SourceData } from '../../src/model/source/envelope';
import { sourcesIn } from '../../src/model/source/sources-in';
import { pageSections } from '../../src/model/page/page-sections';
import type { RouteMatch } from '../../src/model/page/page-url';
import { categoryRequestOf, sourcesOfSection } from '../../src/templates/declarations';
import type { Council } from '../council/council';
import { limitRecords } from './limit-records';

/** `sourceKey` → records, or null for a failed request; without those that did not answer in time. */
export type PageData = Record<string, SourceData | null>;

/** The names of the sources that every page requests: those of the shell, and of the subjects in the menu. */
export function sourcesOfShell({ council, flags, menu, shell, subjects }: SiteConfig): string[] {
  const ofMenu = menuSubjects(menu).flatMap((name) => subjects?.[name]?.source ?? []);
  return [...sourcesIn([council, flags, menu, shell]), ...ofMenu];
}

function menuSubjects(entries: SiteConfig['menu']): string[] {
  return entries.flatMap(({ each, entries: inner = [] }) => [
    ...(each?.subject === undefined ? [] : [each.subject]),
    ...menuSubjects(inner),
  ]);
}

/** The source of the subjects that a page is about; none for other pages. */
export function sourcesOfSubject({ subjects }: SiteConfig, page: Page | null): string[] {
  const source = page?.subject && subjects?.[page.subject]?.source;
  return source ? [source] : [];
}

type PageSite = Pick<CheckedSite, 'config' | 'sourceUses'>;

interface Loading {
  readonly council: Pick<Council, 'get'>;
  readonly site: PageSite;
  readonly listPage: number;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
  readonly data: PageData;
}

/** The record that a request asks for by its `id`: a council's server may answer with all of them. */
function onlyRequested(
  data: SourceData,
  { source, parameters }: SourceRequest,
  { sources }: SiteConfig,
): SourceData {
  if (sources[source]?.query.id !== '$subject.id') return data;
  return { ...data, records: data.records.filter((record) => recordId(record) === parameters.subject) };
}

async function loadList(
  { council, site, listPage, today }: Loading,
  request: SourceRequest,
): Promise<SourceData | null> {
  const { envelope, asOf } = await council.get(request);
  try {
    const { fields = null, isCurrentOnly = false } = site.sourceUses[request.source] ?? {};
    const requested = onlyRequested(readEnvelope(envelope), request, site.config);
    const shown = { source: request.source, show: isCurrentOnly ? 'current' : 'all' } as const;
    const records = recordsToShow(requested.records, shown, { site, today });
    const list = limitRecords({ ...requested, records }, fields, listPage);
    return asOf === undefined ? list : { ...list, asOf };
  } catch {
    return null;
  }
}

/** Requests sources side by side, each for at most `api.wave` seconds; late lists are left out. */
export async function loadLists(
  names: readonly string[],
  parameters: SourceParameters,
  from: Pick<Loading, 'council' | 'site' | 'today'>,
): Promise<PageData> {
  const loading: Loading = { ...from, listPage: 1, data: {} };
  await addLists(names, parameters, loading);
  return loading.data;
}

/** As `loadLists`, beside the lists that there are. */
async function addLists(
  names: readonly string[],
  parameters: SourceParameters,
  loading: Loading,
): Promise<void> {
  const { site, data } = loading;
  const { sources, api } = site.config;
  const requests = [...new Set(names)].map(async (name) => {
    const request = sourceRequest(sources, name, parameters);
    if (!request || sourceKey(request) in data) return;
    const late = sleep(api.wave * 1000, undefined, { ref: false });
    const list = await Promise.race([loadList(loading, request), late]);
    if (list !== undefined) data[sourceKey(request)] = list;
  });
  await Promise.all(requests);
}

/** Requests the data that depends on the first category, as the page shows it (B4.6.1). */
async function loadFirstCategory(
  section: Section,
  parameters: SourceParameters,
  loading: Loading,
): Promise<void> {
  const dependent = categoryRequestOf(section);
  if (!dependent) return;
  const request = sourceRequest(loading.site.config.sources, dependent.categories, parameters);
  const first = dehydratedData(loading.data, request)?.records[0];
  const category = first ? recordId(first) : null;
  if (category !== null) await addLists([dependent.records], { ...parameters, category }, loading);
}

interface PageDataOptions {
  readonly place: RouteMatch;
  /** Language code. */
  readonly code: string;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
  /** Page of the long lists, from 1. */
  readonly listPage?: number;
}

/** Loads the lists of a page and its shell, then those that depend on the first category (B10.2.1). */
export async function loadPageData(
  council: Pick<Council, 'get'>,
  site: PageSite,
  { place, code, today, listPage = 1 }: PageDataOptions,
): Promise<PageData> {
  const { config } = site;
  const loading: Loading = { council, site, listPage, today, data: {} };
  const parameters = { language: resolveLanguage(config, code).code, subject: place.subject };
  const lacksSubject = place.page?.subject !== undefined && place.subject === null;
  const sections = lacksSubject ? [] : pageSections(config, place.page);
  const ofPage = [...sourcesOfSubject(config, place.page), ...sections.flatMap(sourcesOfSection)];
  await addLists([...sourcesOfShell(config), ...ofPage], parameters, loading);
  await Promise.all(sections.map((section) => loadFirstCategory(section, parameters, loading)));
  return loading.data;
}
