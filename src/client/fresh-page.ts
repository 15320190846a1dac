import type { QueryClient } from '@tanstack/react-query';
import { parseJson } from '../model/json/json';
import { initialStateId, isInitialState, type InitialState } from '../model/page/initial-state';
import type { DehydratedState } from '../model/source/dehydrated-state';
import type { SourceData } from '../model/source/envelope';

const scriptWithState = new RegExp(`<script [^>]*id="${initialStateId}">(.*?)</script>`, 's');

/** The initial state in the HTML of a page; null for other HTML. */
export function initialStateIn(html: string): InitialState | null {
  const [, json = null] = scriptWithState.exec(html) ?? [];
  const value = parseJson(json);
  return isInitialState(value) ? value : null;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a list of the HTML may replace the cached one: not with a part of what has been fetched since. */
function replaces(data: SourceData, cached: SourceData | undefined): boolean {
  if (data.total !== undefined) return false;
  return data.part === undefined || cached?.part !== undefined;
}

/**
 * Shows the lists of the newest version of a page. A list of which the HTML has only a part is requested when that part
 * has changed; one that failed stays as it is.
 */
export function showNewLists(client: QueryClient, newest: DehydratedState, shown: DehydratedState): void {
  for (const [key, data] of Object.entries(newest)) {
    if (!data) continue;
    if (replaces(data, client.getQueryData<SourceData>([key]))) client.setQueryData([key], data);
    else if (!isEqual(data, shown[key])) void client.invalidateQueries({ queryKey: [key] });
  }
}

/** Marks the lists of a page as those of a time, so that the page says so (B4.5.6), and as outdated. */
export function markLists(client: QueryClient, { dehydratedState }: InitialState, asOf: string): void {
  for (const key of Object.keys(dehydratedState)) {
    const data = client.getQueryData<SourceData>([key]);
    if (data) client.setQueryData([key], { ...data, asOf: data.asOf ?? asOf }, { updatedAt: 0 });
  }
}

function withoutMark(data: SourceData, mark: string): SourceData {
  const { asOf, ...unmarked } = data;
  return asOf === mark ? unmarked : data;
}

/** Takes the marks of a time back: the lists are still those of the newest version. */
export function unmarkLists(client: QueryClient, { dehydratedState }: InitialState, asOf: string): void {
  for (const key of Object.keys(dehydratedState)) {
    const data = client.getQueryData<SourceData>([key]);
    if (data) client.setQueryData([key], withoutMark(data, asOf));
  }
}
