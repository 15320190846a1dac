import { expect, test } from 'vitest';
import { boundedMap } from '../../../src/server/jobs/bounded-map';

test('a bounded map forgets the entry that was not used for longest', () => {
  const map = boundedMap<string>(2);
  map.set('a', '1');
  map.set('b', '2');
  map.get('a');
  map.set('c', '3');
  expect([...map.keys()].toSorted()).toEqual(['a', 'c']);
});

test('an empty map with room for many entries takes little memory', () => {
  const before = process.memoryUsage();
  const maps = Array.from({ length: 100 }, () => boundedMap<string>(20_000));
  const after = process.memoryUsage();
  const bytes = after.heapUsed + after.external - before.heapUsed - before.external;
  expect(bytes / maps.length).toBeLessThan(50_000);
});
