import type { SiteConfig } from '../../engine/site-config.generated';
import { type Council, type CouncilResponse, failureResponse } from './council';
import { type Query, resolveRequest } from './resolve-request';

/** The answer of a council to a GET call: a path under `/api`, with a leading slash, and its query. */
export async function answerApiCall(
  council: Council,
  config: SiteConfig,
  path: string,
  query: Query,
): Promise<CouncilResponse> {
  const request = resolveRequest(config, path, query);
  return 'error' in request ? failureResponse(request.status, request.error) : council.get(request);
}
