import { createSemaphore } from './semaphore';

/** Calls an async function for every item, at most `limit` at a time. The results are in the order of the items. */
export function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const semaphore = createSemaphore(limit);
  return Promise.all(
    [...items].map(async (item) => {
      const release = await semaphore.acquire();
      return work(item).finally(release);
    }),
  );
}
