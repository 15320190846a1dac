import type { QueryClient } from '@tanstack/react-query';
import { isObject, parseJson } from '../model/json/json';
import { initialStateId, type InitialState } from '../model/page/initial-state';
import type { DehydratedState } from '../model/source/dehydrated-state';
import type { SourceData } from '../model/source/envelope';

/** Our own server wrote it, so that only its presence is checked. */
const isInitialState = (value: unknown): value is InitialState =>
  isObject(value) && isObject(value.dehydratedState);

const scriptWithState = new RegExp(`<script [^>]*id="${initialStateId}">(.*?)</script>`, 's');

/** The initial state in the HTML of a page; null for other HTML. */
export function initialStateIn(html: string): InitialState | null {
  const [, json = null] = scriptWithState.exec(html) ?? [];
  const value = parseJson(json);
  return isInitialState(value) ? value : null;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Shows the lists of the newest version of a page. A list of which the HTML has only a part is requested when that part
 * has changed; one that failed stays as it is.
 */
export function showNewLists(client: QueryClient, newest: DehydratedState, shown: DehydratedState): void {
  for (const [key, data] of Object.entries(newest)) {
    if (!data) continue;
    if (data.total === undefined) client.setQueryData([key], data);
    else if (!isEqual(data, shown[key])) void client.invalidateQueries({ queryKey: [key] });
  }
}

/** Marks the lists of a page as those of a time, so that the page says so (B4.5.6), and as outdated. */
export function markLists(client: QueryClient, { dehydratedState }: InitialState, asOf: string): void {
  for (const key of Object.keys(dehydratedState)) {
    const mark = (data: SourceData | undefined) => data && { ...data, asOf: data.asOf ?? asOf };
    client.setQueryData<SourceData>([key], mark, { updatedAt: 0 });
  }
}

function withoutMark(data: SourceData, mark: string): SourceData {
  const { asOf, ...unmarked } = data;
  return asOf === mark ? unmarked : data;
}

/** Takes the marks of a time back: the lists are still those of the newest version. */
export function unmarkLists(client: QueryClient, { dehydratedState }: InitialState, asOf: string): void {
  for (const key of Object.keys(dehydratedState)) {
    client.setQueryData<SourceData>([key], (data) => data && withoutMark(data, asOf));
  }
}
