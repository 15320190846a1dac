import { apiCall, apiUrl } from '../../engine/source/api-call';
import { sourceKey, type SourceRequest, type Sources } from '../../engine/source/source-request';
import type { Council, CouncilResponse } from '../../server/council/council';
import { createQueue } from '../../server/jobs/queue';

/** The council's data at one time: every list is requested once. */
export interface Snapshot {
  readonly council: Council;
  /** One line for every list that failed so far. */
  readonly failures: () => readonly string[];
}

/** Lists that are requested at the same time. */
const concurrentRequests = 4;

/** Takes a snapshot of a council, list by list as they are requested. */
export function takeSnapshot(council: Pick<Council, 'get'>, sources: Sources): Snapshot {
  const queue = createQueue({ concurrency: concurrentRequests });
  const responses = new Map<string, Promise<CouncilResponse>>();
  const versions = new Map<string, string>();
  const failures: string[] = [];

  async function load(request: SourceRequest): Promise<CouncilResponse> {
    const response = await queue.run(() => council.get(request));
    const { status, list, message } = response;
    if (!list) failures.push(`GET ${apiUrl(apiCall(sources, request))}: ${message ?? ''} (${status})`);
    versions.set(sourceKey(request), response.version);
    return response;
  }

  function get(request: SourceRequest): Promise<CouncilResponse> {
    const key = sourceKey(request);
    const response = responses.get(key) ?? load(request);
    responses.set(key, response);
    return response;
  }

  const currentVersion = (request: SourceRequest) => versions.get(sourceKey(request));
  return { council: { get, currentVersion }, failures: () => failures };
}
