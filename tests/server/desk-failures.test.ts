import { mkdir, readdir } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { failureProblem } from '../../src/desk/server/failure-problem';
import { contentList, contentPaths, ownDrafts } from '../../src/desk/api/content-api';
import { publications } from '../../src/desk/api/history-api';
import { filesApi } from '../../src/desk/api/files-api';
import { temporaryFolder } from '../temporary-folder';
import { browserAt } from './desk-browser';
import { copySmallWithNotices, serveDesk } from './desk-content';
import { failWrites } from './failing-files';
import { samplePdf } from './sample-pdf';
import { serveSite } from './site-server';
import { newFolder } from './submission-databases';

type Browser = ReturnType<typeof browserAt>;

const file = 'content/records/notices.json';

async function saveLink(browser: Browser, link: string) {
  const path = `${contentPaths.list('notices')}?language=HI`;
  const list = contentList.parse((await browser.call('GET', path)).body);
  const found = list.records.find(({ id }) => id === 'n-1');
  const changes = [{ field: 'link', before: found?.record.link, after: link }];
  return browser.call('PATCH', contentPaths.record('notices', 'n-1'), { changes });
}

const publish = (browser: Browser) => browser.call('POST', contentPaths.publish, { lists: ['notices'] });

async function draftsOf(browser: Browser) {
  return ownDrafts.parse((await browser.call('GET', `${contentPaths.drafts}?language=HI`)).body).drafts;
}

const link = 'https://example.in/new';

/** Where writing fails during a publication, how, and what the person is told. */
const faults = [
  ['a new repository', 'ENOSPC', /\.git\//, 507, 'disk-full'],
  ['its last file', 'EDQUOT', /\.git\/.*HEAD$/, 507, 'disk-full'],
  ['the new version of a file', 'ENOSPC', /\.desk-next-notices/, 507, 'disk-full'],
  ['the journal', 'ENOSPC', /\.desk-.*publication\.json/, 507, 'disk-full'],
  ['any file', 'EROFS', /\/content\//, 503, 'read-only'],
  ['a folder', 'EACCES', /\/content\/records\//, 503, 'read-only'],
  ['a file where a folder was', 'ENOTDIR', /\/content\/records\//, 503, 'read-only'],
] as const;

test('a publication that cannot write says so, changes nothing and keeps the draft', async () => {
  const site = await copySmallWithNotices();
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  await saveLink(browser, link);
  const before = await site.read(file);
  for (const [what, code, path, status, problem] of faults) {
    const isWanted = (written: string) => written.startsWith(site.folder) && path.test(written);
    const repair = failWrites(code, isWanted);
    const answer = await publish(browser);
    expect([what, answer.status, answer.body]).toEqual([what, status, { problem }]);
    expect(await site.read(file)).toBe(before);
    expect(await draftsOf(browser)).toMatchObject([{ id: 'n-1' }]);
    repair();
  }
  expect((await publish(browser)).body).toMatchObject({ published: true });
  expect(await site.read(file)).toContain(link);
  const left = await readdir(join(site.folder, 'content'), { recursive: true });
  expect(left.filter((name) => name.includes('.desk-'))).toEqual([]);
});

test('a disk that is full once the new files are there leaves the commit to the next publication', async () => {
  const site = await copySmallWithNotices();
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  await saveLink(browser, link);
  const isSwapped = () => readFileSync(join(site.folder, file), 'utf8').includes(link);
  const repair = failWrites('ENOSPC', (written) => written.includes('/.git/') && isSwapped());
  expect((await publish(browser)).body).toMatchObject({ published: true });
  expect(await draftsOf(browser)).toEqual([]);
  await saveLink(browser, 'https://example.in/next');
  expect(await publish(browser)).toMatchObject({ status: 507, body: { problem: 'disk-full' } });
  repair();
  expect((await publish(browser)).body).toMatchObject({ published: true });
  const history = publications.parse((await browser.call('GET', contentPaths.history)).body).publications;
  expect(history.map(({ person, isByHand }) => [person, isByHand])).toEqual([
    ['Kokila', false],
    ['Kokila', false],
    [expect.any(String), true],
  ]);
});

test('a database that another process has locked is named, and what was saved before stays', async () => {
  const site = await copySmallWithNotices();
  const place = await newFolder();
  const { browser: invite } = await serveDesk(site, place);
  const browser = await invite('Kokila');
  await saveLink(browser, link);
  const other = new Libsql(join(place.dataDir, 'site.db'));
  other.exec('begin immediate');
  const answer = await saveLink(browser, 'https://example.in/locked');
  expect(answer).toMatchObject({ status: 503, body: { problem: 'database' } });
  expect(answer.headers.get('retry-after')).toBe('5');
  other.exec('rollback');
  other.close();
  expect(await draftsOf(browser)).toMatchObject([{ id: 'n-1', state: 'changed' }]);
  expect(await saveLink(browser, 'https://example.in/free')).toMatchObject({ status: 200 });
});

test('a desk whose database cannot be opened says so, and the site is served', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'site.db'));
  const address = await serveSite({ variables: { DATA_DIR: dataDir } });
  const answer = await browserAt(address).call('GET', '/session');
  expect(answer).toMatchObject({ status: 503, body: { problem: 'database' } });
  expect((await fetch(`${address}/en`)).status).toBe(200);
});

test('a file for which there is no room is refused with the reason', async () => {
  const site = await copySmallWithNotices();
  const place = await newFolder();
  const { browser: invite, address } = await serveDesk(site, place);
  const { cookies } = await invite('Kokila');
  const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const send = async () => {
    const headers = { cookie, origin: address, 'content-type': 'application/pdf' };
    const sent = { method: 'POST', headers, body: samplePdf() };
    const response = await fetch(`${address}${filesApi}/documents?name=a.pdf`, sent);
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  const repair = failWrites('ENOSPC', (path) => path.startsWith(place.dataDir));
  expect(await send()).toEqual({ status: 507, body: { problem: 'disk-full' } });
  repair();
  expect((await send()).status).toBe(200);
});

test.each([
  ['SQLITE_FULL', 'disk-full'],
  ['SQLITE_BUSY_SNAPSHOT', 'database'],
  ['SQLITE_IOERR_WRITE', 'database'],
  ['53100', 'disk-full'],
  ['57P03', 'database'],
  ['EPERM', 'read-only'],
  ['ERR_UNKNOWN', null],
])('an error with the code %s means %s', (code, problem) => {
  expect(failureProblem(Object.assign(new Error(code), { code }))).toBe(problem);
});
