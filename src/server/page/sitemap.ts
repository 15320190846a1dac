import { languageTag } from '../../engine/language/language-tag';
import { prefixedPath } from '../../engine/page/page-url';
import { parseDay } from '../../engine/record/parse-day';
import { recordId, type CouncilRecord } from '../../engine/record/record';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Site } from '../../engine/site/site';
import type { Language, Page, SiteConfig } from '../../engine/site-config.generated';
import { searchPath } from '../../templates/declarations';
import type { Council } from '../council/council';
import { escapeXml } from '../http/escape-xml';
import { beginReading } from './list-reading';
import type { RenderedText } from './rendered-text';

/** Path of the sitemap for search engines. */
export const sitemapPath = '/sitemap.xml';

/** Inputs of a sitemap. */
export interface SitemapSource {
  readonly checked: CheckedSite;
  /** By language code. */
  readonly sites: Readonly<Record<string, Site>>;
  readonly council: Pick<Council, 'get'>;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
}

/** A page, or a page about a record, in the languages in which there is one. */
interface Place {
  readonly path: string;
  /** Id of the record; null for the page itself. */
  readonly id: string | null;
  readonly languages: readonly Language[];
  /** Day of the last change that the record names, YYYY-MM-DD; null without one. */
  readonly changed: string | null;
}

/** URLs of a sitemap, as sitemaps.org limits them. */
const mostUrls = 50_000;
/** Characters of a sitemap: a fifth of what is allowed, since it is kept in memory. */
const mostCharacters = 10_000_000;

/** The fields with the days on which records of a source were published, changed, and became or ceased to be current. */
function dayFields({ config, entities }: CheckedSite, name: string): readonly string[] {
  const { entity = '', validity } = config.sources[name] ?? {};
  const published = Object.entries(entities[entity]?.meaning.properties ?? {}).flatMap(([field, property]) =>
    property === 'datePublished' || property === 'dateModified' ? [field] : [],
  );
  return [...published, validity?.from, validity?.until].filter((field) => field !== undefined);
}

/** The newest of a record's days that has come. */
function changedDay(record: CouncilRecord, fields: readonly string[], today: string): string | null {
  const days = fields.flatMap((field) => parseDay(record[field]) ?? []).filter((day) => day <= today);
  return days.sort().at(-1) ?? null;
}

/** Every page but the search, in every language. */
function pagePlaces(config: SiteConfig): readonly Place[] {
  const unlisted = searchPath(config);
  return config.pages
    .filter(({ path }) => path !== unlisted)
    .map(({ path }) => ({ path, id: null, languages: config.languages.list, changed: null }));
}

/** Reads the records of a source in a language. */
type Read = (language: string, source: string) => Promise<readonly CouncilRecord[]>;

/** The pages about single records, each in the languages that list the record. */
async function recordPlaces(source: SitemapSource, read: Read, page: Page): Promise<readonly Place[]> {
  const { checked, today } = source;
  const { languages, subjects } = checked.config;
  const subject = page.subject === undefined ? undefined : subjects?.[page.subject];
  if (!subject) return [];
  const fields = dayFields(checked, subject.source);
  const places = new Map<string, Place>();
  for (const language of languages.list) {
    for (const record of await read(language.code, subject.source)) {
      const id = recordId(record);
      if (id === null) continue;
      const known = places.get(id)?.languages ?? [];
      if (known.includes(language)) continue;
      const changed = changedDay(record, fields, today);
      places.set(id, { path: page.path, id, languages: [...known, language], changed });
    }
  }
  return [...places.values()];
}

/** The URLs of a place, one for each language, each with those of the others and that of the default language (B10.1.4). */
function urlsOf({ path, id, languages, changed }: Place, config: SiteConfig): readonly string[] {
  const address = (code: string) => escapeXml(config.publicAddress + prefixedPath(code, path, id));
  const link = (tag: string, code: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(code)}"/>`;
  const first = languages.filter(({ code }) => code === config.languages.default);
  const links = [
    ...languages.map((language) => link(languageTag(language), language.code)),
    ...first.map(({ code }) => link('x-default', code)),
  ];
  const day = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
  return languages.map(({ code }) => `<url><loc>${address(code)}</loc>${day}${links.join('')}</url>\n`);
}

/** The URLs that fit; a place is listed in all of its languages or not at all. */
function limitUrls(places: readonly Place[], config: SiteConfig): readonly string[] {
  const listed: string[] = [];
  let characters = 0;
  for (const place of places) {
    const urls = urlsOf(place, config);
    characters += urls.reduce((sum, url) => sum + url.length, 0);
    if (characters > mostCharacters || listed.length + urls.length > mostUrls) break;
    listed.push(...urls);
  }
  return listed;
}

const spaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Renders `sitemap.xml`: every page but the search, then the pages about single records (B10.7.6). */
export async function renderSitemap(source: SitemapSource): Promise<RenderedText> {
  const { checked, sites, council, today } = source;
  const { config } = checked;
  const readings = new Map(
    Object.entries(sites).map(([code, site]) => [code, beginReading({ checked, site, council, today })]),
  );
  const read: Read = async (language, name) =>
    (await readings.get(language)?.read(name, {}, { show: 'all' })) ?? [];
  const ofRecords = await Promise.all(config.pages.map((page) => recordPlaces(source, read, page)));
  const urls = limitUrls([...pagePlaces(config), ...ofRecords.flat()], config);
  return {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('')}</urlset>\n`,
    isComplete: [...readings.values()].every((reading) => reading.isComplete()),
  };
}
