import type { HitGroup, SearchHit, SearchOutcome } from '../../engine/search/search-results';
import type { SectionOf } from '../declaration';
import type { Example } from '../shared/example';

const search: SectionOf<'search'> = { template: 'search', hint: 'search.hint' };

const notice: SearchHit = {
  title: [
    ['તા. ૦૨-૧૨-૨૦૨૬ને બુધવારે વડના ચોકમાં ', false],
    ['ગ્રામસભા', true],
  ],
  excerpt: [],
  place: { title: 'Home', path: '/' },
  address: '/documents/notice-gram-sabha-december-2026.pdf',
};

const member: SearchHit = {
  title: [['Ramilaben Dineshbhai Chaudhari', false]],
  excerpt: [
    ['… led the ', false],
    ['gram', true],
    [' ', false],
    ['sabha', true],
    [' under the banyan …', false],
  ],
  place: { title: 'Panchayat Members', path: '/people' },
  address: null,
};

const long: SearchHit = {
  title: [['Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4), true]],
  excerpt: [['word '.repeat(60), false]],
  place: { title: 'About Organisation (School)', path: '/about', subject: '1' },
  address: null,
};

const notices: HitGroup = { title: 'Notices', total: 1, hits: [notice] };
const people: HitGroup = { title: 'People', total: 24, hits: Array.from({ length: 10 }, () => member) };

const found = (groups: readonly HitGroup[]): SearchOutcome => ({
  state: 'ready',
  results: { total: groups.reduce((sum, { total }) => sum + total, 0), groups },
});

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'search'>[] = [
  {
    name: 'results',
    section: search,
    records: {},
    search: { query: 'gram sabha', outcome: found([notices, people]) },
  },
  { name: 'before a search', section: search, records: {} },
  {
    name: 'with a title and without a hint',
    section: { template: 'search', title: 'page.search' },
    records: {},
  },
  {
    name: 'one result',
    section: search,
    records: {},
    search: { query: 'ગ્રામસભા', outcome: found([notices]) },
  },
  { name: 'nothing found', section: search, records: {}, search: { query: 'xyz', outcome: found([]) } },
  {
    name: 'very long texts',
    section: search,
    records: {},
    search: { query: 'x'.repeat(200), outcome: found([{ title: 'News', total: 1, hits: [long] }]) },
  },
  {
    name: 'too long a query',
    section: search,
    records: {},
    search: { query: 'x'.repeat(201), outcome: { state: 'too-long' } },
  },
];
