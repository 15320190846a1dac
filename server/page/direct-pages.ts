import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { languageStorageName, resolveVisitorLanguage } from '../../src/model/language/resolve-language';
import type { DirectAnswer } from '../http/create-app';
import type { NoteForwarded } from '../http/proxy-warning';
import type { Metrics } from '../monitoring/metrics';
import { plainKey } from './page-target';
import { countView, type PageRequests } from './routes';
import type { PageWriter } from './write-page';

export interface DirectPagesOptions {
  readonly requests: PageRequests;
  readonly metrics: Pick<Metrics, 'cacheLookup'>;
  readonly noteForwarded: NoteForwarded;
}

/** The kept page of a request, if its URL is that under which the page is kept. */
function keptPage(app: FastifyInstance, { pages, resources }: PageRequests, request: IncomingMessage) {
  const { url = '/', headers } = request;
  const prefixed = pages.current(url);
  if (prefixed) return prefixed;
  const stored = headers.cookie === undefined ? null : app.parseCookie(headers.cookie)[languageStorageName];
  const { code } = resolveVisitorLanguage(resources.checked.config, { stored });
  return pages.current(plainKey(code, url));
}

/**
 * Answers requests for kept pages before Fastify, whose routing and hooks take most of the time of such a request. Leaves
 * to Fastify the first requests, until the writer is there, those while the app stops, and all that are not for kept pages.
 */
export function directPages(
  app: FastifyInstance,
  { requests, metrics, noteForwarded }: DirectPagesOptions,
): DirectAnswer {
  let write: PageWriter | null = null;
  let isStopping = false;
  let opening: Promise<void> | undefined;
  const open = async () => {
    write = await requests.writer();
  };
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  return (request, response) => {
    const { method, headers } = request;
    // Requests for pages ask for the writer too, and report its failure.
    opening ??= open().catch(() => undefined);
    if (!write || isStopping || (method !== 'GET' && method !== 'HEAD')) return false;
    const page = keptPage(app, requests, request);
    if (page?.kind !== 'plain') return false;
    noteForwarded(headers);
    metrics.cacheLookup('pages', 'hit');
    countView(requests, request, page.visit);
    write(request, response, page);
    return true;
  };
}
