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
 * A key for a new record: the next id of its list, where ids are numbered, and otherwise a random one.
 * @param taken keys of all records, published or not
 * @param hasIds whether the records of the list have ids of their own
 */
export function newKey(taken: readonly string[], hasIds: boolean): string {
  const random = randomUUID().slice(0, 8);
  if (!hasIds) return `~new-${random}`;
  const own = taken.filter((key) => !key.startsWith('~'));
  const last = own.length === 0 ? { prefix: '', number: 0 } : highest(own);
  return last ? `${last.prefix}${last.number + 1}` : random;
}
