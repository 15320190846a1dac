import { expect, test } from 'vitest';
import { textsOf } from './html-page';
import { pageOf } from './sample-pages';

const items = 'main [data-sections] li';

/** A page of pictures by category and title: its categories, the titles of the first one, what is under the first title. */
const galleries: readonly (readonly [
  path: string,
  categories: readonly string[],
  titles: readonly string[],
  pictures: readonly string[],
])[] = [
  [
    'achievement',
    ['Awards and honours', 'Cleanliness and environment', 'Water and energy'],
    [
      'District awards',
      'Clean village honours',
      'Public honours for the sons and daughters who brought the village credit in sports and studies',
    ],
    [
      'Best village council 2024-25',
      'Certificate of good administration 2022',
      'Second place for e-gram services',
    ],
  ],
  [
    'activity',
    ['National days and festivals', 'Health and awareness', 'Farming and cattle'],
    ['Republic Day 2026', 'Navratri', 'Village fair and Uttarayan'],
    ['Flag hoisting in the school yard', 'Performances by the children', "Flowers at the martyrs' memorial"],
  ],
  [
    'photogallery',
    ['Our village', 'Festivals', 'Works and services'],
    ['ગામના જોવાલાયક સ્થળો', 'ખેતર અને સીમ', 'જૂની યાદો'],
    [],
  ],
  [
    'orgachievement/1',
    ['In studies', 'Sports and arts'],
    ['Examinations and scholarships', 'Science fair'],
    [
      "Grade 'A plus' in the school inspection",
      'National scholarships for 18 pupils',
      'Best school library of the taluka',
    ],
  ],
  [
    'orgactivity/1',
    ['School activities', 'Celebrations'],
    ['Digital learning', 'Learning from nature'],
    ['Mathematics on tablets', 'Computer room'],
  ],
  ['orggallery/1', ['School grounds', 'Events'], ['Building and playground', 'Classrooms'], []],
];

test.each(galleries)(
  '/%s offers its categories, and has all titles of the first one with their pictures',
  async (path, categories, titles, pictures) => {
    const page = await pageOf(`/en/${path}`);
    const buttons = '[role=group] button';
    expect(textsOf(page, `main ${buttons}`)).toEqual([...categories, ...titles]);
    expect(textsOf(page, `main ${buttons}[aria-pressed=true]`)).toEqual([categories[0], titles[0]]);
    expect(textsOf(page, 'main [data-sections] h2')).toEqual(titles);
    const captions = textsOf(page, items).slice(0, pictures.length);
    expect(captions).toEqual(pictures);
    expect(page.querySelectorAll(`${items} img`).length).toBeGreaterThan(titles.length);
  },
);

test('achievements have the text of their group, activities have not; both have those of their items', async () => {
  const [achievements, activities] = await Promise.all(
    ['achievement', 'activity'].map(async (path) =>
      textsOf(await pageOf(`/en/${path}`), 'main [data-sections] p'),
    ),
  );
  expect(achievements?.[0]).toMatch(/^Every year the Sabarkinara district council honours/);
  expect(achievements?.[1]).toMatch(/^First place for tax collection/);
  expect(activities?.[0]).toMatch(/^The flag was hoisted/);
});

test.each([
  ['villagephotos', ['All', 'Village and nature', 'Festivals and fairs', 'Development and services']],
  ['beneficiaries', ['All', 'Housing schemes', 'Pensions and aid', 'Farming and cattle', 'Skills']],
])('/%s offers its categories, all at first', async (path, categories) => {
  const page = await pageOf(`/en/${path}`);
  expect(textsOf(page, 'main [role=group] button')).toEqual(categories);
  expect(textsOf(page, 'main [role=group] button[aria-pressed=true]')).toEqual(['All']);
});
