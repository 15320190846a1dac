import type { SourceData } from './envelope';
import { sourceKey, type SourceRequest } from './source-request';

/**
 * The records that the HTML carries for the first render in the browser, by `sourceKey`. Null for a request that
 * failed on the server; missing for one that did not answer in time.
 */
export type DehydratedState = Readonly<Record<string, SourceData | null>>;

/** The server's answer to a request; null when it failed, undefined when there was none. */
export function dehydratedData(
  state: DehydratedState,
  request: SourceRequest | null,
): SourceData | null | undefined {
  return request ? state[sourceKey(request)] : undefined;
}
