import { setImmediate } from 'node:timers/promises';

/** Milliseconds after which other requests have their turn. */
const sliceMs = 10;

/** Maps many items like `Array.map`, and lets the server answer other requests meanwhile. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let end = performance.now() + sliceMs;
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    if (performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + sliceMs;
  }
  return results;
}
