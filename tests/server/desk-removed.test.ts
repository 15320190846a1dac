import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  addedRecord,
  contentPaths,
  ownDrafts,
  publication,
  rowProblems,
} from '../../src/desk/api/content-api';
import { erasedVersions, publications } from '../../src/desk/api/history-api';
import { changesBetween } from '../../src/desk/api/record-changes';
import { isObject, parseJson } from '../../src/engine/json/json';
import type { browserAt } from './desk-browser';
import { copySmallWithNotices, copyWithNotices, serveDesk } from './desk-content';
import { samplePdf } from './sample-pdf';
import type { SiteFolder } from './site-folder';
import { newFolder } from './submission-databases';

type Browser = ReturnType<typeof browserAt>;

async function publish(browser: Browser, list: string) {
  const answer = await browser.call('POST', contentPaths.publish, { lists: [list] });
  return publication.parse(answer.body);
}

const remove = (browser: Browser, list: string, id: string) =>
  browser.call('DELETE', contentPaths.record(list, id));

async function add(browser: Browser) {
  const answer = await browser.call('POST', contentPaths.records('notices'), {});
  const { id, record } = addedRecord.parse(answer.body);
  const changes = changesBetween(record, { ...record, title: `Notice ${id}`, link: '' });
  await browser.call('PATCH', contentPaths.record('notices', id), { changes });
  return id;
}

test('an id is never given again, also when the last records are deleted and after a restart', async () => {
  const site = await copySmallWithNotices();
  const place = await newFolder();
  const first = await serveDesk(site, place);
  const browser = await first.browser('Kokila');
  expect(await add(browser)).toBe('n-4');
  expect(await publish(browser, 'notices')).toMatchObject({ published: true });
  for (const id of ['n-4', 'n-3', 'n-2']) await remove(browser, 'notices', id);
  expect(await publish(browser, 'notices')).toMatchObject({ published: true });
  expect(await add(browser)).toBe('n-5');
  await remove(browser, 'notices', 'n-1');
  expect(await publish(browser, 'notices')).toMatchObject({ published: true });
  const again = await (await serveDesk(site, place)).browser('Ramesh');
  expect(await add(again)).toBe('n-6');
  const rows = [{ id: null, record: { title: 'From a spreadsheet', link: '' } }];
  const imported = await again.call('POST', `${contentPaths.import('notices')}?apply=1`, { rows });
  expect(rowProblems.parse(imported.body)).toMatchObject({ isApplied: true });
  const drafts = ownDrafts.parse((await again.call('GET', contentPaths.drafts)).body).drafts;
  expect(drafts.map(({ id }) => id)).toContain('n-7');
});

/** The sample with a notice that has a document, and a news item with a picture. */
async function siteWithFiles(): Promise<SiteFolder> {
  const site = await copyWithNotices();
  const content = join(site.folder, 'content');
  await writeFile(join(content, 'documents/tender of 2025.pdf'), samplePdf({ pages: 1 }));
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#264' } }).webp();
  await mkdir(join(content, 'pictures'), { recursive: true });
  await writeFile(join(content, 'pictures/meeting.webp'), await picture.toBuffer());
  await site.write(
    'content/records/notices.json',
    JSON.stringify([
      { id: 'n-1', title: 'Tender', link: 'documents/tender of 2025.pdf' },
      { id: 'n-2', title: 'Tender again', link: 'documents/tender of 2025.pdf' },
    ]),
  );
  await site.write(
    'content/records/news.json',
    JSON.stringify([{ id: 1, newsHeading: 'Meeting', imageBase64: 'pictures/meeting.webp' }]),
  );
  return site;
}

/** URL of the picture of the news; null without news. */
async function pictureOfNews(address: string): Promise<string | null> {
  const answer = parseJson(await (await fetch(`${address}/api/News/GetPublicList?lang=EN`)).text());
  const [, url] = /"(\/media\/[^"]+)"/.exec(JSON.stringify(answer)) ?? [];
  return url ?? null;
}

const documentUrl = '/documents/tender%20of%202025.pdf';

test('a file is gone from the web with the publication that removes its last use, and comes back with its undo', async () => {
  const site = await siteWithFiles();
  const { address, browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  const picture = (await pictureOfNews(address)) ?? '';
  const small = picture.replace('/media/', '/media/320/').replace(/\.\w+$/, '.webp');
  expect([await statusOf(documentUrl), await statusOf(picture), await statusOf(small)]).toEqual([
    200, 200, 200,
  ]);

  await remove(browser, 'notices', 'n-1');
  await publish(browser, 'notices');
  expect(await statusOf(documentUrl)).toBe(200);
  await remove(browser, 'notices', 'n-2');
  await remove(browser, 'news', '1');
  const last = await publish(browser, 'notices');
  await publish(browser, 'news');
  expect(await statusOf(documentUrl)).toBe(404);
  await expect.poll(() => statusOf(picture)).toBe(404);
  expect(await statusOf(small)).toBe(404);
  expect(await readdir(join(site.folder, 'content/documents'))).not.toContain('tender of 2025.pdf');

  const undone = await browser.call('POST', contentPaths.undo(last.published ? last.id : ''), {});
  expect(publication.parse(undone.body)).toMatchObject({ published: true });
  expect(await statusOf(documentUrl)).toBe(200);
});

test('a person’s data is erased from the history and from what was taken off', async () => {
  const site = await siteWithFiles();
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  for (const id of ['n-1', 'n-2']) await remove(browser, 'notices', id);
  await publish(browser, 'notices');
  const content = join(site.folder, 'content');
  const history = async () =>
    publications.parse((await browser.call('GET', contentPaths.history)).body).publications;
  expect(await history()).toHaveLength(2);
  expect(await readdir(join(content, '.removed/documents'))).toEqual(['tender of 2025.pdf']);

  const editor = await invite('Ramesh', 'editor');
  expect((await editor.call('DELETE', contentPaths.history)).status).toBe(403);
  const erased = await browser.call('DELETE', contentPaths.history);
  expect(erasedVersions.parse(erased.body)).toEqual({ hasOtherHistory: false });
  expect(await history()).toHaveLength(1);
  expect(await readdir(content)).not.toContain('.removed');
  const objects = (await readdir(join(content, '.git'), { recursive: true })).join('\n');
  expect(objects).not.toContain('set-aside');
  const log = await browser.call('GET', '/log');
  expect(isObject(log.body) && JSON.stringify(log.body)).toContain('versions-erased');
});
