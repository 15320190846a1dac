import { expect, test } from 'vitest';
import { contentList, contentPaths, rowProblems } from '../../src/desk/api/content-api';
import type { browserAt } from './desk-browser';
import { copySmallWithNotices, serveDesk } from './desk-content';
import { newFolder } from './submission-databases';

type Browser = ReturnType<typeof browserAt>;

async function listOf(browser: Browser, name: string) {
  return contentList.parse((await browser.call('GET', `${contentPaths.list(name)}?language=EN`)).body);
}

test('a list of 10,000 records is opened, edited, ordered, imported into and published', async () => {
  const site = await copySmallWithNotices();
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `n-${index}`, title: `Notice ${index}` }));
  await site.write('content/records/notices.json', JSON.stringify(many));
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  const { records } = await listOf(browser, 'notices');
  expect(records.length).toBe(10_000);
  const last = records.at(-1);
  const changes = [{ field: 'title', before: last?.record.title, after: 'Last' }];
  expect(
    (await browser.call('PATCH', contentPaths.record('notices', 'n-9999'), { changes })).body,
  ).toMatchObject({
    problems: [],
  });
  const ids = records.map(({ id }) => id).reverse();
  expect((await browser.call('PUT', contentPaths.order('notices'), { ids })).status).toBe(204);
  const rows = Array.from({ length: 5001 }, (_, row) => ({ id: null, record: { title: `Row ${row}` } }));
  const path = `${contentPaths.import('notices')}?apply=1`;
  expect((await browser.call('POST', path, { rows })).status).toBe(400);
  const imported = await browser.call('POST', path, { rows: rows.slice(1) });
  expect(rowProblems.parse(imported.body).isApplied).toBe(true);
  const published = await browser.call('POST', contentPaths.publish, { lists: ['notices'] });
  expect(published.body).toMatchObject({ published: true });
  const texts: unknown = JSON.parse(await site.read('content/records/notices.json'));
  expect(texts).toHaveLength(15_000);
  expect(texts).toEqual(expect.arrayContaining([{ id: 'n-9999', title: 'Last' }]));
});
