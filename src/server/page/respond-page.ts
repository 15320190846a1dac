import { dayInTimeZone } from '../../engine/time/time-zone';
import type { Site } from '../../engine/site/site';
import type { Page } from '../../engine/site-config.generated';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { PageSearch } from '../../engine/search/search-results';
import type { LookupOutcome, PageLookup } from '../../engine/lookup/lookup';
import { placeFields } from '../../engine/form/place';
import type { PageForm } from '../../engine/form/page-form';
import type { RenderedPage } from '../../site/entry-server';
import type { InitialState } from '../../engine/page/initial-state';
import { listPageOf } from '../../engine/page/list-page';
import { pageSections } from '../../engine/page/page-sections';
import { allListsOf, formsOfSection, lookupOfSection } from '../../templates/declarations';
import { preparePage } from '../../templates/prepare-page';
import type { Council } from '../council/council';
import {
  mostRecords,
  recordingCouncil,
  type RecordedAnswer,
  type RecordingCouncil,
} from '../council/recording-council';
import type { SiteIcons } from './manifest/site-icons';
import { documentsOf, type PublicSiteFiles } from '../site/site-files';
import { councilText } from './council-record';
import { htmlDocument, type SiteParts } from './html-document';
import { loadPageData, type PageData } from './load-page-data';
import type { PageDependency } from './page-cache';
import { headOf } from './page-head';
import { routeOfTarget, targetPath, type PageTarget } from './page-target';
import { cspHash, contentSecurityPolicy } from '../http/content-security-policy';
import { lookupMessages } from '../site/public-site';
import { requestDaysOf } from '../submissions/lookup/data-request';

/** Data in the HTML of a page with the look-up of submissions. */
function pageLookup(checked: CheckedSite, code: string, outcome: LookupOutcome | null = null): PageLookup {
  return {
    messages: lookupMessages(checked, code),
    requestDays: requestDaysOf(checked.config),
    outcome,
  };
}

/** Inputs of every page of a site. */
export interface PageResources extends SiteParts {
  readonly checked: CheckedSite;
  readonly files: PublicSiteFiles;
  readonly council: Council;
  readonly icons: SiteIcons;
  /** Sources of pictures for the Content-Security-Policy, beside this site and https. */
  readonly pictureSources: readonly string[];
  readonly render: (site: Site, start: InitialState, path: string) => Promise<RenderedPage>;
}

export interface PageResponse {
  readonly status: 200 | 404;
  readonly html: string;
  readonly policy: string;
  /** BCP 47 language. */
  readonly language: string;
  /** Whether a form of the page may ask for the position of the device. */
  readonly takesPosition: boolean;
  /** The council's answers from which the page is made. */
  readonly dependencies: readonly PageDependency[];
  /** Whether every list answered in time. */
  readonly isComplete: boolean;
  /** Whether a list failed. */
  readonly hasFailedList: boolean;
  /** Number of pages of its longest list. */
  readonly listPages: number;
}

interface PageRequest {
  readonly target: PageTarget;
  readonly now: Date;
  /** For the forms of the page, where it has any. */
  readonly form?: PageForm;
  /** The search for the query of the URL. */
  readonly search?: PageSearch;
  /** The answer to a post that looks up a submission. */
  readonly lookup?: LookupOutcome;
  /** Instead of the site's council. */
  readonly council?: RecordingCouncil;
}

/** Number of pages of the longest list of a page, by the whole answers of the council. */
function listPagesOf({ config }: CheckedSite, page: Page | null, answers: readonly RecordedAnswer[]): number {
  const sections = pageSections(config, page);
  const sources = new Set(
    sections.flatMap((section) => allListsOf(section, config)).map(({ source }) => source),
  );
  return listPageOf(mostRecords(answers, sources), 1).count;
}

/** Renders the document of a page from its data, with the values of its headers. */
async function renderDocument(
  resources: PageResources,
  { target, now, form, search, lookup }: PageRequest,
  pageData: PageData,
): Promise<Pick<PageResponse, 'status' | 'html' | 'policy' | 'language' | 'takesPosition'>> {
  const { checked, files, render } = resources;
  const site = files.sites[target.code];
  if (!site) throw new Error(`There is no site in ${target.code}.`);
  const place = routeOfTarget(target);
  const sections = pageSections(checked.config, place.page);
  const documents = documentsOf(files, site, sections);
  const looksUp = sections.some((section) => lookupOfSection(section) !== null);
  const start: InitialState = {
    language: target.code,
    siteFiles: files.addresses,
    prefix: place.prefix,
    today: dayInTimeZone(checked.config.timeZone, now),
    dehydratedState: pageData,
    ...(documents && { documents }),
    ...(form && { form }),
    ...(search && { search }),
    ...(looksUp && { lookup: pageLookup(checked, target.code, lookup) }),
    ...(target.listPage > 1 && { listPage: target.listPage }),
    ...(place.page === null && { notFound: true }),
  };
  const page = await render(site, start, targetPath(target));
  const { today } = start;
  const prepared = preparePage({ site, place, pageData, today });
  const { council, subject } = prepared;
  const framed = [councilText(site, council, 'map'), councilText(site, council, 'video')];
  const isFound = place.page !== null && !target.lacksSubject && subject !== undefined;
  const head = headOf({ checked, site, place, prepared }, { listPage: target.listPage, isFound });
  return {
    status: isFound ? 200 : 404,
    html: htmlDocument(head, page, start, resources),
    policy: contentSecurityPolicy({
      scripts: [resources.display.hash],
      styles: [resources.styles.hash, ...page.styles.map(({ css }) => cspHash(css))],
      frameHosts: checked.config.frameHosts ?? [],
      framed,
      pictures: resources.pictureSources,
      connect: resources.assets.connect,
    }),
    language: head.lang,
    takesPosition: sections
      .flatMap(formsOfSection)
      .some((name) => placeFields(checked.config.forms?.[name] ?? { fields: [] }).length > 0),
  };
}

/** Loads the data of a target, renders the page in its language and builds the HTML document (B10.2.1). */
export async function renderPageResponse(
  resources: PageResources,
  pageRequest: PageRequest,
): Promise<PageResponse> {
  const { target, council = recordingCouncil(resources.council) } = pageRequest;
  const { code, listPage, page } = target;
  const today = dayInTimeZone(resources.checked.config.timeZone, pageRequest.now);
  const options = { place: routeOfTarget(target), code, listPage, today };
  const pageData = await loadPageData(council, resources.checked, options);
  const answers = council.answers();
  return {
    ...(await renderDocument(resources, pageRequest, pageData)),
    dependencies: answers.map(({ request, response }) => ({ request, version: response.version })),
    isComplete: [...council.requested].every((key) => Object.hasOwn(pageData, key)),
    hasFailedList: Object.values(pageData).includes(null),
    listPages: listPagesOf(resources.checked, page, answers),
  };
}
