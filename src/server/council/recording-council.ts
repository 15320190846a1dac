import type { CouncilRecord } from '../../engine/record/record';
import { sourceKey, type SourceRequest } from '../../engine/source/source-request';
import type { Council, CouncilResponse } from './council';

/** An answer and the request for it. */
export interface RecordedAnswer {
  readonly request: SourceRequest;
  readonly response: CouncilResponse;
}

/** A council that records its requests and answers. */
export interface RecordingCouncil extends Pick<Council, 'get'> {
  /** `sourceKey` of each request so far, answered or not. */
  readonly requested: ReadonlySet<string>;
  /** The answers so far, one for each request and version. */
  readonly answers: () => readonly RecordedAnswer[];
}

/** Wraps a council to find out which of its answers a page is made from. */
export function recordingCouncil(council: Pick<Council, 'get'>): RecordingCouncil {
  const requested = new Set<string>();
  const answers = new Map<string, RecordedAnswer>();
  return {
    requested,
    answers: () => [...answers.values()],
    get: async (request) => {
      const key = sourceKey(request);
      requested.add(key);
      const response = await council.get(request);
      answers.set(`${key} ${response.version}`, { request, response });
      return response;
    },
  };
}

/** Length of a list or of the longest list inside one of its records. */
function longestList(records: readonly CouncilRecord[]): number {
  const nested = records.flatMap((record) => Object.values(record).filter(Array.isArray));
  return nested.reduce((longest, list) => Math.max(longest, list.length), records.length);
}

/** Number of records of the longest list, nested ones included, in the answers of some sources. */
export function mostRecords(answers: readonly RecordedAnswer[], sources: ReadonlySet<string>): number {
  const lists = answers.flatMap(({ request, response }) =>
    sources.has(request.source) && response.list ? [response.list.records] : [],
  );
  return Math.max(0, ...lists.map(longestList));
}
