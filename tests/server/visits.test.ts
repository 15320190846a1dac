import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { createServer } from '../../src/server/start/create-server';
import { loadTestParts } from './quick-hashes';
import { openDatabase } from '../../src/server/database/open-database';
import type { DatabaseOptions } from '../../src/server/database/site-database';
import { countVisits } from '../../src/operations/visits/count-visits';
import { isVisit } from '../../src/server/page/counted-request';
import { readVisitsCommand, runVisitsCommand } from '../../src/operations/visits/reading/run-visits-command';
import { createVisitStore, type VisitCount, type VisitStore } from '../../src/operations/visits/visit-store';
import { temporaryFolder } from '../temporary-folder';
import { sharedConverter } from './sample-site';
import { readSampleSite, testEnvironment } from './site-server';
import { describeDatabases } from './submission-databases';
import { assets } from './test-assets';

const browser =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const site = 'motipura.example';
const always = { site, from: '0000-01-01', to: '9999-12-31' };
const view = (path: string, count: number, day = '2026-11-20', language = 'GU'): VisitCount => ({
  ...{ day, kind: 'page', path, language, count },
});

/** Uses the visits of a database, which is closed again. */
async function inDatabase<Result>(database: DatabaseOptions, use: (store: VisitStore) => Promise<Result>) {
  const driver = await openDatabase(database);
  try {
    return await use(createVisitStore(driver));
  } finally {
    await driver.close();
  }
}

describeDatabases((newDatabase) => {
  test('the counts of several instances add up, and those of another site stay apart', async () => {
    const database = await newDatabase();
    await inDatabase(database, async (store) => {
      await Promise.all([
        store.add(site, [view('/', 2), view('/member', 1)]),
        store.add(site, [view('/member', 3), view('/', 1)]),
        store.add('other.example', [view('/', 7)]),
      ]);
    });
    expect(await inDatabase(database, (store) => store.list(always))).toEqual([
      view('/', 3),
      view('/member', 4),
    ]);
  });

  test('a period has its first and its last day, and old counts are deleted', async () => {
    await inDatabase(await newDatabase(), async (store) => {
      const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'].map((day) => view('/', 1, day));
      await store.add(site, days);
      expect(await store.list({ site, from: '2026-11-19', to: '2026-11-20' })).toEqual(days.slice(1, 3));
      await store.removeBefore(site, '2026-11-20');
      expect(await store.list(always)).toEqual(days.slice(2));
    });
  });
});

const noLog = { warn: () => undefined };

/** A store that keeps what is added, and fails while `isDown`. */
function memoryStore() {
  const added: VisitCount[] = [];
  const state = { isDown: false };
  const removed: string[] = [];
  const store: VisitStore = {
    add: async (_site, counts) => {
      if (state.isDown) throw new Error('down');
      added.push(...counts);
    },
    list: async () => added,
    removeBefore: async (_site, day) => {
      removed.push(day);
    },
  };
  return { added, removed, state, store };
}

test('visits are written once each, and wait while the database fails', async () => {
  const { added, removed, state, store } = memoryStore();
  const visits = countVisits({ store, site, today: () => '2026-11-20', failures: noLog });
  visits.page('/', 'GU');
  visits.page('/', 'GU');
  state.isDown = true;
  await visits.write();
  visits.page('/', 'GU');
  visits.missedSearch('EN');
  state.isDown = false;
  await Promise.all([visits.write(), visits.write()]);
  const missed = { day: '2026-11-20', kind: 'missed-search', path: '', language: 'EN', count: 1 };
  expect(added).toEqual([view('/', 3), missed]);
  expect(removed).toEqual(['2024-11-20']);
});

test('while the database fails for long, a limited number of counts waits', async () => {
  const { added, state, store } = memoryStore();
  let day = '2026-11-20';
  const visits = countVisits({ store, site, today: () => day, failures: noLog });
  state.isDown = true;
  for (let path = 0; path < 9_999; path += 1) visits.page(`/${String(path)}`, 'GU');
  await visits.write();
  day = '2026-11-21';
  for (const path of ['/', '/more']) visits.page(path, 'GU');
  state.isDown = false;
  await visits.write();
  expect(added).toHaveLength(10_000);
  expect(added.at(-1)).toMatchObject({ day, path: '/' });
});

test.each<[boolean, string, Record<string, string>]>([
  [true, 'a browser', {}],
  [true, 'a navigation', { 'sec-fetch-mode': 'navigate' }],
  [false, 'a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  [false, 'a prefetch of an older browser', { purpose: 'prefetch' }],
  [false, 'a script that reads the page', { 'sec-fetch-mode': 'cors' }],
  [
    false,
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  [false, 'a link preview', { 'user-agent': 'WhatsApp/2.23.20.0 A' }],
  [false, 'a program', { 'user-agent': 'curl/8.5.0' }],
  [false, 'a program without a name', { 'user-agent': '' }],
])('whether a visit is counted is %s for %s', (counts, _who, headers) => {
  expect(isVisit({ 'user-agent': browser, ...headers })).toBe(counts);
});

/** Serves the sample site, makes requests, ends the server; what it has counted, as `language path count`. */
async function countedBy(
  requests: (origin: string) => Promise<unknown>,
  variables: Record<string, string> = {},
): Promise<readonly string[]> {
  const dataDir = await temporaryFolder();
  const environment = await testEnvironment({ DATA_DIR: dataDir, ...variables });
  const checked = await readSampleSite();
  const limits = { closeMs: 100 };
  const converter = sharedConverter;
  const app = await createServer({
    ...(await loadTestParts()),
    assets,
    clientFolder: null,
    converter,
    environment,
    checked,
    limits,
  });
  await requests(await app.listen({ port: 0, host: '127.0.0.1' }));
  await app.close();
  const host = new URL(checked.config.publicAddress).host;
  const counts = await inDatabase({ dataDir }, (store) => store.list({ ...always, site: host }));
  return counts.map(
    ({ kind, path, language, count }) => `${language} ${kind === 'page' ? path : kind} ${count}`,
  );
}

interface SentRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request as a browser that navigates, which `fetch` cannot; the status of the response. */
function request(url: string, { method = 'GET', headers = {} }: SentRequest = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers: { 'user-agent': browser, ...headers } }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).resume();
    });
    sent.on('error', reject).end();
  });
}

