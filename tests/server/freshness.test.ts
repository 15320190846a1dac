import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../src/server/environment';
import { linkChecker } from '../../src/desk/server/freshness/check-links';
import { isPublicAddress } from '../../src/server/http/public-address';
import { readFreshnessCommand, runFreshness } from '../../src/operations/freshness/run-freshness';
import { siteFreshness } from '../../src/desk/api/freshness-api';
import { temporaryFolder } from '../temporary-folder';
import { accept } from './desk-browser';
import { serveDesk } from './desk-content';
import { copySmallSite, type SiteFolder } from './site-folder';
import { newFolder } from './submission-databases';

const engineFolder = join(import.meta.dirname, '../..');
const now = new Date('2026-11-28T04:30:00Z');

async function run(variables: Readonly<Record<string, string>>, ...args: string[]) {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  let output = '';
  const write = (text: string) => void (output += text);
  const { environment } = reading;
  const isRight = await runFreshness(readFreshnessCommand(args), { environment, engineFolder, now, write });
  return { isRight, output };
}

async function changeOn(site: SiteFolder, list: string, day: string): Promise<void> {
  const time = new Date(`${day}T06:00:00Z`);
  await utimes(join(site.folder, 'content/records', `${list}.json`), time, time);
}

const member = (name: string, toDate: string | null, more = {}) => ({
  ...{ id: 7, name: { HI: name }, designation: { HI: 'सदस्य' }, wardNo: { HI: '१' }, type: { HI: '' } },
  ...{ fromDate: '2021-01-20', toDate, about: { HI: '' }, imageBase64: '', ...more },
});

/** A site with an old list, ended terms and a placeholder. */
async function agedSite(): Promise<SiteFolder> {
  const site = await copySmallSite();
  const members = [
    member('रामलाल', '2026-11-27'),
    member('सीता', '2026-11-28'),
    member('गीता', null),
    member('छिपा', '2020-01-01', { hidden: true }),
    member('नाम लिखें', null),
  ];
  await site.write('content/records/members.json', JSON.stringify(members));
  await changeOn(site, 'members', '2026-11-01');
  await changeOn(site, 'notices', '2026-07-30');
  await changeOn(site, 'emergencyNumbers', '2025-11-28');
  await changeOn(site, 'villageHistory', '2025-11-27');
  return site;
}

test('old lists, ended terms and placeholders are named, and what is hidden or in order is not', async () => {
  const site = await agedSite();
  const { isRight, output } = await run({ SITE_CONFIG: site.config });
  expect(isRight).toBe(true);
  expect(output).toMatchInlineSnapshot(`
    "nimkhedi.example
      गाँव का इतिहास (villageHistory)
        not changed since 2025-11-27; look at it every 365 days
      सदस्य (members)
        the term of रामलाल ended on 2026-11-27
        1 placeholder
    "
  `);
});

test('a list has its own number of days, or ages at no time', async () => {
  const site = await agedSite();
  const config = await site.read('site.config.json');
  const changed = [
    ['villageHistory', '"reviewDays": 0'],
    ['emergencyNumbers', '"reviewDays": 364'],
    ['notices', '"validity": { "until": "validUntil" }'],
  ].reduce(
    (text, [source = '', more = '']) => text.replace(`"${source}": {`, `"${source}": { ${more},`),
    config,
  );
  await site.write('site.config.json', changed);
  const { output } = await run({ SITE_CONFIG: site.config });
  expect(output).toContain('not changed since 2025-11-28; look at it every 364 days');
  expect(output).toContain('not changed since 2026-07-30; look at it every 120 days');
  expect(output).not.toContain('2025-11-27');
});

test('all sites of a folder are named, one with mistakes as such', async () => {
  const sites = await temporaryFolder();
  await symlink((await agedSite()).folder, join(sites, 'nimkhedi'));
  await mkdir(join(sites, 'broken'));
  await writeFile(join(sites, 'broken/site.config.json'), '{}');
  const { isRight, output } = await run({ SITES_DIR: sites }, '--json');
  expect(isRight).toBe(false);
  expect(JSON.parse(output)).toMatchObject({
    sites: [
      { site: 'broken', lists: null },
      { site: 'nimkhedi', lists: [{ name: 'villageHistory' }, { name: 'members' }] },
    ],
  });
});

