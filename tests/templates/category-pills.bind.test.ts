import { expect, test } from 'vitest';
import { bindCategories, bindGroups, categoriesOf } from '../../src/templates/category-pills/bind';
import type { SectionOf } from '../../src/templates/contract';
import { contextFor } from '../binding/sample-context';

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
  bindGroups(section, records, contextFor('achievements'));

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

test('a group has its description, then the texts of its items, and their pictures', () => {
  const [group] = groups([
    {
      title: 'વૃક્ષારોપણ',
      description: 'કુલ ૧,૨૦૦ રોપા.',
      achievements: [
        { id: 1, title: 'ગૌચર', description: 'પહેલું વાવેતર.', imageBase64: '/a.webp' },
        { id: 1, title: 'તળાવ', description: null, imageBase64: '/b.webp' },
      ],
    },
  ]);
  expect(group?.words).toEqual({ text: 'વૃક્ષારોપણ' });
  expect(group?.texts.map(({ text }) => text)).toEqual(['કુલ ૧,૨૦૦ રોપા.', 'પહેલું વાવેતર.']);
  expect(group?.pictures.map(({ key, src }) => [key, src])).toEqual([
    ['1-0', '/a.webp'],
    ['1-1', '/b.webp'],
  ]);
});

test('an item without a picture keeps its tile while it has a caption', () => {
  const [group] = groups([
    { title: 'x', achievements: [{ title: 'ગૌચર' }, { id: 2, description: 'ચિત્ર વિના' }] },
  ]);
  expect(group?.pictures.map(({ src, caption }) => [src, caption?.text])).toEqual([[null, 'ગૌચર']]);
});

test('no pictures where none are bound', () => {
  const plain = { ...section, bind: { text: 'description' } };
  const bound = bindGroups(plain, [{ achievements: [{ title: 'ગૌચર' }] }], contextFor('achievements'));
  expect(bound[0]?.pictures).toEqual([]);
});

test.each([[null], [undefined], ['none'], [7], [{}], [[1, null, 'x']]])(
  'items that are %j are no items',
  (achievements) => {
    expect(groups([{ title: 'x', achievements }])).toMatchObject([{ key: 'x-1', texts: [], pictures: [] }]);
  },
);

test('groups of the same title have keys of their own', () => {
  expect(groups([{ title: 'x' }, { title: 'x' }, {}]).map(({ key }) => key)).toEqual(['x-1', 'x-2', '3-1']);
});

test('words in another script say in which language they are', () => {
  expect(groups([{ title: 'हरित ग्राम', description: 'Green village' }])[0]).toMatchObject({
    words: { text: 'हरित ग्राम', lang: 'hi' },
    texts: [{ text: 'Green village', lang: 'en' }],
  });
});
