import { describe, expect, test } from 'vitest';
import { openSearchEngine } from '../../src/engine/search/search-engine';
import type { SearchEntry, SearchPlace } from '../../src/engine/search/search-index';
import { suggestionQuery, suggestionsOf } from '../../src/templates/form/suggestions/suggestions-of';

const places: readonly SearchPlace[] = [
  { title: 'Ask a question', path: '/question' },
  { title: 'Notices', path: '/notices' },
  { title: 'Water', path: '/water' },
];

const notices: readonly SearchEntry[] = [
  ['Water supply in summer', '', 1, '/files/summer.pdf'],
  ['Water supply in winter', '', 1, '/files/winter.pdf'],
  ['Water tax', '', 1, '/files/tax.pdf'],
  ['Water meters', '', 1, '/files/meters.pdf'],
  ['Water tankers', '', 1, '/files/tankers.pdf'],
  ['The road', 'Water is on the road.', 1, '/files/road.pdf'],
];

const pages: readonly SearchEntry[] = [
  ['Ask a question about water', '', 0],
  ['Water', '', 2],
  ['Where the water comes from', '', 2],
];

async function titlesFor(query: string): Promise<readonly string[]> {
  const groups = [
    { title: 'Notices', entries: notices },
    { title: 'Pages', entries: pages },
  ];
  const search = await openSearchEngine({ letters: {}, places, groups });
  const hits = suggestionsOf(search(query), ({ path }) => path === '/question');
  return hits.map(({ title }) => title.map(([text]) => text).join(''));
}

describe('suggestions', () => {
  test('are at most five, of all kinds, each address once, without the page of the form', async () => {
    const titles = await titlesFor('When is the water supply?');
    expect(titles).toHaveLength(5);
    expect(titles[0]).toMatch(/^Water supply/);
    expect(titles.filter((title) => pages.some(([page]) => page === title))).toHaveLength(1);
    expect(titles).not.toContain('Ask a question about water');
  });

  test('have a word of the question in their title', async () => {
    expect(await titlesFor('the road')).toEqual(['The road']);
    expect(await titlesFor('What is on the notice board?')).toEqual([]);
  });
});

test.each([
  ['', ''],
  [' wa ', ''],
  ['When\nis  water?', 'When water'],
  ['ગ્રામસભા ક્યારે છે?', 'ગ્રામસભા ક્યારે'],
  ['water '.repeat(3000), 'water '.repeat(10).trim()],
  ['w'.repeat(5000), ''],
])('the query for %j is %j', (typed, query) => {
  expect(suggestionQuery(typed)).toBe(query);
});
