import type { DeadLink, ListFreshness, SiteFreshness } from '../../api/freshness-api';
import { isObject, type JsonObject } from '../../../engine/json/json';
import type { CheckedSite } from '../../../engine/site/checked-site';
import type { Source, SiteConfig } from '../../../engine/site-config.generated';
import { dayInTimeZone } from '../../../engine/time/time-zone';
import { changedDay } from '../content/changed-day';
import { type ContentSite, readContentSite } from '../content/content-site';
import { contentTexts } from '../content/content-texts';
import { missingIn, placeholdersIn, textsOfValue } from '../content/record-texts';
import { findSiteLists, labelFieldOf, type SiteList } from '../content/site-lists';
import { findTextLists } from '../content/texts/find-text-lists';
import type { SitePlace } from '../../../server/site/read-site';

/**
 * The fields with the last day of an office that lasts, by source: pages show a period that ends in the future as lasting.
 * Those of former holders are not among them.
 */
function openTerms({ pages }: Pick<SiteConfig, 'pages'>): ReadonlyMap<string, string> {
  const terms = new Map<string, string>();
  const visit = (node: unknown, outer: string | null): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, outer);
    if (!isObject(node)) return;
    const source = typeof node.source === 'string' ? node.source : outer;
    const { period } = node;
    const isOpen = isObject(period) && period.futureIsPresent === true && typeof period.to === 'string';
    if (isOpen && source !== null && typeof period.to === 'string') terms.set(source, period.to);
    for (const value of Object.values(node)) visit(value, source);
  };
  visit(pages, null);
  return terms;
}

/** Results of calling links. */
export interface CheckedLinks {
  /** Those that lead nowhere, by address. */
  readonly dead: ReadonlyMap<string, DeadLink>;
  /** How many were not called. */
  readonly unchecked: number;
}

/** Calls links. */
export type CheckLinks = (urls: readonly string[]) => Promise<CheckedLinks>;

/** A site whose freshness is read. */
export interface FreshnessRequest {
  readonly checked: CheckedSite;
  readonly place: SitePlace;
  /** Whether the council's own server answers the calls of its API; its lists are not looked at. */
  readonly hasServer: boolean;
  readonly now: Date;
  /** Code of the language of titles. */
  readonly language: string;
  /** Calls the links; without it nobody is called. */
  readonly checkLinks?: CheckLinks;
}

const dayMs = 86_400_000;
const defaultDays = { dated: 120, other: 365 } as const;

const reviewDays = ({ reviewDays: days, validity }: Source): number =>
  days ?? (validity ? defaultDays.dated : defaultDays.other);

/** The shortest limit of the sources that show a file of records; null for none. */
function limitOf(sources: readonly Source[]): number | null {
  const limits = sources.map(reviewDays).filter((days) => days > 0);
  return limits.length > 0 ? Math.min(...limits) : null;
}

function labelOf(record: JsonObject, field: string | null, language: string): string {
  const value = field === null ? null : record[field];
  const text = isObject(value) ? (value[language] ?? Object.values(value).find(Boolean)) : value;
  return typeof text === 'string' ? text : '';
}

/** The offices whose last day is over. */
function endedTerms(
  records: readonly JsonObject[],
  fields: readonly string[],
  today: string,
  label: (record: JsonObject) => string,
): ListFreshness['ended'] {
  return records.flatMap((record) =>
    fields.flatMap((field) => {
      const day = textsOfValue(record[field])[0]?.slice(0, 10) ?? '';
      return /^\d{4}-\d\d-\d\d$/.test(day) && day < today ? [{ label: label(record), day }] : [];
    }),
  );
}

/** Texts that are an address of the web as a whole. */
const linksIn = (value: unknown): readonly string[] => [
  ...new Set(textsOfValue(value).filter((text) => /^https?:\/\/[^\s{]+$/.test(text))),
];

interface ReadList extends ListFreshness {
  readonly links: readonly string[];
}

function readList(request: FreshnessRequest, site: ContentSite, list: SiteList): ReadList {
  const { checked, now, language } = request;
  const { config } = checked;
  const today = dayInTimeZone(config.timeZone, now);
  const { name } = list.list;
  const sources = Object.entries(config.sources).filter(
    ([source, { records }]) => (records ?? source) === name,
  );
  const terms = openTerms(config);
  const fields = [...new Set(sources.flatMap(([source]) => terms.get(source) ?? []))];
  const records = list.list.read(site.texts).map(({ record }) => record);
  const shown = records.filter(({ hidden }) => hidden !== true);
  const changed = changedDay(config, site, list);
  const limit = limitOf(sources.map(([, source]) => source));
  const age = changed === null ? 0 : (Date.parse(today) - Date.parse(changed)) / dayMs;
  const labelField = labelFieldOf(list.entity);
  return {
    ...{ name, title: contentTexts(checked).listTitle(list, language), changed, limit },
    isStale: limit !== null && age > limit,
    ended: endedTerms(shown, fields, today, (record) => labelOf(record, labelField, language)),
    placeholders: placeholdersIn(shown),
    missing: missingIn(
      shown,
      config.languages.list.map(({ code }) => code),
    ),
    deadLinks: [],
    links: linksIn(shown),
  };
}

const isToLookAt = ({ isStale, ended, placeholders, missing, deadLinks }: ListFreshness): boolean =>
  isStale || ended.length > 0 || placeholders > 0 || Object.keys(missing).length > 0 || deadLinks.length > 0;

/** Reads in which lists of a site something is to be looked at, as it is published. */
export async function readFreshness(request: FreshnessRequest): Promise<SiteFreshness> {
  const { checked, place, hasServer, checkLinks } = request;
  const site = await readContentSite(place);
  const all = [...findSiteLists(checked, site, hasServer).lists, ...findTextLists(checked, site)];
  const lists = all.map((list) => readList(request, site, list));
  const isEmpty = all.every(({ list }) => !list.isOpen || list.read(site.texts).length === 0);
  const called = await checkLinks?.([...new Set(lists.flatMap(({ links }) => links))]);
  const checkedLists = lists.map(({ links, ...list }) => ({
    ...list,
    deadLinks: links.flatMap((url) => called?.dead.get(url) ?? []),
  }));
  return { lists: checkedLists.filter(isToLookAt), isEmpty, unchecked: called?.unchecked ?? null };
}
