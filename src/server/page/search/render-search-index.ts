import type { SearchEntry, SearchIndex, SearchPlace } from '../../../engine/search/search-index';
import { formsWith } from '../../../engine/search/search-terms';
import type { Search } from '../../../engine/site-config.generated';
import type { Site } from '../../../engine/site/site';
import type { ReadingOptions } from '../list-reading';
import type { RenderedText } from '../rendered-text';
import { lettersIn } from './letters';
import { otherSounds } from './other-sounds';
import { readEntries } from './read-entries';
import type { FoundEntry } from './search-entries';

/** The places of an index, each once. */
interface SearchPlaces {
  /** Position of a place in the list. */
  readonly numberOf: (place: SearchPlace) => number;
  readonly list: readonly SearchPlace[];
}

/** Creates an empty list of places. */
function createSearchPlaces(): SearchPlaces {
  const list: SearchPlace[] = [];
  const numbers = new Map<string, number>();
  return {
    list,
    numberOf: (place) => {
      const key = JSON.stringify([place.path, place.subject]);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, list.length);
      return list.push(place) - 1;
    },
  };
}

/** Inputs of a search index. */
export interface SearchIndexSource extends ReadingOptions {
  readonly search: Search;
  /** Language code → site, of all languages. */
  readonly sites: Readonly<Record<string, Site>>;
}

/** Characters of all texts of an index. */
const mostCharacters = 600_000;

/** Returns whether entries fit into the index, in their order. */
function limitCharacters(): (entry: SearchEntry) => boolean {
  let left = mostCharacters;
  return ([title, text, , address, other]) => {
    left -= title.length + text.length + (address?.length ?? 0) + (other?.length ?? 0);
    return left >= 0;
  };
}

/** Renders the search index of a language (B10.10.2). */
export async function renderSearchIndex(source: SearchIndexSource): Promise<RenderedText> {
  const { site, sites, search, checked } = source;
  const own = await readEntries(source, search);
  const otherSites = Object.values(sites).filter(({ language }) => language.code !== site.language.code);
  const others = await Promise.all(
    otherSites.map((other) => readEntries({ ...source, site: other }, search)),
  );
  const letters = lettersIn(checked.config.languages.list);
  const soundsOf = otherSounds(others, formsWith(letters));
  const places = createSearchPlaces();
  const fits = limitCharacters();
  const written = (entry: FoundEntry): SearchEntry => {
    const { title, text, place, address } = entry;
    const other = soundsOf(entry);
    const short = [title, text, places.numberOf(place)] as const;
    if (other !== '') return [...short, address, other];
    return address === null ? short : [...short, address];
  };
  const groups = own.groups.map(({ title, entries }) => ({
    title,
    entries: entries.map(written).filter(fits),
  }));
  const index: SearchIndex = { letters, places: places.list, groups };
  const isComplete = [own, ...others].every((read) => read.isComplete);
  return { text: JSON.stringify(index), isComplete };
}
