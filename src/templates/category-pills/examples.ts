import type { SectionOf } from '../declaration';
import { samplePicture, type Example, type ExampleRecords } from '../shared/example';
import { categories, cleanliness, gallery, longNames, water } from './example-records';

type CategoryPills = SectionOf<'category-pills'>;

const achievements: CategoryPills = {
  template: 'category-pills',
  source: 'achievements',
  categories: { source: 'achievementCategories', label: 'name' },
  group: { label: 'title', description: 'description', items: 'achievements' },
  bind: { image: 'imageBase64', caption: 'title', viewerCaption: 'description', text: 'description' },
  empty: 'achievements.empty',
};

const photos: CategoryPills = {
  template: 'category-pills',
  title: 'page.councilPhotos',
  source: 'councilGallery',
  categories: { source: 'councilGalleryCategories', label: 'name' },
  group: { label: 'title', items: 'image' },
  bind: { image: 'imageBase64', viewerCaption: 'title' },
  empty: 'images.empty',
};

/** An example of the first category's groups; the second category is as it is. */
function first(name: string, groups: ExampleRecords, section = achievements): Example<'category-pills'> {
  const records = { achievementCategories: categories, 'achievements#1': groups, 'achievements#2': water };
  return { name, section, records };
}

function ofCategories(name: string, list: ExampleRecords): Example<'category-pills'> {
  return { name, section: achievements, records: { achievementCategories: list, achievements: cleanliness } };
}

const many = Array.from({ length: 12 }, (_, index) => ({
  title: `કામગીરી ${index + 1}`,
  description: null,
  achievements: Array.from({ length: 42 }, (_item, place) => ({
    id: place,
    title: `ચિત્ર ${place + 1}`,
    imageBase64: samplePicture(place % 2 ? 'vav' : 'khet'),
  })),
}));

const long = {
  title: longNames.name,
  description: longNames.text,
  achievements: [
    { id: 1, title: longNames.name, description: longNames.text, imageBase64: samplePicture('ropa') },
  ],
};

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'category-pills'>[] = [
  first('achievements', cleanliness),
  first('one group', cleanliness.slice(0, 1)),
  first('five hundred pictures in twelve groups', many),
  first('no groups', []),
  first('groups loading', 'loading'),
  first('groups failed', 'failed'),
  first('group without items', cleanliness.slice(2)),
  first('without pictures', cleanliness, { ...achievements, bind: { text: 'description' } }),
  first('missing and broken pictures', [
    {
      title: 'ચિત્રો વિના',
      achievements: [
        { id: 1, title: 'ચિત્ર બાકી છે', imageBase64: null },
        { id: 2, title: 'તૂટેલું ચિત્ર', imageBase64: samplePicture('broken') },
        { id: 3, title: 'તળાવ', imageBase64: samplePicture('talav') },
        { id: 4, title: null, imageBase64: '' },
      ],
    },
  ]),
  first('same titles and ids', [cleanliness[0], cleanliness[0], { ...cleanliness[1], title: null }]),
  first('very long texts', [long, ...cleanliness]),
  first('texts cut', [long], { ...achievements, bind: { text: { field: 'description', cutAt: 150 } } }),
  first('wrong values', [
    { title: 7, description: {}, achievements: 'none' },
    { achievements: [1, null, {}] },
  ]),
  {
    name: 'photo gallery with a title',
    section: photos,
    records: { councilGalleryCategories: categories, councilGallery: gallery },
  },
  ofCategories('one category', categories.slice(0, 1)),
  ofCategories(
    'forty categories',
    Array.from({ length: 40 }, (_, id) => ({ id, name: `વિભાગ ${id + 1}` })),
  ),
  ofCategories('same ids and a missing name', [
    ...categories,
    ...categories,
    { id: 9 },
    { name: 'આઈડી વિના' },
  ]),
  ofCategories('categories with very long names', [{ id: 1, name: longNames.name }, ...categories.slice(1)]),
  ofCategories('no categories', []),
  ofCategories('categories loading', 'loading'),
  ofCategories('categories failed', 'failed'),
  {
    name: 'nothing where there are no categories',
    section: { ...achievements, whenEmpty: 'hide' },
    records: { achievementCategories: [], achievements: [] },
  },
];
