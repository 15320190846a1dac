/** Fetches a file under `/site/`, immutable under its hash, as JSON. Rejects when that fails. */
export async function fetchSiteFile(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
