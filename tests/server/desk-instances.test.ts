import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { changesBetween } from '../../src/desk/api/record-changes';
import { publicationLease } from '../../src/desk/server/content/publish/publish-drafts';
import { contentList, contentPaths, openedPreview } from '../../src/desk/api/content-api';
import { publications } from '../../src/desk/api/history-api';
import { filesApi, uploadedDocument } from '../../src/desk/api/files-api';
import { temporaryFolder } from '../temporary-folder';
import { browserAt } from './desk-browser';
import { copySmallWithNotices, serveDesk } from './desk-content';
import { createDatabase } from './postgres';
import { samplePdf } from './sample-pdf';

type Browser = ReturnType<typeof browserAt>;

/** Two instances with data folders of their own, on one PostgreSQL and one content folder. */
async function startInstances() {
  const site = await copySmallWithNotices();
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  const first = await serveDesk(site, { dataDir: await temporaryFolder(), databaseUrl });
  // Another path of the same files: one process lets only one of its apps publish a site.
  const folder = join(await temporaryFolder(), 'link');
  await symlink(site.folder, folder);
  const other = { ...site, folder, config: join(folder, 'site.config.json') };
  const second = await serveDesk(other, { dataDir: await temporaryFolder(), databaseUrl });
  return { site, first, second };
}

/** The same browser at another instance, as behind a load balancer. */
function movedTo(address: string, { cookies }: Browser): Browser {
  const browser = browserAt(address);
  for (const [key, value] of cookies) browser.cookies.set(key, value);
  return browser;
}

function cookieOf({ cookies }: Browser): string {
  return [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
}

async function save(browser: Browser, id: string, change: Readonly<Record<string, unknown>>) {
  const path = `${contentPaths.list('notices')}?language=HI`;
  const list = contentList.parse((await browser.call('GET', path)).body);
  const found = list.records.find((one) => one.id === id);
  const before = found?.record ?? {};
  const body = { changes: changesBetween(before, { ...before, ...change }) };
  expect((await browser.call('PATCH', contentPaths.record('notices', id), body)).status).toBe(200);
}

const publish = (browser: Browser) => browser.call('POST', contentPaths.publish, { lists: ['notices'] });

test('of instances that publish together one writes at a time, the others show it, and nothing is lost', async () => {
  const { site, first, second } = await startInstances();
  const own = await first.browser('Kokila');
  const other = await second.browser('Ramesh');
  const lease = publicationLease(first.desk.site);
  await save(own, 'n-1', { link: 'https://example.in/busy' });
  const held = await second.desk.database.lease(lease, async () => publish(own));
  expect(held?.result).toMatchObject({ status: 503, body: { problem: 'busy' } });

  for (const round of [1, 2]) {
    await save(own, 'n-1', { link: `https://example.in/own-${round}` });
    await save(other, 'n-2', { link: `https://example.in/other-${round}` });
    const answers = await Promise.all([publish(own), publish(other)]);
    for (const [index, browser] of [own, other].entries()) {
      const { status } = answers[index] ?? {};
      expect([200, 503]).toContain(status);
      if (status === 503) expect((await publish(browser)).body).toMatchObject({ published: true });
    }
  }
  const texts: unknown = JSON.parse(await site.read('content/records/notices.json'));
  expect(texts).toMatchObject([
    { link: 'https://example.in/own-2' },
    { link: 'https://example.in/other-2' },
    {},
  ]);
  const history = publications.parse((await own.call('GET', contentPaths.history)).body).publications;
  const people = history.filter(({ isByHand }) => !isByHand).map(({ person }) => person);
  expect(people.sort()).toEqual(['Kokila', 'Kokila', 'Ramesh', 'Ramesh']);
  for (const { address } of [first, second]) {
    const shown = async () => (await fetch(`${address}/api/NoticeBoard/GetPublicList?lang=HI`)).text();
    await expect.poll(shown).toMatch(/own-2.*other-2|other-2.*own-2/s);
  }
});

test('a file that one instance received is shown, previewed and published by another', async () => {
  const { site, first, second } = await startInstances();
  const browser = await first.browser('Kokila');
  const pdf = samplePdf();
  const sent = await fetch(`${first.address}${filesApi}/documents?name=Tender.pdf`, {
    method: 'POST',
    headers: { cookie: cookieOf(browser), origin: first.address, 'content-type': 'application/pdf' },
    body: pdf,
  });
  const { file } = uploadedDocument.parse(await sent.json());
  const moved = movedTo(second.address, browser);
  await save(moved, 'n-1', { link: file });
  const headers = { cookie: cookieOf(moved) };
  const open = (address: string, name: string) =>
    fetch(`${address}${filesApi}/open?file=${encodeURIComponent(name)}`, { headers });
  expect(await (await open(second.address, file)).text()).toBe(pdf);
  expect((await open(second.address, 'documents/other.pdf')).status).toBe(404);

  const third = await serveDesk(site, {
    dataDir: await temporaryFolder(),
    databaseUrl: first.databaseUrl,
  });
  const there = movedTo(third.address, browser);
  expect(openedPreview.parse((await there.call('POST', contentPaths.preview)).body).path).toMatch(
    /^\/desk\//,
  );
  expect((await publish(there)).body).toMatchObject({ published: true });
  expect(await readFile(join(site.folder, 'content', file), 'utf8')).toBe(pdf);
});
