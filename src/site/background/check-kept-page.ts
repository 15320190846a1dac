import type { QueryClient } from '@tanstack/react-query';
import type { KeptPage } from '../../engine/page/initial-state';
import { isObject } from '../../engine/json/json';
import { keptAtHeader } from '../../engine/worker/worker-settings';

/** The page as the server has it; null when it does not answer, and the service worker answers with what it has kept. */
async function fetchPage(): Promise<Response | null> {
  try {
    const response = await fetch(window.location.href);
    return response.ok && !response.headers.has(keptAtHeader) ? response : null;
  } catch {
    return null;
  }
}

/**
 * Compares a page that was shown before the server was asked with the server's (B10.8.8): requests its lists when it has
 * changed, and has it say from when it is when the server does not answer.
 */
export async function checkKeptPage(client: QueryClient, { at, tag }: KeptPage): Promise<void> {
  const response = await fetchPage();
  if (response?.headers.get('etag') === tag) return;
  if (!response) {
    const isList = ({ state }: { readonly state: { readonly data: unknown } }) => isObject(state.data);
    client.setQueriesData<object>({ predicate: isList }, (list) => list && { asOf: at, ...list });
  }
  await client.invalidateQueries();
}
