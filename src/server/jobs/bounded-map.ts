import { LRUCache } from 'lru-cache';

/** See `boundedMap`. */
export type BoundedMap<Value extends object | string | true> = LRUCache<string, Value>;

/**
 * Creates a map that forgets the least recently used entries. Its memory grows with its entries. With `max`, lru-cache
 * allocates every slot at once: 0.5 MB for 20,000, for each of many sites.
 * @param most number of entries
 * @param ttl time in ms after which an entry is forgotten
 */
export function boundedMap<Value extends object | string | true>(
  most: number,
  ttl?: number,
): BoundedMap<Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1, ...(ttl !== undefined && { ttl }) });
}