test('a server counts views of its pages by path and language, kept pages too', async () => {
  const counted = await countedBy(async (origin) => {
    for (let time = 0; time < 3; time += 1) await request(`${origin}/en/sitemap`);
    await request(`${origin}/sitemap`, { headers: { cookie: 'language=HI' } });
    await request(`${origin}/en/question`);
    await request(`${origin}/en/sitemap`, { method: 'HEAD' });
    await request(`${origin}/en/sitemap`, { headers: { 'sec-purpose': 'prefetch' } });
    await request(`${origin}/en/nowhere`);
    await request(`${origin}/en/feed.xml`);
    await request(`${origin}/api/Member/GetPublicList`);
  });
  expect(counted).toEqual(['EN /question 1', 'EN /sitemap 3', 'HI /sitemap 1']);
});

test('searches without results are counted, not their words', async () => {
  const counted = await countedBy(async (origin) => {
    await request(`${origin}/en/search?q=zzzqqqxxx`);
    await request(`${origin}/en/search?q=member`);
  });
  expect(counted).toEqual(['EN missed-search 1', 'EN /search 2']);
});

test('reports of browsers count pages and languages of the site only, from its own pages', async () => {
  const counted = await countedBy(async (origin) => {
    const report = (query: string, headers: Record<string, string> = {}) =>
      request(`${origin}/visits?${query}`, { method: 'POST', headers });
    expect(await report('page=/member&language=GU', { origin })).toBe(204);
    await report('search=none&language=GU', { origin });
    await report('page=/nowhere&language=GU', { origin });
    await report('page=/member&language=XX', { origin });
    await report('page=/member&language=GU', { origin: 'https://elsewhere.example' });
    await report('page=/member&language=GU', { 'user-agent': 'curl/8.5.0' });
  });
  expect(counted).toEqual(['GU missed-search 1', 'GU /member 1']);
});

test('with VISITS=off nothing is counted, and browsers are not asked to report', async () => {
  let html = '';
  const off = await countedBy(
    async (origin) => {
      html = await (await fetch(`${origin}/en/sitemap`, { headers: { 'user-agent': browser } })).text();
      const [, file = ''] = /"EN":"(\/site\/[^"]+)"/.exec(html) ?? [];
      expect(await (await fetch(origin + file)).text()).not.toContain('countsVisits');
      await request(`${origin}/visits?page=/member&language=GU`, { method: 'POST' });
    },
    { VISITS: 'off' },
  );
  expect(html).toContain('</html>');
  expect(off).toEqual([]);
});

/** Runs the command over some counts. */
async function command(args: readonly string[], counts: readonly VisitCount[] = []): Promise<string> {
  let output = '';
  const asked: string[] = [];
  const { store } = memoryStore();
  const list: VisitStore['list'] = async ({ from, to }) => {
    asked.push(`${from} ${to}`);
    return counts;
  };
  await runVisitsCommand(readVisitsCommand(args), {
    store: { ...store, list },
    site,
    timeZone: 'Asia/Kolkata',
    now: new Date('2026-11-20T20:00:00Z'),
    write: async (text) => {
      output += text;
    },
  });
  return `${asked.join()}\n${output}`;
}

test('npm run visits prints the last 30 days by page and language', async () => {
  const missed: VisitCount = { ...view('', 4), kind: 'missed-search' };
  const counts = [
    view('/', 20),
    view('/member', 100, '2026-11-20', 'EN'),
    view('/', 5, '2026-11-19', 'EN'),
    missed,
  ];
  expect(await command([], counts)).toMatchInlineSnapshot(`
    "2026-10-23 2026-11-21
    Views from 2026-10-23 to 2026-11-21

    page                       EN  GU  all
    /member                   100   0  100
    /                           5  20   25
    all pages                 105  20  125
    searches without results    0   4    4
    "
  `);
});

test('--csv writes a line for each day, page and language', async () => {
  expect(await command(['--from', '2026-11-01', '--to', '2026-11-20', '--csv'], [view('/', 20)])).toBe(
    '2026-11-01 2026-11-20\n\ufeffday,kind,path,language,count\r\n2026-11-20,page,/,GU,20\r\n',
  );
});

test.each([
  [['--from', 'yesterday'], '--from needs a date such as 2026-03-31.'],
  [['--to', '2026-02-30'], '--to needs a date such as 2026-03-31.'],
  [['--from', '2026-11-20', '--to', '2026-11-01'], '--from 2026-11-20 is after --to 2026-11-01.'],
  [['--sort'], "Unknown option '--sort'"],
])('the command refuses %j', async (args, message) => {
  await expect(command(args)).rejects.toThrow(message);
});
