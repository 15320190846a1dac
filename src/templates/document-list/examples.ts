import type { SectionOf } from '../declaration';
import type { Example, ExampleRecords } from '../shared/example';

type DocumentList = SectionOf<'document-list'>;

const documents: DocumentList = {
  template: 'document-list',
  title: 'page.documents',
  groups: [
    {
      label: 'page.notices',
      source: 'notices',
      icon: 'scroll-text',
      bind: { title: 'title', date: 'validFrom', documents: [{ field: 'link', label: 'notices.open' }] },
    },
    {
      label: 'page.profile',
      source: 'villageProfile',
      bind: { title: 'title', date: 'date', documents: [{ field: 'filePath', label: 'common.download' }] },
    },
  ],
  empty: 'details.empty',
};

const current: DocumentList = {
  ...documents,
  groups: documents.groups.map((group) => ({ ...group, show: 'current' as const })),
};

const expired: DocumentList = {
  ...documents,
  groups: documents.groups.map((group) => ({ ...group, show: 'expired' as const })),
};

const notices = [
  { id: 'n-1', title: 'ગ્રામસભાની નોટિસ', link: '/documents/sabha.pdf', validFrom: '2026-11-17' },
  { id: 'n-2', title: 'વેબસાઇટ', link: 'https://ikhedut.gujarat.gov.in', validFrom: '2026-10-12' },
  {
    id: 'n-3',
    title: 'જૂની નોટિસ',
    link: '/documents/old.docx',
    validFrom: '2025-01-10',
    validUntil: '2025-02-01',
  },
] as const;

const profile = [
  { id: 1, title: 'ગામનો નકશો', filePath: '/documents/map.pdf', date: '2026-03-01' },
  { id: 2, title: 'વસ્તી વોર્ડવાર', filePath: '/documents/ward.xlsx', date: null },
] as const;

const long = { id: 3, title: 'અતિશયલાંબોશબ્દ'.repeat(20), filePath: '/documents/long.pdf' };

function listOf(
  name: string,
  notices: ExampleRecords,
  villageProfile: ExampleRecords = profile,
  section = documents,
): Example<'document-list'> {
  return { name, section, records: { notices, villageProfile } };
}

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'document-list'>[] = [
  listOf('filled', notices),
  listOf('current ones only', notices, profile, current),
  listOf('expired ones only', notices, [], expired),
  listOf('one record', notices.slice(0, 1), []),
  listOf(
    'three hundred',
    notices,
    Array.from({ length: 300 }, (_, id) => ({
      id,
      title: `દસ્તાવેજ ${id + 1}`,
      filePath: `/documents/${id}.pdf`,
      date: `20${String(10 + (id % 17))}-05-01`,
    })),
  ),
  listOf('very long texts', [], [long, ...profile]),
  listOf('wrong values', [{ id: [], title: {}, link: 5, validFrom: 'soon' }, {}], profile),
  listOf('empty', [], []),
  listOf('loading', 'loading', 'loading'),
  listOf('one list loading', notices, 'loading'),
  listOf('one list failed', notices, 'failed'),
  {
    ...listOf('failed', 'failed', 'failed'),
    section: { ...documents, failed: 'common.noData' },
  },
];
