import { expect, test } from 'vitest';
import type { Page, Section } from '../../src/engine/site-config.generated';
import type { CouncilRecord } from '../../src/engine/record/record';
import { sourceKey, sourceRequest, type SourceParameters } from '../../src/engine/source/source-request';
import { preparePage } from '../../src/templates/prepare-page';
import { sampleSite } from '../../stories/harness/sample-site';

const base = sampleSite('EN');
const validity = { from: 'from', until: 'until' };
const sources = {
  ...base.config.sources,
  notices: { path: '/notices', query: {}, entity: 'news', validity },
  kinds: { path: '/kinds', query: {}, entity: 'news' },
  pictures: { path: '/pictures', query: { kind: '$category.id' }, entity: 'news' },
};
const text = 'common.noData';
const texts = { loading: text, failed: text, missing: text, empty: text };
const site = {
  ...base,
  config: {
    ...base.config,
    sources,
    subjects: {
      notice: {
        source: 'notices',
        label: 'title',
        icon: 'file-text' as const,
        prompt: 'common.noData',
        texts,
      },
    },
  },
};

const records = [
  { id: 'old', until: '2026-03-31', place: 1 },
  { id: 'later', from: '2026-05-01', place: 2 },
  { id: 'third', place: 5 },
  { id: 'first', place: 3 },
  { id: 'second', place: 4 },
];

/** The HTML's lists by source, each with the parameters of its request. */
type Lists = readonly (readonly [
  source: string,
  records: readonly CouncilRecord[],
  parameters?: Partial<SourceParameters>,
])[];

/** Ids of the records that a page with these sections shows, by source. */
function prepare(sections: readonly Section[], lists: Lists, subject: string | null = null) {
  const page: Page = {
    path: '/some',
    title: 'common.noData',
    sections: [...sections],
    ...(subject && { subject: 'notice' }),
  };
  const pageData = Object.fromEntries(
    lists.flatMap(([source, of, parameters]) => {
      const request = sourceRequest(sources, source, { language: 'EN', ...parameters });
      return request ? [[sourceKey(request), { records: of, missing: false }]] : [];
    }),
  );
  const place = { language: 'EN', prefix: '/en', page, subject };
  const prepared = preparePage({ site, place, pageData, today: '2026-04-10' });
  const shown: Record<string, unknown[]> = {};
  for (const list of prepared.lists) shown[list.source] = list.records.map(({ id }) => id);
  return { shown, subject: prepared.subject };
}

const notices = { template: 'list', look: 'notices', source: 'notices', bind: { title: 'title' } } as const;

test('a list has the records that its section shows: current ones, in its order, as many as it allows', () => {
  const section: Section = { ...notices, orderBy: { field: 'place' }, limit: 2 };
  expect(prepare([section], [['notices', records]]).shown).toEqual({ notices: ['first', 'second'] });
});

test('a source of several sections has what they show together', () => {
  const archive: Section = { ...notices, show: 'expired' };
  const first: Section = { ...notices, limit: 1 };
  expect(prepare([archive, first], [['notices', records]]).shown).toEqual({ notices: ['old', 'third'] });
});

test('a list per category has the records of the first category', () => {
  const section: Section = {
    template: 'category-pills',
    source: 'pictures',
    categories: { source: 'kinds', label: 'title' },
    group: { label: 'title', items: 'items' },
    bind: { text: 'title' },
  };
  const lists: Lists = [
    ['kinds', [{ id: 'b' }, { id: 'a' }]],
    ['pictures', [{ id: 'of-b' }], { category: 'b' }],
    ['pictures', [{ id: 'of-a' }], { category: 'a' }],
  ];
  expect(prepare([section], lists).shown).toEqual({ kinds: ['b', 'a'], pictures: ['of-b'] });
});

test.each([
  ['of an expired record shows it', 'old', ['old'], { id: 'old', until: '2026-03-31', place: 1 }],
  ['of a record to come does not exist', 'later', [], undefined],
  ['of a record that the list lacks does not exist', 'none', [], undefined],
] as const)('a page %s', (_, id, shown, subject) => {
  const section: Section = { template: 'detail', source: 'notices', bind: {} };
  const prepared = prepare(
    [section],
    [
      ['notices', records],
      ['notices', records, { subject: id }],
    ],
    id,
  );
  expect(prepared).toEqual({ shown: { notices: shown }, subject });
});
