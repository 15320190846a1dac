import { withTimeout } from './with-timeout';

/** Milliseconds after which a request is aborted: a search index is larger than a list. */
const timeout = 30_000;

/** Fetches a file of the site as JSON, such as one under `/site/`. Rejects when that fails, and after 30 s. */
export function fetchSiteFile(url: string, signal: AbortSignal | null = null): Promise<unknown> {
  const read = async (limited: AbortSignal): Promise<unknown> => {
    const response = await fetch(url, { signal: limited });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return response.json();
  };
  return withTimeout(timeout, read, signal);
}
