import { pageSections } from '../../engine/page/page-sections';
import { publishedRecords } from '../../engine/binding/validity';
import { recordId } from '../../engine/record/record';
import type { Page, SiteConfig } from '../../engine/site-config.generated';
import {
  sourceKey,
  sourceRequest,
  type SourceParameters,
  type SourceRequest,
} from '../../engine/source/source-request';
import { categoryRequestOf, listsOfSection } from '../../templates/declarations';
import { sourcesOfShell, sourcesOfSubject } from '../../templates/page-views';
import type { Council } from '../../server/council/council';

/** The lists of a site. */
export interface ExportedLists {
  /** Every request that a page of the site can make, in every language; each once. */
  readonly requests: readonly SourceRequest[];
  /** The subjects of a page in a language, by id; none for a page without subjects. */
  readonly subjectsOf: (page: Page, language: string) => Promise<readonly string[]>;
}

interface Reading {
  readonly council: Council;
  readonly config: SiteConfig;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
  readonly requests: Map<string, SourceRequest>;
}

/** The ids of a list's records; none when the list fails, which the council's snapshot records. */
async function readIds(
  { council, config, today, requests }: Reading,
  source: string,
  parameters: SourceParameters,
): Promise<readonly string[]> {
  const request = sourceRequest(config.sources, source, parameters);
  if (!request) return [];
  requests.set(sourceKey(request), request);
  const { list } = await council.get(request);
  const shown = publishedRecords(list?.records ?? [], source, { site: { config }, today });
  return [...new Set(shown.flatMap((record) => recordId(record) ?? []))];
}

function addRequests(
  { config, requests }: Reading,
  sources: readonly string[],
  parameters: SourceParameters,
): void {
  for (const source of sources) {
    const request = sourceRequest(config.sources, source, parameters);
    if (request) requests.set(sourceKey(request), request);
  }
}

/** Adds the requests of a page for one subject, or of a page without subjects: its lists, and those of each category. */
async function readPage(reading: Reading, page: Page | null, parameters: SourceParameters): Promise<void> {
  addRequests(reading, sourcesOfSubject(reading.config, page), parameters);
  for (const section of pageSections(reading.config, page)) {
    const sources = listsOfSection(section, reading.config).map(({ source }) => source);
    addRequests(reading, sources, parameters);
    const dependent = categoryRequestOf(section);
    if (!dependent) continue;
    for (const category of await readIds(reading, dependent.categories, parameters)) {
      addRequests(reading, [dependent.records.source], { ...parameters, category });
    }
  }
}

async function readSubjects(reading: Reading, page: Page, language: string): Promise<readonly string[]> {
  const subject = page.subject && reading.config.subjects?.[page.subject];
  return subject ? readIds(reading, subject.source, { language }) : [];
}

async function readInLanguage(reading: Reading, language: string): Promise<void> {
  const { config } = reading;
  addRequests(reading, sourcesOfShell(config), { language });
  const read = [...config.pages, null].map(async (page) => {
    const subjects = page?.subject ? await readSubjects(reading, page, language) : [null];
    await Promise.all(subjects.map((subject) => readPage(reading, page, { language, subject })));
  });
  await Promise.all(read);
}

/**
 * Finds the lists of a site. Requests those on which others depend: subjects and categories.
 * @param today YYYY-MM-DD, in the site's time zone
 */
export async function readSiteLists(
  council: Council,
  config: SiteConfig,
  today: string,
): Promise<ExportedLists> {
  const reading: Reading = { council, config, today, requests: new Map() };
  await Promise.all(config.languages.list.map(({ code }) => readInLanguage(reading, code)));
  return {
    requests: [...reading.requests.values()],
    subjectsOf: (page, language) => readSubjects(reading, page, language),
  };
}
