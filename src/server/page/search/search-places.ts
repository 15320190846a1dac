import type { SearchPlace } from '../../../engine/search/search-index';

/** The places of an index, each once. */
export interface SearchPlaces {
  /** Position of a place in the list. */
  readonly numberOf: (place: SearchPlace) => number;
  readonly list: readonly SearchPlace[];
}

/** Creates an empty list of places. */
export function createSearchPlaces(): SearchPlaces {
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
