import { expect, test } from 'vitest';
import {
  bindCategories,
  bindGroupItems,
  categoriesOf,
  groupBinder,
} from '../../src/templates/category-pills/bind';
import type { SectionOf } from '../../src/templates/declaration';
import { samePosition } from '../../src/templates/shared/bind-batches';
import { contextFor } from '../engine/binding/sample-context';

const section: SectionOf<'category-pills'> = {
  template: 'category-pills',
  source: 'achievements',
  where: [{ field: 'title', equals: 'x' }],
  categories: { source: 'achievementCategories', label: 'name' },
  group: { label: 'title', description: 'description', items: 'achievements' },
  bind: { image: 'imageBase64', caption: 'title', viewerCaption: 'description', text: 'description' },
  empty: 'achievements.empty',
};

const groups = (records: readonly Readonly<Record<string, unknown>>[]) =>
  groupBinder(section, contextFor('achievements'))(records, samePosition);

const itemsOf = (achievements: readonly Readonly<Record<string, unknown>>[]) =>
  bindGroupItems(section, achievements, contextFor('achievements'));

const categories = (records: readonly Readonly<Record<string, unknown>>[]) =>
  bindCategories(section, records, contextFor('achievementCategories'));

test('the categories are a section of their own, without the conditions of the groups', () => {
  expect(categoriesOf(section)).toEqual({ source: 'achievementCategories', empty: 'achievements.empty' });
});

test('a category is asked for with its id as text', () => {
  expect(categories([{ id: 7, name: 'સ્વચ્છતા' }])).toEqual([
    { key: '7-1', id: '7', words: { text: 'સ્વચ્છતા' } },
  ]);
});

test('categories that share an id have keys of their own', () => {
  const keys = categories([{ id: 1 }, { id: '1' }, { id: 2 }]).map(({ key }) => key);
  expect(keys).toEqual(['1-1', '1-2', '2-1']);
});

test('a category keeps its key when another comes before it', () => {
  expect(categories([{ id: 9 }, { id: 1 }])[1]?.key).toBe(categories([{ id: 1 }])[0]?.key);
});

test('a category without an id is left out, one without a name gets its number', () => {
  expect(categories([{ name: 'આઈડી વિના' }, { id: 2, name: ' ' }])).toEqual([
    { key: '2-1', id: '2', words: { text: '2' } },
  ]);
});

test('a group has its title, its description and its items', () => {
  const item = { id: 1, title: 'ગૌચર' };
  expect(groups([{ title: 'વૃક્ષારોપણ', description: 'કુલ ૧,૨૦૦ રોપા.', achievements: [item] }])).toEqual([
    {
      key: 'વૃક્ષારોપણ-1',
      words: { text: 'વૃક્ષારોપણ' },
      description: { text: 'કુલ ૧,૨૦૦ રોપા.' },
      items: [item],
    },
  ]);
});

test('an item has a text and a picture with a key of its own', () => {
  const items = itemsOf([
    { id: 1, title: 'ગૌચર', description: 'પહેલું વાવેતર.', imageBase64: '/a.webp' },
    { id: 1, title: 'તળાવ', description: null, imageBase64: '/b.webp' },
  ]);
  expect(items.map(({ text }) => text?.text)).toEqual(['પહેલું વાવેતર.', undefined]);
  expect(items.map(({ picture }) => [picture?.key, picture?.src])).toEqual([
    ['1-0', '/a.webp'],
    ['1-1', '/b.webp'],
  ]);
});

test('an item without a picture keeps its tile while it has a caption', () => {
  const items = itemsOf([{ title: 'ગૌચર' }, { id: 2, description: 'ચિત્ર વિના' }]);
  expect(items.map(({ picture }) => picture && [picture.src, picture.caption?.text])).toEqual([
    [null, 'ગૌચર'],
    null,
  ]);
});

test('no pictures where none are bound', () => {
  const plain = { ...section, bind: { text: 'description' } };
  expect(bindGroupItems(plain, [{ title: 'ગૌચર' }], contextFor('achievements'))).toEqual([
    { text: null, picture: null },
  ]);
});

test.each([[null], [undefined], ['none'], [7], [{}], [[1, null, 'x']]])(
  'items that are %j are no items',
  (achievements) => {
    expect(groups([{ title: 'x', achievements }])).toMatchObject([{ key: 'x-1', items: [] }]);
  },
);

test('groups of the same title have keys of their own', () => {
  expect(groups([{ title: 'x' }, { title: 'x' }, {}]).map(({ key }) => key)).toEqual(['x-1', 'x-2', '3-1']);
});

test('words in another script say in which language they are', () => {
  expect(groups([{ title: 'हरित ग्राम', description: 'Green village' }])[0]).toMatchObject({
    words: { text: 'हरित ग्राम', lang: 'hi' },
    description: { text: 'Green village', lang: 'en' },
  });
});
