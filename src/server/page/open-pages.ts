import type { FastifyInstance } from 'fastify';
import { createFailureLog } from '../monitoring/failure-log';
import type { Metrics } from '../monitoring/metrics';
import { createSiteSearch } from './search/site-search';
import type { Visits } from './visits';
import type { PageResources } from './respond-page';
import type { PageRequests } from './routes';
import { createSitePages } from './site-pages';

export interface OpenPagesOptions {
  readonly resources: PageResources;
  readonly metrics: Metrics;
  readonly visits: Visits;
  /** The clock of the pages; the system's by default. */
  readonly now?: () => Date;
  /** Bytes of memory for rendered pages. */
  readonly pageBytes?: number;
}

const defaultPageBytes = 64_000_000;

/** Opens the pages of an app. */
export function openPages(app: FastifyInstance, options: OpenPagesOptions): PageRequests {
  const {
    resources,
    metrics,
    visits,
    now = () => new Date(),
    pageBytes: maxBytes = defaultPageBytes,
  } = options;
  const failures = createFailureLog(app.log);
  const onError = (key: string, err: unknown) => {
    failures.warn(key, { page: key, err }, 'a page could not be rendered again; the old one is kept');
  };
  const pages = createSitePages({ resources, now, metrics, maxBytes, onError });
  const search = createSiteSearch(resources, pages, (code, err) => {
    failures.warn(`search ${code}`, { language: code, err }, 'the search failed');
  });
  return { resources, pages, search, visits, now };
}
