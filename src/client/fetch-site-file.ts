import { withTimeout } from './with-timeout';

/** Milliseconds after which a request is aborted: a search index is larger than a list. */
const timeout = 30_000;

/** Fetches a file of the site as JSON, such as one under `/site/`. Rejects when that fails, and after 30 s. */
export async function fetchSiteFile(url: string): Promise<unknown> {
  return withTimeout(timeout, async (signal) => {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const value: unknown = await response.json();
    return value;
  });
}
