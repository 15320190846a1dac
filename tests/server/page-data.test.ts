import { describe, expect, it } from 'vitest';
import { successResponse, type Council } from '../../src/server/council/council';
import { limitRecords, maxPageRecords } from '../../src/server/page/limit-records';
import { loadPageData } from '../../src/server/page/load-page-data';
import { resolvePath } from '../../src/engine/page/page-url';
import { sampleSite } from './sample-site';

const site = await sampleSite();

describe('the fields of a source in a page', () => {
  it('are those that bindings use, with the id', () => {
    expect(site.sourceUses.committeeMembers?.fields).toEqual({
      id: true,
      imageBase64: true,
      name: true,
      joiningDate: true,
    });
    expect(site.sourceUses.councilIdentity?.fields).toEqual({ id: true, favIconBase64: true, name: true });
  });

  it('have a selection for nested lists', () => {
    const fields = site.sourceUses.developmentWorks?.fields;
    expect(fields).toMatchObject({ title: true, developmentWorkTrans: { id: true, workName: true } });
  });

  it('are all of them where the browser stores whole records (B3.5.1)', () => {
    expect(site.sourceUses.councilDetail?.fields).toBeNull();
    expect(site.sourceUses.bankDetails?.fields).toBeNull();
  });
});

describe('a list in a page', () => {
  it('has the selected fields only', () => {
    const records = [{ id: 1, secret: 'x', items: [{ id: 2, secret: 'y', title: 'z' }] }];
    const fields = { id: true, items: { id: true, title: true } } as const;
    expect(limitRecords({ records, missing: false }, () => fields)).toEqual({
      records: [{ id: 1, items: [{ id: 2, title: 'z' }] }],
      missing: false,
    });
  });

  it.each([
    ['many records', Array.from({ length: 10_000 }, (_, id) => ({ id }))],
    ['long texts', Array.from({ length: 100 }, () => ({ text: 'a'.repeat(100_000) }))],
    ['nested lists', [{ items: Array.from({ length: 5_000 }, (_, id) => ({ id })) }]],
  ])('with %s is cut and says how long the whole is', (_, records) => {
    const limited = limitRecords({ records, missing: false }, () => null);
    expect(limited.total).toBe(records.length);
    expect(JSON.stringify(limited).length).toBeLessThan(600_000);
  });

  it('is whole up to the limit', () => {
    const records = Array.from({ length: maxPageRecords }, (_, id) => ({ id }));
    expect(limitRecords({ records, missing: false }, () => null)).toEqual({ records, missing: false });
  });
});

describe('a list of which pages show different records', () => {
  const notices = [
    { id: 1, title: 'Now', text: 'All about it', validUntil: '2026-12-31' },
    { id: 2, title: 'Then', text: 'As it was', validUntil: '2025-12-31' },
    { id: 3, title: 'Soon', text: 'To come', validFrom: '2027-01-01' },
  ];

  it.each([
    ['/', [{ title: 'Now' }], { list: 'current' }],
    ['/noticeboard', [{ title: 'Now' }, { title: 'Then' }], { list: 'all' }],
    ['/notice', [{ title: 'Now' }, { title: 'Then' }], { list: 'all' }],
    ['/notice/2', [{ title: 'Then', text: 'As it was' }], { subject: '2' }],
    ['/notice/3', [{ title: 'Now' }, { title: 'Then' }], { list: 'all', subject: '3' }],
  ])('has in the HTML of %s only what it shows, and says so', async (path, shown, part) => {
    const sources: string[] = [];
    const council: Council = {
      get: async ({ source, parameters }) => {
        if (source.startsWith('notice')) sources.push(`${source} ${Object.keys(parameters).join()}`);
        return successResponse(source === 'notices' ? notices : [], 0);
      },
      currentVersion: () => undefined,
    };
    const place = resolvePath(site.config, `/en${path}`);
    const data = await loadPageData(council, site, { place, code: 'EN', today: '2026-11-20' });
    const list = data['notices?language=EN'];
    expect(list?.records.map(({ title, text }) => ({ title, ...(text !== undefined && { text }) }))).toEqual(
      shown,
    );
    expect(list?.part).toEqual(part);
    expect(sources).toEqual(['notices language']);
  });

  it('is whole where pages differ only in the name of the subject', async () => {
    const council: Council = {
      get: async () => successResponse([{ id: 7, name: 'Water' }], 0),
      currentVersion: () => undefined,
    };
    const place = resolvePath(site.config, '/en/committee/7');
    const data = await loadPageData(council, site, { place, code: 'EN', today: '2026-11-20' });
    expect(data['committees?language=EN']).toEqual({ records: [{ id: 7, name: 'Water' }], missing: false });
  });
});

it('a page loads its lists by source, the identity without a language', async () => {
  const requests: string[] = [];
  const council: Council = {
    get: async ({ source, parameters }) => {
      requests.push(`${source} ${parameters.language ?? 'none'}`);
      return successResponse([{ id: 1, isVisible: true, secret: 'x' }], 0);
    },
    currentVersion: () => undefined,
  };
  const data = await loadPageData(council, site, {
    place: resolvePath(site.config, '/member'),
    code: 'EN',
    today: '2026-11-20',
  });
  expect(requests).toContain('members EN');
  expect(requests).toContain('councilIdentity none');
  expect(new Set(requests).size).toBe(requests.length);
  expect(data['members?language=EN']).toEqual({ records: [{ id: 1 }], missing: false });
});

it('the lists of a page stand in the same order, whichever comes first', async () => {
  const place = resolvePath(site.config, '/member');
  const load = (slow: string) => {
    const get: Council['get'] = async ({ source }) => {
      if (source === slow) await new Promise(setImmediate);
      return successResponse([{ id: 1, name: source }], 0);
    };
    return loadPageData({ get }, site, { place, code: 'EN', today: '2026-07-01' });
  };
  const orders = await Promise.all(['members', 'alerts', 'councilDetail'].map(load));
  const [first, ...others] = orders.map((data) => JSON.stringify(data));
  for (const other of others) expect(other).toBe(first);
  expect(first).toContain('members');
});