test('the desk names the same lists to those who edit the content', async () => {
  const site = await agedSite();
  const notices = [{ id: 1, title: { HI: 'सूचना' }, link: 'http://127.0.0.1:9/notice' }];
  await site.write('content/records/notices.json', JSON.stringify(notices));
  const { address, desk } = await serveDesk(site, await newFolder());
  const editor = await accept(desk, address, 'Mina', 'editor');
  const read = await editor.call('GET', '/content/freshness?language=HI');
  const members = siteFreshness.parse(read.body).lists.find(({ name }) => name === 'members');
  expect(members?.ended.map(({ label }) => label)).toContain('रामलाल');
  const called = siteFreshness.parse((await editor.call('POST', '/content/links?language=HI', {})).body);
  const dead = [{ url: 'http://127.0.0.1:9/notice', reason: 'private', detail: '' }];
  expect(called.lists.find(({ name }) => name === 'notices')?.deadLinks).toEqual(dead);
  expect(called.unchecked).toBe(0);
  const reader = await accept(desk, address, 'Ravi', 'inbox');
  expect((await reader.call('POST', '/content/links', {})).status).toBe(403);
  expect((await reader.call('GET', '/content/freshness')).status).toBe(403);
});

/** A server that answers by path, and the calls that it got. */
async function startHost() {
  const calls: string[] = [];
  const answers: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {
    '/ok': (response) => response.end(),
    '/gone': (response) => response.writeHead(410).end(),
    '/no-head': (response, { method }) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
    '/refused': (response) => response.writeHead(403).end(),
    '/broken': (response) => response.writeHead(502).end(),
    '/moved': (response) => response.writeHead(302, { location: '/ok' }).end(),
    '/circle': (response) => response.writeHead(301, { location: '/circle' }).end(),
    '/inside': (response) => response.writeHead(302, { location: 'http://127.0.0.2:1/secret' }).end(),
  };
  const server = createServer((request, response) => {
    const { url = '', method = '' } = request;
    calls.push(`${method} ${url} ${request.headers['user-agent'] ?? ''}`);
    answers[url]?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { base: `http://127.0.0.1:${port}`, paths: Object.keys(answers), calls };
}

test('links are called one at a time, by HEAD and then GET, and those that lead nowhere have a reason', async () => {
  const { base, paths, calls } = await startHost();
  const check = linkChecker('https://site.example', {
    timeoutMs: 300,
    isAllowed: (address) => address === '127.0.0.1',
  });
  const { dead, unchecked } = await check([...paths.map((path) => `${base}${path}`), 'http://']);
  const told = [...dead].map(([url, { reason, detail }]) => [
    url.replace(base, ''),
    `${reason} ${detail}`.trim(),
  ]);
  expect(Object.fromEntries(told)).toEqual({
    '/gone': 'status 410',
    '/broken': 'status 502',
    '/circle': 'redirects',
    '/inside': 'private',
    'http://': 'no-address',
  });
  expect(unchecked).toBe(0);
  expect(calls.slice(0, 5)).toEqual([
    'HEAD /ok panchayat-site link check (+https://site.example)',
    'HEAD /gone panchayat-site link check (+https://site.example)',
    'GET /gone panchayat-site link check (+https://site.example)',
    'HEAD /no-head panchayat-site link check (+https://site.example)',
    'GET /no-head panchayat-site link check (+https://site.example)',
  ]);
});

test('a host that does not answer is given up', async () => {
  const { base } = await startHost();
  const check = linkChecker('https://site.example', { timeoutMs: 50, isAllowed: () => true });
  const { dead } = await check([`${base}/silent`]);
  expect([...dead.values()].map(({ reason }) => reason)).toEqual(['late']);
});

test('no further link is called when the time is over', async () => {
  const { base, calls } = await startHost();
  const check = linkChecker('https://site.example', { deadlineMs: 0, isAllowed: () => true });
  expect(await check([`${base}/ok`, `${base}/gone`])).toEqual({ dead: new Map(), unchecked: 2 });
  expect(calls).toEqual([]);
});

test('private addresses are called neither by number nor by name', async () => {
  const { base, calls } = await startHost();
  const { port } = new URL(base);
  const check = linkChecker('https://site.example');
  const urls = [`${base}/ok`, `http://localhost:${port}/ok`, `http://[::ffff:127.0.0.1]:${port}/ok`];
  const { dead } = await check(urls);
  expect([...dead.keys()].sort()).toEqual([...urls].sort());
  expect(new Set([...dead.values()].map(({ reason }) => reason))).toEqual(new Set(['private']));
  expect(calls).toEqual([]);
});

test.each([
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['172.32.0.1', true],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['164.100.14.95', true],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:164.100.14.95', true],
  ['::ffff:0:10.0.0.1', false],
  ['64:ff9b::169.254.169.254', false],
  ['64:ff9b:1::192.168.1.1', false],
  ['2001:0:a00:1::1', false],
  ['2002:a00:1::1', false],
  ['fec0::1', false],
  ['2001:4860:4860::8888', true],
  ['2405:8a00::1', true],
  ['nic.in', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
