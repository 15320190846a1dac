import { recordingCouncil, type RecordingCouncil } from '../council/recording-council';
import {
  compressBest,
  prepareResponse,
  sizeOfResponse,
  type PreparedResponse,
} from '../http/prepared-response';
import { securityHeaders } from '../http/security-headers';
import { renderFile, type GeneratedFile } from './generated-file';
import { createPageCache, type PageCache, type PageCacheOptions, type Rendered } from './page-cache';
import { formsOfPage } from '../../templates/declarations';
import { pageForm } from './page-forms';
import { targetKey, withoutSubject, type PageTarget } from './page-target';
import { renderPageResponse, type PageResources } from './respond-page';
import { pageHeaders, visitOf, type SitePage } from './site-page';
import { todayIn } from '../../engine/time/today';
import { publishedRecords } from '../../engine/binding/validity';
import { recordId } from '../../engine/record/record';
import type { SiteConfig } from '../../engine/site-config.generated';
import { sourceRequest } from '../../engine/source/source-request';
import type { Council } from '../council/council';
import { readPageList } from './read-list';

/** Whether the council has a subject; `undecided` if its list is empty or did not come in time. */
type SubjectKnowledge = 'known' | 'unknown' | 'undecided';

/**
 * Looks the subject of a target up in the whole list of subjects; a target without one counts as known, and a record that
 * is not shown yet as unknown.
 */
async function knowSubject(
  council: Pick<Council, 'get'>,
  siteConfig: SiteConfig,
  { page, subject, code }: PageTarget,
  today: string,
): Promise<SubjectKnowledge> {
  const { sources, subjects, api } = siteConfig;
  const config = page?.subject ? subjects?.[page.subject] : undefined;
  if (subject === null || !config) return 'known';
  const request = sourceRequest(sources, config.source, { language: code });
  if (!request) return 'undecided';
  const records = await readPageList(council, request, api.wave * 1000);
  if (!records?.length) return 'undecided';
  const day = { site: { config: siteConfig }, today };
  const shown = publishedRecords(records, config.source, day);
  return shown.some((record) => recordId(record) === subject) ? 'known' : 'unknown';
}

/** The pages of a site, each rendered once while its data is the same. */
export interface SitePages {
  /** Returns the page of a target, from the cache or rendered. Rejects if it cannot be rendered. */
  find(target: PageTarget): Promise<SitePage>;
  /** Returns a generated file, from the cache or rendered. Rejects if it cannot be rendered. */
  findFile(file: GeneratedFile): Promise<SitePage>;
}

export interface SitePagesOptions extends Pick<PageCacheOptions, 'maxBytes' | 'metrics' | 'onError'> {
  readonly resources: PageResources;
  readonly now: () => Date;
}

interface State extends SitePagesOptions {
  /** The current day in the site's time zone. */
  readonly today: () => string;
  readonly cache: PageCache<SitePage>;
  readonly onFound: (response: PreparedResponse) => void;
}

/**
 * Compresses pages with the best quality when they are found again, and so are kept; one at a time, since it takes a quarter of a
 * second of a processor. Returns what is to be called whenever a page is found.
 */
function recompressKept(): (response: PreparedResponse) => void {
  const found = new WeakSet<PreparedResponse>();
  const compressed = new WeakSet<PreparedResponse>();
  let isBusy = false;
  return (response) => {
    const isKept = found.has(response);
    found.add(response);
    if (isBusy || !isKept || compressed.has(response)) return;
    compressed.add(response);
    isBusy = true;
    const end = () => {
      isBusy = false;
    };
    // It stays as it is if that fails.
    compressBest(response).then(end, end);
  };
}

/** Renders a target and compresses its page. */
async function renderTarget({ resources, now }: State, target: PageTarget, council: RecordingCouncil) {
  const hasForms = formsOfPage(resources.checked.config, target.page).length > 0;
  const form = hasForms ? { form: pageForm(null) } : {};
  const response = await renderPageResponse(resources, { target, now: now(), council, ...form });
  const { status, listPages, html } = response;
  const visit = visitOf(target, status);
  const common = securityHeaders(resources.checked.config.publicAddress);
  const headers = { ...common, ...pageHeaders(target, response) };
  const page: SitePage = {
    listPages,
    visit,
    response: await prepareResponse({ status, headers, text: html }),
  };
  return { page, response };
}

async function render(state: State, target: PageTarget): Promise<Rendered<SitePage>> {
  const { resources } = state;
  const council = recordingCouncil(resources.council);
  const knowledge = await knowSubject(council, resources.checked.config, target, state.today());
  if (knowledge === 'unknown') {
    const page = await find(state, withoutSubject(target));
    return { page, size: 0, dependencies: [], keep: 'remove', onlyCurrent: false };
  }
  const { page, response } = await renderTarget(state, target, council);
  return {
    page,
    size: sizeOfResponse(page.response),
    dependencies: response.dependencies,
    keep: response.isComplete && knowledge === 'known' ? 'store' : 'pass',
    onlyCurrent: response.hasFailedList,
  };
}

/** A number beyond the last page of the lists means the last one (B4.5.5), so that invented ones add nothing. */
async function find(state: State, target: PageTarget): Promise<SitePage> {
  const { listPage } = target;
  const first = { ...target, listPage: 1 };
  if (listPage === 1) return findListPage(state, first);
  const page = await findListPage(state, first);
  return page.listPages === 1
    ? page
    : findListPage(state, { ...target, listPage: Math.min(listPage, page.listPages) });
}

async function findListPage(state: State, target: PageTarget): Promise<SitePage> {
  const page = await state.cache.get(targetKey(target), () => render(state, target));
  state.onFound(page.response);
  return page;
}

/** Creates the pages of a site; none of them is rendered yet. */
export function createSitePages(options: SitePagesOptions): SitePages {
  const { resources, now } = options;
  const { council, checked } = resources;
  const today = todayIn(checked.config.timeZone, now);
  const cache = createPageCache<SitePage>({ ...options, council, today });
  const state: State = { ...options, today, cache, onFound: recompressKept() };
  return {
    find: (target) => find(state, target),
    findFile: (file) => cache.get(file.path, () => renderFile(file, resources, today())),
  };
}
