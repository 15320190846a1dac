import type { IncomingMessage } from 'node:http';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sendPrepared } from '../http/prepared-response';
import { storedLanguage } from '../http/stored-language';
import { readSearchQuery } from '../../engine/search/search-query';
import { formsOfPage, searchPath } from '../../templates/declarations';
import type { SiteSearch } from './search/site-search';
import type { SubmissionService } from '../submissions/service';
import { isVisit } from './counted-request';
import type { Visits } from './visits';
import { generatedFiles } from './generated-file';
import { formPosts } from './form-post';
import type { Lookups } from '../submissions/lookup/open-lookups';
import { pageForm, receivedForm } from './page-forms';
import { prefilledForm } from './prefilled-form';
import { sendPage, pathOf, searchParamsOf } from './page-request';
import { addressOfSubject, pageTarget, pathInSmallLetters, type PageTarget } from './page-target';
import { renderPageResponse, type PageResources, type PageResponse } from './respond-page';
import { visitOf, type PageVisit, type SitePage } from './site-page';
import type { SitePages } from './site-pages';

/** Counts a view of a page, unless a program asks for it. */
function countView(
  { visits }: Pick<PageRequests, 'visits'>,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  visit: PageVisit | null,
): void {
  if (visit && method === 'GET' && isVisit(headers)) visits.page(visit.path, visit.language);
}

/** Dependencies of the routes of pages. */
export interface PageRequests {
  readonly resources: PageResources;
  readonly pages: SitePages;
  readonly search: SiteSearch;
  readonly visits: Visits;
  readonly now: () => Date;
}

function send(
  requests: PageRequests,
  page: SitePage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  countView(requests, request.raw, page.visit);
  return sendPrepared(reply, page.response);
}

/** Sends the site's 404 page for an address under which there is a file or nothing. */
export async function sendMissingPage(
  requests: PageRequests,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const target = pageTarget(requests.resources.checked.config, pathOf(request), storedLanguage(request));
  return send(requests, await requests.pages.find({ ...target, page: null, subject: null }), request, reply);
}

/** The page that shows the reference number in its query; null if the query has none that was given out. */
async function renderReceipt(
  { resources, now }: PageRequests,
  service: SubmissionService,
  target: PageTarget,
  query: URLSearchParams,
): Promise<PageResponse | null> {
  const forms = formsOfPage(resources.checked.config, target.page);
  const received = await receivedForm(service, query, forms);
  if (!received) return null;
  return renderPageResponse(resources, { target, now: now(), form: pageForm(received) });
}

/** The page whose form the query fills in; null for a query that fills nothing. */
async function renderPrefilled(
  { resources, now }: PageRequests,
  service: SubmissionService,
  target: PageTarget,
  query: URLSearchParams,
): Promise<PageResponse | null> {
  const forms = formsOfPage(resources.checked.config, target.page);
  const prefilled = await prefilledForm(service, forms, query, target.code);
  return (
    prefilled && renderPageResponse(resources, { target, now: now(), form: { ...pageForm(null), prefilled } })
  );
}

/** The page with the results of the query of its URL; null for another page, and without a query. */
async function renderSearch(
  { resources, search, visits, now }: PageRequests,
  target: PageTarget,
  query: URLSearchParams,
  { headers }: FastifyRequest,
): Promise<PageResponse | null> {
  const wanted = readSearchQuery(query);
  const isSearch = target.page !== null && target.page.path === searchPath(resources.checked.config);
  if (!isSearch || wanted === '') return null;
  const outcome = await search(target.code, wanted);
  const isMissed = outcome.state === 'ready' && outcome.results.total === 0;
  if (isMissed && isVisit(headers)) visits.missedSearch(target.code);
  return renderPageResponse(resources, { target, now: now(), search: { query: wanted, outcome } });
}

/** The page that only the query of its address has; null for all others, which are kept. */
async function renderForQuery(
  requests: PageRequests,
  service: SubmissionService,
  target: PageTarget,
  request: FastifyRequest,
): Promise<PageResponse | null> {
  const query = searchParamsOf(request);
  const receipt = await renderReceipt(requests, service, target, query);
  if (receipt) return receipt;
  const prefilled = await renderPrefilled(requests, service, target, query);
  return prefilled ?? renderSearch(requests, target, query, request);
}

/** The files that are made from the council's answers, kept like pages. */
export function generatedFileRoutes(requests: PageRequests): FastifyPluginAsync {
  return async (app) => {
    for (const file of generatedFiles(requests.resources)) {
      app.get(file.path, async (request, reply) =>
        send(requests, await requests.pages.findFile(file), request, reply),
      );
    }
  };
}

/** Every other path: a page of the site, or the page that says there is none (status 404). */
export function pageRoutes(
  requests: PageRequests,
  service: SubmissionService,
  lookups: Lookups,
): FastifyPluginAsync {
  const { resources, pages, now } = requests;
  return async (app) => {
    app.get('/*', async (request, reply) => {
      const query = searchParamsOf(request);
      const target = pageTarget(resources.checked.config, pathOf(request), storedLanguage(request), query);
      const address = target.isPrefixed
        ? null
        : addressOfSubject(resources.checked.config, pathOf(request), target);
      if (address !== null) {
        return reply.headers({ 'cache-control': 'private, no-cache', vary: 'Cookie' }).redirect(address, 302);
      }
      const small = pathInSmallLetters(resources.checked.config, pathOf(request), target);
      if (small !== null) return reply.redirect(query.size > 0 ? `${small}?${query.toString()}` : small, 301);
      const own = query.size > 0 && (await renderForQuery(requests, service, target, request));
      if (own) {
        countView(requests, request.raw, visitOf(target, own.status));
        return sendPage(reply, own);
      }
      return send(requests, await pages.find(target), request, reply);
    });
    await app.register(formPosts({ resources, service, lookups, now }));
  };
}
