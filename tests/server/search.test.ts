import { afterAll, describe, expect, test } from 'vitest';
import { type Council, failureResponse } from '../../src/server/council/council';
import { createServer } from '../../src/server/start/create-server';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { councilOfSite, searchIndexOf } from './search-sample';
import { readSampleSite, serveSite, testEnvironment } from './site-server';
import { assets } from './test-assets';

const records = {
  notices: [
    { id: 1, title: { GU: 'ગ્રામસભા <3', EN: 'Assembly <3' }, link: 'documents/a.pdf' },
    { id: 2, title: { GU: 'પાણી', EN: 'Water' }, link: 'javascript:alert(1)' },
    { id: 3, title: null },
  ],
  organisations: [{ id: 'a b', name: 'School' }],
  organisationEmployees: [
    { id: 1, governmentOrganizationsId: 'a b', name: 'Dilipkumar', about: 'x'.repeat(5_000) },
  ],
  activityCategories: [{ id: 1, name: 'Festivals' }],
  activities: [
    { panchayatActivityCategoryId: 1, title: 'Navratri', activities: [{ id: 1, title: 'Garba' }] },
    { panchayatActivityCategoryId: 2, title: 'No category', activities: [{ id: 2, title: 'Nowhere' }] },
  ],
  villageHistory: [
    { id: 1, description: 'Founded by weavers', isVisible: true },
    { id: 2, description: 'Hidden by weavers', isVisible: false },
  ],
};

const checked: CheckedSite = await readSampleSite().then((site) => ({
  ...site,
  records: { ...site.records, ...records },
}));
const app = await createServer({
  assets,
  clientFolder: null,
  environment: await testEnvironment(),
  checked,
  limits: { closeMs: 100 },
});
const site = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

const htmlOf = async (path: string, from = site) => (await fetch(from + path)).text();
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const titlesIn = async (code: string, council?: Pick<Council, 'get'>) => {
  const { index } = await searchIndexOf(checked, code, council);
  return index.groups.flatMap(({ entries }) => entries);
};

