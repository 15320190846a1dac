import type { SiteConfig } from '../../engine/site-config.generated';
import type { SourceRequest } from '../../engine/source/source-request';
import type { Log } from '../log';
import { type CouncilResponse, upstreamResponse } from './council';

/** The lists that a council's server does not have: it answers their calls with 404 or 405 in every language (B7.1.6). */
export interface MissingCalls {
  /** Takes note of the status of an answer to a request. */
  note(request: SourceRequest, status: number): void;
  /** Whether a list is missing, and is not to be requested for now. */
  has(source: string): boolean;
}

/** Milliseconds after which a missing list is requested again. */
const retryMs = 600_000;

const statuses: readonly number[] = [404, 405];

/** The answer for a missing list: it holds no data. */
export const missingList: CouncilResponse = {
  ...upstreamResponse(null, 0, { message: 'The council’s server does not have this list.', updated: null }),
  fetchedAt: null,
};

/** Languages in which a list without ids can be requested; one for a list that takes none. */
function languageCount({ sources, languages }: SiteConfig, { source }: SourceRequest): number {
  return Object.values(sources[source]?.query ?? {}).includes('$language') ? languages.list.length : 1;
}

/** Creates the memory of the missing lists of a site; each is logged once. */
export function createMissingCalls(config: SiteConfig, log: Log, now: () => number = Date.now): MissingCalls {
  const languages = new Map<string, Set<string>>();
  const missing = new Map<string, number>();

  function noteMissing(request: SourceRequest, status: number): void {
    const { source, parameters } = request;
    const lacking = languages.get(source) ?? new Set();
    languages.set(source, lacking.add(parameters.language ?? ''));
    if (lacking.size < languageCount(config, request)) return;
    if (!missing.has(source)) {
      const path = config.sources[source]?.path;
      log.warn(
        { source, path, status },
        `the council’s server does not have ${path ?? source} (${status}), so “${source}” is empty; without its “path” the list is that of the content folder`,
      );
    }
    missing.set(source, now());
  }

  return {
    note: (request, status) => {
      const { source, parameters } = request;
      // An id that the council does not know is answered with 404, too.
      if (parameters.subject !== undefined || parameters.category !== undefined) return;
      if (statuses.includes(status)) {
        noteMissing(request, status);
        return;
      }
      languages.delete(source);
      missing.delete(source);
    },
    has: (source) => now() - (missing.get(source) ?? -Infinity) < retryMs,
  };
}
