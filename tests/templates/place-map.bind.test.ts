import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { bindPlaces } from '../../src/templates/place-map/bind';
import { contextFor } from '../engine/binding/sample-context';

const section: SectionOf<'place-map'> = {
  template: 'place-map',
  source: 'mapPlaces',
  picture: 'pictures/map.webp',
  bind: { title: 'name', x: 'x', y: 'y', address: 'link' },
};

const bind = (record: object) => bindPlaces(section, [{ ...record }], contextFor('mapPlaces', 'EN'));

test.each([
  [
    { x: 0, y: 100 },
    { x: 0, y: 100 },
  ],
  [
    { x: '41.5', y: 38 },
    { x: 41.5, y: 38 },
  ],
  [{ x: 101, y: 38 }, null],
  [{ x: 41, y: -1 }, null],
  [{ x: 41 }, null],
  [{ x: {}, y: [] }, null],
])('a place at %j has the position %j, and is in the list', (record, position) => {
  expect(bind({ name: 'Pond', ...record })).toMatchObject([{ title: { text: 'Pond' }, position }]);
});

test('a place without a name is left out', () => {
  expect(bind({ x: 1, y: 1 })).toEqual([]);
});

test('a place links to another map at a safe address only', () => {
  expect(bind({ name: 'Pond', link: 'https://maps.example.org/1' })[0]?.address).toBe(
    'https://maps.example.org/1',
  );
  expect(bind({ name: 'Pond', link: 'javascript:alert(1)' })[0]?.address).toBeNull();
});
