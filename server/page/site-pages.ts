import { recordingCouncil, type RecordingCouncil } from '../council/recording-council';
import { createBackgroundQueue } from './background-queue';
import { cutForm, placeholders } from './form-html';
import { renderFile, type GeneratedFile } from './generated-file';
import { knowSubject } from './known-subject';
import { pageHeaders, sizeOfPage, visitOf, type KeptPage } from './kept-page';
import { compressBest, createPageBody } from './page-body';
import { createPageCache, type PageCache, type PageCacheOptions, type Rendered } from './page-cache';
import { formsOfPage, pageForm } from './page-forms';
import { targetKey, withoutSubject, type PageTarget } from './page-target';
import { renderPageResponse, type PageResources } from './respond-page';
import { todayIn } from './today';

/** The pages of a site, each rendered once while its data is the same. */
export interface SitePages {
  /** The page of a target, from the cache or rendered. Rejects if it cannot be rendered. */
  find(target: PageTarget): Promise<KeptPage>;
  /** A generated file, from the cache or rendered. Rejects if it cannot be rendered. */
  findFile(file: GeneratedFile): Promise<KeptPage>;
  /** The page that is kept under a key, if it is still up to date. */
  current(key: string): KeptPage | undefined;
  /** Ends the work in the background. */
  stop(): void;
}

export interface SitePagesOptions extends Pick<PageCacheOptions, 'maxBytes' | 'metrics' | 'onError'> {
  readonly resources: PageResources;
  readonly now: () => Date;
  /** Whether kept pages are compressed as well as possible in the background. */
  readonly compressesBest: boolean;
}

interface State extends SitePagesOptions {
  /** The current day in the site's time zone. */
  readonly today: () => string;
  readonly cache: PageCache<KeptPage>;
  /** Compresses the page of a key as well as possible. */
  readonly improve: (key: string) => void;
}

/** Renders a target, with placeholders in its forms if it has any. */
async function renderKept({ resources, now }: State, target: PageTarget, council: RecordingCouncil) {
  const hasForms = formsOfPage(resources.checked.config, target.page).length > 0;
  const values = placeholders();
  const form = hasForms ? { form: { ...pageForm(now(), null), ...values } } : {};
  const response = await renderPageResponse(resources, { target, now: now(), council, ...form });
  const { status, listPages, html } = response;
  const visit = visitOf(target, status);
  const common = { status, listPages, visit, headers: pageHeaders(target, response, hasForms) };
  const page: KeptPage = hasForms
    ? { kind: 'forms', ...common, html: cutForm(html, values) }
    : { kind: 'plain', ...common, body: await createPageBody(html) };
  return { page, response };
}

async function render(state: State, target: PageTarget): Promise<Rendered<KeptPage>> {
  const { resources } = state;
  const council = recordingCouncil(resources.council);
  const knowledge = await knowSubject(council, resources.checked.config, target, state.today());
  if (knowledge === 'unknown') {
    const page = await find(state, withoutSubject(target));
    return { page, size: 0, dependencies: [], keep: 'remove', onlyCurrent: false };
  }
  const { page, response } = await renderKept(state, target, council);
  const mayBeKept = response.isComplete && knowledge === 'known';
  if (mayBeKept) state.improve(targetKey(target));
  return {
    page,
    size: sizeOfPage(page),
    dependencies: response.dependencies,
    keep: mayBeKept ? 'store' : 'pass',
    onlyCurrent: response.hasFailedList,
  };
}

/** A number beyond the last page of the lists means the last one (B4.5.5), so that invented ones add nothing. */
async function find(state: State, target: PageTarget): Promise<KeptPage> {
  const { listPage } = target;
  const first = { ...target, listPage: 1 };
  if (listPage === 1) return findListPage(state, first);
  const page = await findListPage(state, first);
  return page.listPages === 1
    ? page
    : findListPage(state, { ...target, listPage: Math.min(listPage, page.listPages) });
}

function findListPage(state: State, target: PageTarget): Promise<KeptPage> {
  return state.cache.get(targetKey(target), () => render(state, target));
}

async function improve(cache: PageCache<KeptPage>, key: string): Promise<void> {
  const page = cache.kept(key);
  if (page?.kind !== 'plain') return;
  const better: KeptPage = { ...page, body: await compressBest(page.body) };
  cache.replace(key, page, better, sizeOfPage(better));
}

/** Renders a file, and compresses it as well as possible later. */
async function renderKeptFile({ resources, today, improve: improveLater }: State, file: GeneratedFile) {
  const rendered = await renderFile(file, resources.council, today());
  if (rendered.keep === 'store') improveLater(file.path);
  return rendered;
}

/** Creates the pages of a site; none of them is rendered yet. */
export function createSitePages(options: SitePagesOptions): SitePages {
  const { resources, now } = options;
  const today = todayIn(resources.checked.config.timeZone, now);
  const cache = createPageCache<KeptPage>({
    ...options,
    council: resources.council,
    today,
  });
  const queue = createBackgroundQueue((key) => improve(cache, key));
  const state: State = {
    ...options,
    today,
    cache,
    improve: (key) => {
      if (options.compressesBest) queue.add(key);
    },
  };
  return {
    find: (target) => find(state, target),
    findFile: (file) => cache.get(file.path, () => renderKeptFile(state, file)),
    current: (key) => cache.current(key),
    stop: () => queue.stop(),
  };
}
