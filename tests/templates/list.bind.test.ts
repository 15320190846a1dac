import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { bindItems, groupByYear } from '../../src/templates/list/bind';
import { contextFor } from '../engine/binding/sample-context';

const notices: SectionOf<'list'> = {
  template: 'list',
  look: 'notices',
  source: 'notices',
  bind: { title: 'title', address: 'link' },
};

const about: SectionOf<'list'> = {
  template: 'list',
  look: 'texts',
  source: 'councilAbout',
  bind: { body: { field: 'title', fallback: 'about.noTitle', cutAt: 150 } },
};

test('a notice has its title and its address', () => {
  const records = [{ id: 'n-1', title: 'ગ્રામસભા', link: 'https://example.org/a.pdf' }];
  expect(bindItems(notices, records, contextFor('notices'))).toEqual([
    {
      key: 'n-1-0',
      picture: null,
      title: { text: 'ગ્રામસભા' },
      body: null,
      date: null,
      facts: [],
      address: 'https://example.org/a.pdf',
      page: null,
      isNew: false,
      year: null,
    },
  ]);
});

test.each([[null], [''], ['javascript:alert(1)'], ['//example.org'], [7]])(
  'a notice with the address %j leads nowhere',
  (link) => {
    const [item] = bindItems(notices, [{ title: 'ગ્રામસભા', link }], contextFor('notices'));
    expect(item?.address).toBeNull();
  },
);

test('a record without anything to show is left out, and the others keep their keys', () => {
  const items = bindItems(notices, [{ id: 1 }, { id: 2, title: 'ગ્રામસભા' }], contextFor('notices'));
  expect(items.map(({ key }) => key)).toEqual(['2-1']);
});

test('a text is cut at 150 characters', () => {
  const [item] = bindItems(about, [{ title: 'ક'.repeat(151) }], contextFor('councilAbout'));
  expect(item?.body?.short).toBe(`${'ક'.repeat(150)}...`);
});

test('a text that is missing has its fallback', () => {
  const [item] = bindItems(about, [{ title: null }], contextFor('councilAbout', 'EN'));
  expect(item?.body).toEqual({ text: 'No Title Available' });
});

test('an item has the day and the labelled values that are bound', () => {
  const section: SectionOf<'list'> = {
    template: 'list',
    look: 'tales',
    source: 'news',
    bind: { title: 'title', date: 'newsDate', facts: [{ label: 'news.title', field: 'newsDate' }] },
  };
  const [item] = bindItems(section, [{ title: 'Fair', newsDate: '2026-10-02' }], contextFor('news'));
  expect(item?.date).toEqual({ day: '2026-10-02', text: '02-10-2026' });
  expect(item?.facts).toMatchObject([{ value: { text: '02-10-2026' } }]);
});

test('a notice has its date, its page, and is new for seven days', () => {
  const section: SectionOf<'list'> = {
    ...notices,
    bind: { title: 'title', date: 'validFrom' },
    page: '/notice',
  };
  const [item] = bindItems(
    section,
    [{ id: 'n 1', title: 'ગ્રામસભા', validFrom: '2026-11-18' }],
    contextFor('notices', 'HI'),
  );
  expect(item).toMatchObject({
    date: { day: '2026-11-18', text: '18-11-2026' },
    page: '/hi/notice/n%201',
    isNew: true,
  });
});

test('a notice without an id has no page', () => {
  const [item] = bindItems({ ...notices, page: '/notice' }, [{ title: 'ગ્રામસભા' }], contextFor('notices'));
  expect(item?.page).toBeNull();
});

test('notices are grouped by the year of their date', () => {
  const records = ['2026-11-18', '2025-01-01', '2026-01-01', null].map((validFrom, id) => ({
    id,
    title: 'ગ્રામસભા',
    validFrom,
  }));
  const items = bindItems({ ...notices, byYear: 'validFrom' }, records, contextFor('notices'));
  expect(groupByYear(items).map(({ year, items: ofYear }) => [year, ofYear.map(({ key }) => key)])).toEqual([
    ['2026', ['0-0', '2-2']],
    ['2025', ['1-1']],
    [null, ['3-3']],
  ]);
});
