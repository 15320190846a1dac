import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openAsker } from '../../scripts/new-site/ask';
import { gatherAnswers } from '../../scripts/new-site/gather-answers';
import { readOptions } from '../../scripts/new-site/options';
import { writeSite } from '../../scripts/new-site/write-site';
import {
  addedRecord,
  contentList,
  contentPaths,
  publication,
  savedRecord,
} from '../../src/desk/api/content-api';
import { contentOverview } from '../../src/desk/api/content-overview';
import { temporaryFolder } from '../temporary-folder';
import type { browserAt } from './desk-browser';
import { serveDesk } from './desk-content';
import { openFolder, type SiteFolder } from './site-folder';

const root = join(import.meta.dirname, '../..');

/** A copy of a folder of the project with a site. */
async function copyOf(place: string): Promise<SiteFolder> {
  const site = openFolder(await temporaryFolder());
  for (const name of ['site.config.json', 'content'])
    await cp(join(root, place, name), join(site.folder, name), { recursive: true });
  return site;
}

/** Makes a site as `npm run new-site` does. */
async function newSite(): Promise<SiteFolder> {
  const site = openFolder(await temporaryFolder());
  const names = ['name', 'state', 'district', 'taluka'].flatMap((key) => [`--${key}`, 'वडपूर']);
  const options = readOptions([site.folder, '--languages', 'MR,HI', '--sections', 'all', ...names]);
  if (options === 'help') throw new Error('The options ask for help.');
  const terminal = createInterface({ input: new PassThrough() });
  onTestFinished(() => terminal.close());
  const answers = await gatherAnswers(
    options,
    openAsker(terminal, () => undefined),
  );
  await writeSite(site.folder, root, answers);
  return site;
}

type Browser = ReturnType<typeof browserAt>;

const inHindi = (path: string) => `${path}?language=HI`;

/** The mistakes in a list. */
async function errorsOf(browser: Browser, name: string) {
  const list = contentList.parse((await browser.call('GET', inHindi(contentPaths.list(name)))).body);
  return list.records.flatMap(({ problems }) => problems.filter(({ severity }) => severity === 'error'));
}

/** Adds a notice and publishes it; whether it was. */
async function publishNotice(browser: Browser, title: string): Promise<boolean> {
  const added = await browser.call('POST', contentPaths.records('notices'), {});
  const { id, record } = addedRecord.parse(added.body);
  const changes = [{ field: 'title', before: record.title, after: title }];
  const saved = await browser.call('PATCH', contentPaths.record('notices', id), { changes });
  expect(savedRecord.parse(saved.body).problems).toEqual([]);
  const published = await browser.call('POST', contentPaths.publish, { lists: ['notices'] });
  return publication.parse(published.body).published;
}

test.each([
  ['the sample village', () => copyOf('.'), '/hi/noticeboard'],
  ['the example with three languages', () => copyOf('examples/palaswadi'), '/hi'],
  ['the example with one language', () => copyOf('examples/nimkhedi'), '/hi'],
  ['a new site', newSite, '/hi'],
])('at the desk of %s, every list opens, and a notice is saved and published', async (_, makeSite, page) => {
  const site = await makeSite();
  const { address, browser: invite } = await serveDesk(site, { dataDir: await temporaryFolder() });
  const browser = await invite('Kokila');
  const overview = contentOverview.parse((await browser.call('GET', inHindi(contentPaths.overview))).body);
  const names = overview.lists.map(({ name }) => name);
  expect(names).toContain('notices');
  for (const name of names) expect(await errorsOf(browser, name), name).toEqual([]);
  const title = 'कुआँ साफ़ किया गया';
  expect(await publishNotice(browser, title)).toBe(true);
  const isShown = async () => (await (await fetch(address + page)).text()).includes(title);
  await expect.poll(isShown).toBe(true);
});
