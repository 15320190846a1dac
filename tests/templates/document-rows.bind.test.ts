import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { bindRows, truncatesTitles } from '../../src/templates/document-rows/bind';
import { contextFor } from '../engine/binding/sample-context';

const forms: SectionOf<'document-rows'> = {
  template: 'document-rows',
  source: 'downloadLinks',
  bind: {
    title: 'name',
    icon: { field: 'category', icons: { '1': 'landmark', '2': 'home' } },
    documents: [
      {
        field: 'link',
        label: 'forms.openLink',
        icon: 'external-link',
        where: { field: 'linkType', equals: 1 },
      },
      { field: 'link', label: 'common.download', where: { field: 'linkType', equals: 2 } },
    ],
  },
};

const election: SectionOf<'document-rows'> = {
  template: 'document-rows',
  source: 'electionDetails',
  bind: {
    title: { field: 'title', ellipsis: true },
    documents: [
      { field: 'filePath1', label: 'election.form29' },
      { field: 'filePath2', label: 'election.form31' },
    ],
  },
};

const formsOf = (record: Readonly<Record<string, unknown>>) =>
  bindRows(forms, [record], contextFor('downloadLinks', 'EN'));

test.each([
  [1, 1, 'landmark', 'external-link', 'Open link'],
  ['2', '2', 'home', 'download', 'Download'],
  [' 2 ', 2, 'home', 'download', 'Download'],
])('category %j and link type %j choose icon and button', (category, linkType, icon, buttonIcon, label) => {
  const [row] = formsOf({ id: 4, name: 'Form', category, linkType, link: 'https://www.example.in/' });
  expect(row).toMatchObject({
    key: '4-0',
    icon,
    title: { text: 'Form' },
    buttons: [{ label, icon: buttonIcon, address: 'https://www.example.in/' }],
  });
  expect(row?.buttons).toHaveLength(1);
});

test.each([9, null, undefined, {}, 'constructor'])('category %j has the icon of a document', (category) => {
  expect(formsOf({ category })[0]?.icon).toBe('file-text');
});

test('a row has no button whose condition it does not meet', () => {
  expect(formsOf({ linkType: 3, link: 'https://www.example.in/' })[0]?.buttons).toEqual([]);
});

test.each([null, undefined, '', '  ', 7, {}, 'javascript:alert(1)', 'ftp://example.in/x'])(
  'a document at %j disables its button',
  (filePath1) => {
    const [row] = bindRows(
      election,
      [{ filePath1, filePath2: '/documents/31.pdf' }],
      contextFor('electionDetails'),
    );
    expect(row?.buttons.map(({ label, address }) => [label, address])).toEqual([
      ['29-ક', null],
      ['31-ક', '/documents/31.pdf'],
    ]);
  },
);

test.each([
  ['/noticeboard', true],
  ['/noticeboards', false],
  ['/documents/noticeboard.pdf', false],
  ['https://example.org/noticeboard', false],
])('the button of %s leads to a page of the site: %j (B11.11.2)', (link, isPage) => {
  expect(formsOf({ linkType: 1, link })[0]?.buttons).toMatchObject([{ address: link, isPage }]);
});

test('a row without a title has none', () => {
  expect(bindRows(election, [{ title: {} }], contextFor('electionDetails'))[0]?.title).toBeNull();
});

test('rows whose records share an id have keys of their own', () => {
  const keys = bindRows(election, [{ id: 1 }, { id: 1 }, {}], contextFor('electionDetails')).map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(3);
});

test('only a title that is bound so is cut', () => {
  expect([truncatesTitles(election), truncatesTitles(forms)]).toEqual([true, false]);
});

test('a row has the day and the labelled values that are bound', () => {
  const bind = { ...forms.bind, date: 'newsDate', facts: [{ label: 'news.title', field: 'title' }] };
  const context = contextFor('news');
  const [row] = bindRows({ ...forms, bind }, [{ newsDate: '2026-10-02', title: 'Fair' }], context);
  expect(row).toMatchObject({
    date: { day: '2026-10-02', text: '02-10-2026' },
    facts: [{ value: { text: 'Fair' } }],
  });
  expect(bindRows({ ...forms, bind }, [{}], context)).toMatchObject([{ date: null, facts: [] }]);
});
