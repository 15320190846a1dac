import { openSearchEngine, type SearchEngine } from '../../engine/search/search-engine';
import { isSearchIndex, searchIndexPath } from '../../engine/search/search-index';
import { fetchSiteFile } from './fetch-site-file';

/** Fetches the search index of a language and makes it searchable. Rejects when that fails. */
export async function loadSearchEngine(code: string): Promise<SearchEngine> {
  const index = await fetchSiteFile(searchIndexPath(code));
  if (!isSearchIndex(index)) throw new Error('The search index has the wrong shape.');
  return openSearchEngine(index);
}
