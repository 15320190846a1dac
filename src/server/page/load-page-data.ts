import { setTimeout as sleep } from 'node:timers/promises';
import { recordId } from '../../engine/record/record';
import { resolveLanguage } from '../../engine/language/resolve-language';
import type { RouteMatch } from '../../engine/page/page-url';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Section } from '../../engine/site-config.generated';
import { dehydratedData } from '../../engine/source/dehydrated-state';
import type { SourceData } from '../../engine/source/envelope';
import type { ListView } from '../../engine/source/list-view';
import {
  sourceKey,
  sourceRequest,
  type SourceParameters,
  type SourceRequest,
} from '../../engine/source/source-request';
import { categoryRequestOf } from '../../templates/declarations';
import { pageViews, shownSections } from '../../templates/page-views';
import type { Council } from '../council/council';
import { limitRecords } from './limit-records';
import { selectForPage } from './select-for-page';

/** `sourceKey` → records, or null for a failed request; without those that did not answer in time. */
export type PageData = Record<string, SourceData | null>;

type PageSite = Pick<CheckedSite, 'config' | 'sourceUses'>;

interface Loading {
  readonly council: Pick<Council, 'get'>;
  readonly site: PageSite;
  /** Records of each source that the page shows. */
  readonly views: ReadonlyMap<string, ReadonlySet<ListView>>;
  readonly subject: string | null;
  readonly listPage: number;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
  readonly data: PageData;
}

const noViews: ReadonlySet<ListView> = new Set();

async function loadList(loading: Loading, request: SourceRequest): Promise<SourceData | null> {
  const { council, site, views, subject, listPage, today } = loading;
  const { list, asOf } = await council.get(request);
  if (!list) return null;
  const shown = { views: views.get(request.source) ?? noViews, subject, today };
  const { data, fieldsOf } = selectForPage(list, request, site, shown);
  return { ...limitRecords(data, fieldsOf, listPage), ...(asOf !== undefined && { asOf }) };
}

/** Requests sources side by side, each for at most `api.wave` seconds; late lists are left out. */
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
  if (category !== null) await addLists([dependent.records.source], { ...parameters, category }, loading);
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

/** In an order that does not depend on which list came first, so that a page that has not changed has the same entity tag. */
const inOrder = (data: PageData): PageData =>
  Object.fromEntries(Object.entries(data).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Loads the lists of a page and its shell, then those that depend on the first category (B10.2.1). */
export async function loadPageData(
  council: Pick<Council, 'get'>,
  site: PageSite,
  { place, code, today, listPage = 1 }: PageDataOptions,
): Promise<PageData> {
  const { config } = site;
  const { page, subject } = place;
  const shown = pageViews(config, page, subject !== null);
  const views = new Map<string, Set<ListView>>();
  for (const [source, view] of shown) views.set(source, (views.get(source) ?? new Set()).add(view));
  const loading: Loading = { council, site, views, subject, listPage, today, data: {} };
  const parameters = { language: resolveLanguage(config, { requested: code }).code, subject };
  await addLists([...views.keys()], parameters, loading);
  const sections = shownSections(config, page, subject !== null);
  await Promise.all(sections.map((section) => loadFirstCategory(section, parameters, loading)));
  return inOrder(loading.data);
}
