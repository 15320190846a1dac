import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../../src/engine/json/json';
import { root } from '../../bootstrap.mjs';

/** Parts of the first view of a page → kB. */
export type Parts = ReadonlyMap<string, number>;

const file = join(root, 'scripts/bench/first-view.json');

function partsIn(value: unknown): Parts {
  const entries = isObject(value) ? Object.entries(value) : [];
  return new Map(entries.flatMap(([name, kB]) => (typeof kB === 'number' ? [[name, kB] as const] : [])));
}

/** Path of a page → its parts when they were last recorded. */
export function recordedParts(): ReadonlyMap<string, Parts> {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(isObject(value) ? Object.entries(value).map(([path, parts]) => [path, partsIn(parts)]) : []);
}

/** Records the parts of pages, for comparison with later versions. */
export function recordParts(pages: ReadonlyMap<string, Parts>): void {
  const value = Object.fromEntries([...pages].map(([path, parts]) => [path, Object.fromEntries(parts)]));
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

const signed = (difference: number): string =>
  Math.abs(difference) < 0.05 ? '' : `${difference > 0 ? '+' : ''}${difference.toFixed(1)}`;

/** Prints the parts of a page, the largest first, with the difference to the recorded ones where there is one. */
export function printParts(path: string, parts: Parts, before: Parts | undefined): void {
  const names = [...new Set([...parts.keys(), ...(before?.keys() ?? [])])];
  const rows = names
    .map((name) => ({ name, now: parts.get(name) ?? 0, then: before?.get(name) ?? 0 }))
    .sort((a, b) => b.now - a.now);
  const total = rows.reduce((sum, { now, then }) => ({ now: sum.now + now, then: sum.then + then }), {
    now: 0,
    then: 0,
  });
  const width = Math.max(...names.map((name) => name.length));
  const lines = [...rows, { name: 'all', ...total }].map(({ name, now, then }) =>
    `${name.padEnd(width)}  ${now.toFixed(1).padStart(6)}  ${before ? signed(now - then) : ''}`.trimEnd(),
  );
  console.log(
    [`${path}: kB of the first view (brotli), and the difference to what was recorded`, ...lines, ''].join(
      '\n',
    ),
  );
}
