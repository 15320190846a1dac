import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import {
  bindDocuments,
  filterDocuments,
  kindChoices,
  yearChoices,
} from '../../src/templates/document-list/bind';
import { contextIn } from '../engine/binding/sample-context';

const section: SectionOf<'document-list'> = {
  template: 'document-list',
  groups: [
    {
      label: 'page.notices',
      source: 'notices',
      bind: { title: 'title', date: 'validFrom', documents: [{ field: 'link', label: 'notices.open' }] },
    },
    {
      label: 'page.profile',
      source: 'villageProfile',
      bind: { title: 'title', date: 'date', documents: [{ field: 'filePath', label: 'common.download' }] },
    },
    {
      label: 'page.forms',
      source: 'downloadLinks',
      bind: { title: 'name', documents: [{ field: 'link', label: 'common.download' }] },
    },
  ],
};

const context = contextIn('EN');

const documents = bindDocuments(
  section,
  {
    notices: [
      { id: 1, title: 'Assembly', link: '/documents/a.pdf', validFrom: '2026-11-17' },
      { id: 2, title: 'Website', link: 'https://example.org/', validFrom: '2026-11-18' },
      {
        id: 3,
        title: 'Expired',
        link: '/documents/b.pdf',
        validFrom: '2024-01-01',
        validUntil: '2024-02-01',
      },
      { id: 4, title: 'Not yet', link: '/documents/c.pdf', validFrom: '2026-12-01' },
    ],
    villageProfile: [
      { id: 1, title: 'Undated', filePath: '/documents/d.pdf', date: null },
      { id: 2, title: 'Map', filePath: '/documents/e.pdf', date: '2026-01-15' },
      { id: 3, title: 'In preparation', filePath: null },
    ],
    downloadLinks: [{ id: 1, name: 'Portal', link: 'https://example.org/portal' }],
  },
  context,
);

const titles = (list: typeof documents) => list.map(({ title }) => title?.text);

test('the documents of all groups are there, the newest first, and those without a date last', () => {
  expect(titles(documents)).toEqual(['Assembly', 'Map', 'Expired', 'Undated']);
});

test('a document says what it is and of when', () => {
  expect(documents.map(({ caption, date }) => [caption, date?.text])).toEqual([
    ['Notices', '17-11-2026'],
    ['Village Profile', '15-01-2026'],
    ['Notices', '01-01-2024'],
    ['Village Profile', undefined],
  ]);
});

test('kinds and years are those of which there are documents', () => {
  expect(kindChoices(section, documents, context).map(({ words }) => words.text)).toEqual([
    'Notices',
    'Village Profile',
  ]);
  expect(yearChoices(documents, context).map(({ key }) => key)).toEqual(['2026', '2024']);
});

test('documents are filtered by kind and year', () => {
  expect(titles(filterDocuments(documents, { kind: '0', year: null }))).toEqual(['Assembly', 'Expired']);
  expect(titles(filterDocuments(documents, { kind: null, year: '2026' }))).toEqual(['Assembly', 'Map']);
  expect(titles(filterDocuments(documents, { kind: '1', year: '2024' }))).toEqual([]);
});
