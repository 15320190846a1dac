import { randomUUID } from 'node:crypto';

/** The numbers at the end of ids such as `n-12`, by what is before them. */
function highest(keys: readonly string[]): { readonly prefix: string; readonly number: number } | null {
  const found = keys.flatMap((key) => {
    const [, prefix = '', digits] = /^(.*?)(\d{1,9})$/.exec(key) ?? [];
    return digits === undefined ? [] : [{ prefix, number: Number(digits) }];
  });
  const [first] = found;
  if (!first) return null;
  const same = found.filter(({ prefix }) => prefix === first.prefix);
  return { prefix: first.prefix, number: Math.max(...same.map(({ number }) => number)) };
}

/**
 * Makes keys for new records: the next ids of their list, where ids are numbered, and otherwise random ones.
 * @param taken keys of all records, published or not
 * @param hasIds whether the records of the list have ids of their own
 */
export function keyMaker(taken: readonly string[], hasIds: boolean): () => string {
  const own = taken.filter((key) => !key.startsWith('~'));
  const last = own.length === 0 ? { prefix: '', number: 0 } : highest(own);
  let count = 0;
  return () => {
    const random = randomUUID().slice(0, 8);
    if (!hasIds) return `~new-${random}`;
    count += 1;
    return last ? `${last.prefix}${last.number + count}` : random;
  };
}
