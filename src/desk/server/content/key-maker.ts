import { randomUUID } from 'node:crypto';

/** An id such as `n-12` by its parts. */
export interface NumberedId {
  readonly prefix: string;
  readonly number: number;
}

/** The highest of the ids with the prefix of the first one that ends in a number; null without one. */
export function highestId(keys: readonly string[]): NumberedId | null {
  const found = keys.flatMap((key) => {
    const [, prefix = '', digits] = (key.startsWith('~') ? null : /^(.*?)(\d{1,9})$/.exec(key)) ?? [];
    return digits === undefined ? [] : [{ prefix, number: Number(digits) }];
  });
  const [first] = found;
  if (!first) return null;
  const same = found.filter(({ prefix }) => prefix === first.prefix);
  return { prefix: first.prefix, number: Math.max(...same.map(({ number }) => number)) };
}

/**
 * Makes keys for new records: the next ids of their list, where ids are numbered, and otherwise random ones.
 * @param taken keys of all records, published or not, and the highest one that the list has had
 * @param hasIds whether the records of the list have ids of their own
 */
export function keyMaker(taken: readonly string[], hasIds: boolean): () => string {
  const own = taken.filter((key) => !key.startsWith('~'));
  const last = own.length === 0 ? { prefix: '', number: 0 } : highestId(own);
  let count = 0;
  return () => {
    const random = randomUUID().slice(0, 8);
    if (!hasIds) return `~new-${random}`;
    count += 1;
    return last ? `${last.prefix}${last.number + count}` : random;
  };
}
