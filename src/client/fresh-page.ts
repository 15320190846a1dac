import { parseJson } from '../model/json/json';
import { initialStateId, isInitialState, type InitialState } from '../model/page/initial-state';
import type { DehydratedState } from '../model/source/dehydrated-state';
import { isSourceData, type SourceData } from '../model/source/envelope';
import type { LazyQueryClient } from './lazy-query-client';

const scriptWithState = new RegExp(`<script [^>]*id="${initialStateId}">(.*?)</script>`, 's');

/** The initial state in the HTML of a page; null for other HTML. */
export function initialStateIn(html: string): InitialState | null {
  const [, json = null] = scriptWithState.exec(html) ?? [];
  const value = parseJson(json);
  return isInitialState(value) ? value : null;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a list of the HTML may replace the cached one: not with a part of what has been fetched since. */
function replaces(data: SourceData, cached: unknown): boolean {
  if (data.total !== undefined) return false;
  return data.part === undefined || !isSourceData(cached) || cached.part !== undefined;
}

/**
 * Shows the lists of the newest version of a page. A list of which the HTML has only a part is requested when that part
 * has changed; one that failed stays as it is.
 */
export function showNewLists(client: LazyQueryClient, newest: DehydratedState, shown: DehydratedState): void {
  for (const [key, data] of Object.entries(newest)) {
    if (!data) continue;
    const cached = client.get(key);
    // The same object where nothing has changed, so that nothing is rendered again.
    if (replaces(data, cached)) client.set(key, isEqual(data, cached) ? cached : data);
    else if (!isEqual(data, shown[key])) client.invalidate(key);
  }
}

/** Marks the lists of a page as those of a time, so that the page says so (B4.5.6), and as outdated. */
export function markLists(client: LazyQueryClient, { dehydratedState }: InitialState, asOf: string): void {
  for (const key of Object.keys(dehydratedState)) {
    const data = client.get(key);
    if (isSourceData(data)) client.set(key, { ...data, asOf: data.asOf ?? asOf }, 0);
  }
}

function withoutMark(data: SourceData, mark: string): SourceData {
  const { asOf, ...unmarked } = data;
  return asOf === mark ? unmarked : data;
}

/** Takes the marks of a time back: the lists are still those of the newest version. */
export function unmarkLists(client: LazyQueryClient, { dehydratedState }: InitialState, asOf: string): void {
  for (const key of Object.keys(dehydratedState)) {
    const data = client.get(key);
    if (isSourceData(data)) client.set(key, withoutMark(data, asOf));
  }
}