describe('the index', () => {
  test('is a file of each language that browsers ask for again', async () => {
    const response = await fetch(`${site}/gu/search-index.json`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('max-age=0');
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(`${site}/gu/search-index.json`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await htmlOf('/en/search-index.json')).toContain('Assembly');
  });

  test('has what pages show: no hidden record, none without a title, each category and subject', async () => {
    const { index } = await searchIndexOf(checked, 'EN');
    const text = JSON.stringify(index);
    expect(text).toContain('Founded by weavers');
    expect(text).not.toContain('Hidden by weavers');
    expect(text).toContain('Garba');
    expect(text).not.toContain('Nowhere');
    const [employee] = index.groups.flatMap(({ entries }) =>
      entries.filter(([title]) => title === 'Dilipkumar'),
    );
    expect(index.places[employee?.[2] ?? -1]).toEqual({
      title: 'Organisation Employees (School)',
      path: '/orgemployee',
      subject: 'a b',
    });
  });

  test('has the safe addresses of records, and cuts long texts', async () => {
    const entries = await titlesIn('EN');
    const notice = (title: string) => entries.find((entry) => entry[0] === title);
    expect(notice('Assembly <3')?.[3]).toBe('/documents/a.pdf');
    expect(notice('Water')?.[3] ?? null).toBeNull();
    expect(entries.every(([title, text]) => title.length <= 300 && text.length <= 1_000)).toBe(true);
  });

  test('has the links of the menu to other sites: those that it shows, with a safe address', async () => {
    const linksOf = async (services: string, taxCollectionUrl: string) => {
      const menuMaster = [{ name: services }];
      const councilDetail = [{ name: 'Motipura', taxCollectionUrl, proTaxUrl: 'https://tax.example/pro' }];
      const changed = { ...checked, records: { ...checked.records, menuMaster, councilDetail } };
      const { index } = await searchIndexOf(changed, 'EN');
      return (index.groups[0]?.entries ?? []).flatMap(([title, text, place, address]) =>
        address ? [[title, text, index.places[place]?.path, address]] : [],
      );
    };
    const professional = ['Professional Tax', 'Online Service', '/', 'https://tax.example/pro'];
    expect(await linksOf('OnlineService', 'https://tax.example/pay')).toEqual([
      ['Pay Tax', 'Online Service', '/', 'https://tax.example/pay'],
      professional,
    ]);
    expect(await linksOf('OnlineService', 'javascript:alert(1)')).toEqual([professional]);
    expect(await linksOf('Other', 'https://tax.example/pay')).toEqual([]);
  });

  test('is limited', async () => {
    const many = Array.from({ length: 3_000 }, (_, id) => ({ id, title: 'x'.repeat(290) }));
    const large = { ...checked, records: { ...checked.records, notices: many } };
    const { text } = await searchIndexOf(large, 'EN');
    expect(text.length).toBeLessThan(800_000);
    expect(text).toContain('Contact');
  });

  test('lacks a list that fails, and is then not complete', async () => {
    const council = councilOfSite(checked);
    const failing: Pick<Council, 'get'> = {
      get: async (request) => {
        const response = await council.get(request);
        return request.source === 'notices' ? failureResponse(502, 'no') : response;
      },
    };
    const { isComplete, text } = await searchIndexOf(checked, 'EN', failing);
    expect(isComplete).toBe(false);
    expect(text).toContain('Dilipkumar');
  });

  test('does not make pages carry more than they show', () => {
    expect(checked.sourceUses.villageHistory?.where).toEqual([{ field: 'isVisible', equals: true }]);
    expect(checked.sourceUses.donators?.fields).toHaveProperty('details');
    expect(checked.sourceUses.schemes?.where).toEqual([]);
  });
});

describe('the page of the search', () => {
  test.each([
    ['/gu/search?q=gram+sabha', '<mark>ગ્રામસભા</mark><span> &lt;3'],
    ['/en/search?q=assembly', '<mark>Assembly</mark><span> &lt;3'],
    ['/en/search?q=dilipkumr', '<mark>Dilipkumar</mark>'],
    ['/search?q=pani', '<mark>પાણી</mark>'],
    ['/en/search?x=a?b&q=assembly', '<mark>Assembly</mark><span> &lt;3'],
  ])('%s has its results without script', async (path, found) => {
    const response = await fetch(site + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(mainOf(await response.text())).toContain(found);
  });

  test('has a form that asks for the page in its language', async () => {
    const main = mainOf(await htmlOf('/hi/search'));
    expect(main).toMatch(/<form[^>]* action="\/hi\/search"[^>]* method="get"/);
    expect(main).not.toContain('<mark>');
  });

  test('links to the page of a subject, and to documents', async () => {
    expect(mainOf(await htmlOf('/en/search?q=dilipkumar'))).toContain('href="/en/orgemployee/a%20b"');
    expect(mainOf(await htmlOf('/en/search?q=assembly'))).toContain('href="/documents/a.pdf"');
  });

  test.each([
    ['10,000 characters', 'a'.repeat(10_000)],
    ['201 characters', 'અ'.repeat(201)],
  ])('says that a query of %s is too long', async (_, query) => {
    const response = await fetch(`${site}/en/search?q=${encodeURIComponent(query)}`);
    expect(response.status).toBe(200);
    expect(mainOf(await response.text())).toContain('Please write at most 200 characters.');
  });

  test.each(['100%25', '%00', '<script>alert(1)</script>', '"><b>', '\uD800', '*', '~pni +'])(
    'answers the query %s',
    async (query) => {
      const response = await fetch(`${site}/en/search?q=${query}`);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).not.toContain('<script>alert');
      expect(mainOf(html)).not.toContain('"><b>');
    },
  );

  test('says that nothing was found', async () => {
    expect(mainOf(await htmlOf('/en/search?q=qqqq'))).toContain('Nothing was found for “qqqq”');
  });

  test('is not listed by search engines, nor in the sitemap', async () => {
    expect(await htmlOf('/en/search')).toContain('<meta name="robots" content="noindex">');
    expect(await htmlOf('/en/search?q=water')).toContain('<meta name="robots" content="noindex">');
    expect(await htmlOf('/sitemap.xml')).not.toContain('/search');
  });

  test('is kept without a query, and never with one', async () => {
    await htmlOf('/en/search?q=water');
    expect(mainOf(await htmlOf('/en/search'))).not.toContain('<mark>');
  });

  test('works also when answers of the council are not cached', async () => {
    const cached = await serveSite({ checked, variables: { API_CACHE: 'on' } });
    expect(mainOf(await htmlOf('/en/search?q=assembly', cached))).toContain('<mark>Assembly</mark>');
    expect(mainOf(await htmlOf('/en/search?q=assembly', cached))).toContain('<mark>Assembly</mark>');
  });
});

describe('the header', () => {
  test('leads to the search, also without script', async () => {
    expect(await htmlOf('/en/member')).toMatch(
      /<a [^>]*href="\/en\/search"[^>]*aria-label="Search"|<a [^>]*aria-label="Search"[^>]*href="\/en\/search"/,
    );
  });

  test('has no button on a site without a search; its index and its texts are not there', async () => {
    const { search: _search, ...config } = checked.config;
    const pages = config.pages.filter(({ path }) => path !== '/search');
    const without = await serveSite({ checked: { ...checked, config: { ...config, pages } } });
    expect((await htmlOf('/en/member', without)).includes('aria-label="Search"')).toBe(false);
    expect((await fetch(`${without}/en/search-index.json`)).status).toBe(404);
  });

  test('leads to wherever the search is', async () => {
    const { pages } = checked.config;
    const moved = pages.map((page) => (page.path === '/search' ? { ...page, path: '/find' } : page));
    const other = await serveSite({ checked: { ...checked, config: { ...checked.config, pages: moved } } });
    expect(await htmlOf('/en/member', other)).toContain('href="/en/find"');
    expect(mainOf(await htmlOf('/en/find?q=assembly', other))).toContain('<mark>Assembly</mark>');
  });

  test('costs browsers neither what is searched nor the names of the kinds', async () => {
    const [address = ''] = /\/site\/[\da-f]{16}-en\.json/.exec(await htmlOf('/en')) ?? [];
    expect(await htmlOf(address)).not.toMatch(/searchKind|"search":\{/);
  });
});
