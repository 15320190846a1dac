/** Fetches a file of the site as JSON, such as one under `/site/`. Rejects when that fails. */
export async function fetchSiteFile(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
