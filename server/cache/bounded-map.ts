import { LRUCache } from 'lru-cache';

/** See `boundedMap`. */
export type BoundedMap<Value extends object | string | true> = LRUCache<string, Value>;

/**
 * Creates a map that forgets the entries that were not used for longest. Its memory grows with its entries: with `max`,
 * lru-cache allocates every slot at once, 0.5 MB for 20,000, which a process with many sites has for each of them.
 * @param most number of entries
 * @param ttl time in ms after which an entry is forgotten
 */
export function boundedMap<Value extends object | string | true>(
  most: number,
  ttl?: number,
): BoundedMap<Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1, ...(ttl !== undefined && { ttl }) });
}
