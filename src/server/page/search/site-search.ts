import { openSearchEngine, type SearchEngine } from '../../../engine/search/search-engine';
import { isSearchIndex, searchIndexPath } from '../../../engine/search/search-index';
import { isTooLong } from '../../../engine/search/search-query';
import type { SearchOutcome } from '../../../engine/search/search-results';
import { generatedFiles, type FileSources } from '../generated-file';
import type { SitePages } from '../site-pages';

/** Searches a site in a language. Never rejects. */
export type SiteSearch = (code: string, query: string) => Promise<SearchOutcome>;

interface OpenEngine {
  /** ETag of its index. */
  readonly etag: string;
  readonly search: Promise<SearchEngine>;
}

/**
 * Creates the search of a site for visitors without script. It has one engine per language, made at its first use.
 * @param onError called when a search fails in a language
 */
export function createSiteSearch(
  sources: FileSources,
  pages: Pick<SitePages, 'findFile'>,
  onError: (code: string, error: unknown) => void,
): SiteSearch {
  const files = generatedFiles(sources);
  const engines = new Map<string, OpenEngine>();

  async function engineOf(code: string): Promise<SearchEngine> {
    const file = files.find(({ path }) => path === searchIndexPath(code));
    const page = file && (await pages.findFile(file));
    if (!page) throw new Error(`There is no search index in ${code}.`);
    const { etag, variants } = page.response;
    const open = engines.get(code);
    if (open?.etag === etag) return open.search;
    const index: unknown = JSON.parse(variants.identity.body.toString());
    if (!isSearchIndex(index)) throw new Error(`The search index in ${code} has the wrong shape.`);
    const search = openSearchEngine(index);
    engines.set(code, { etag, search });
    return search;
  }

  return async (code, query) => {
    if (isTooLong(query)) return { state: 'too-long' };
    try {
      const search = await engineOf(code);
      return { state: 'ready', results: search(query) };
    } catch (error) {
      onError(code, error);
      return { state: 'failed' };
    }
  };
}
