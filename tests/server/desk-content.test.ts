import { join } from 'node:path';
import git from 'isomorphic-git';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import {
  contentList,
  contentOverview,
  contentPaths,
  publication,
  recordProblems,
} from '../../src/model/desk/content-api';
import type { browserAt } from './desk-browser';
import { copyWithNotices, notices, serveDesk } from './desk-content';
import type { SiteFolder } from './site-folder';
import { describeDatabases } from './submission-databases';

type Browser = ReturnType<typeof browserAt>;

const list = contentPaths.list('notices');
const record = (id: string) => contentPaths.record('notices', id);

async function listOf(browser: Browser) {
  return contentList.parse((await browser.call('GET', `${list}?language=EN`)).body);
}

async function save(browser: Browser, id: string, change: Readonly<Record<string, unknown>>) {
  const found = (await listOf(browser)).records.find((one) => one.id === id);
  const body = { record: { ...found?.record, ...change }, version: found?.version };
  return recordProblems.parse((await browser.call('PUT', record(id), body)).body).problems;
}

async function publish(browser: Browser, lists = ['notices']) {
  return publication.parse((await browser.call('POST', contentPaths.publish, { lists })).body);
}

const fileOf = (site: SiteFolder) => site.read('content/records/notices.json');
const logOf = (site: SiteFolder) => git.log({ fs, dir: join(site.folder, 'content') });

describeDatabases((newDatabase) => {
  test('a record is changed, published with its author, and shown to visitors', async () => {
    const site = await copyWithNotices();
    const { address, browser: invite } = await serveDesk(site, await newDatabase());
    const browser = await invite('Kokila');
    const { lists, folder } = contentOverview.parse(
      (await browser.call('GET', `${contentPaths.overview}?language=EN`)).body,
    );
    expect(folder).toBe('writable');
    expect(lists.find(({ name }) => name === 'notices')).toMatchObject({ title: 'Notices', count: 3 });
    const title = { GU: 'સફાઈ', HI: 'सफ़ाई', EN: 'Cleaning day' };
    expect(await save(browser, 'n-1', { title })).toEqual([]);
    expect(await fileOf(site)).toBe(notices);
    expect((await listOf(browser)).records[0]).toMatchObject({ state: 'changed', record: { title } });
    expect(await publish(browser)).toMatchObject({ published: true });
    expect(await fileOf(site)).toBe(
      notices.replace(
        /\{ "id": "n-1".*\}/,
        '{\n    "id": "n-1",\n    "title": { "GU": "સફાઈ", "HI": "सफ़ाई", "EN": "Cleaning day" },\n    "link": ""\n  }',
      ),
    );
    await expect
      .poll(async () => (await fetch(`${address}/api/NoticeBoard/GetPublicList?lang=EN`)).text(), {
        timeout: 10_000,
      })
      .toContain('Cleaning day');
    const [commit, before] = await logOf(site);
    expect(commit?.commit).toMatchObject({ author: { name: 'Kokila', email: 'desk@www.motipura.example' } });
    expect(commit?.commit.message).toMatch(/^.*: 0 .*1 .*0 /);
    expect(before?.commit.author.name).not.toBe('Kokila');
    expect((await listOf(browser)).records[0]).toMatchObject({ state: 'unchanged' });
  });
});
