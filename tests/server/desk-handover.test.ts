import fs from 'node:fs';
import { join } from 'node:path';
import git from 'isomorphic-git';
import { expect, test } from 'vitest';
import { contentList, contentPaths, ownDrafts, publication } from '../../src/desk/api/content-api';
import { handoverPaths, ownHandover, waitingDrafts } from '../../src/desk/api/handover-api';
import type { browserAt } from './desk-browser';
import { copyWithNotices, serveDesk } from './desk-content';
import { describeDatabases, newFolder } from './submission-databases';

type Browser = ReturnType<typeof browserAt>;

async function save(browser: Browser, id: string, title: string) {
  const list = contentList.parse((await browser.call('GET', contentPaths.list('notices'))).body);
  const found = list.records.find((one) => one.id === id);
  const changes = [{ field: 'title', before: found?.record.title, after: title }];
  return (await browser.call('PATCH', contentPaths.record('notices', id), { changes })).status;
}

async function waitingOf(browser: Browser) {
  return waitingDrafts.parse((await browser.call('GET', handoverPaths.waiting)).body).waiting;
}

async function handoverOf(browser: Browser) {
  return ownHandover.parse((await browser.call('GET', handoverPaths.own)).body).handover;
}

async function labelsOf(browser: Browser) {
  const { drafts } = ownDrafts.parse((await browser.call('GET', contentPaths.drafts)).body);
  return drafts.map(({ label }) => label);
}

describeDatabases((newDatabase) => {
  test('what an editor hands over is seen, sent back, and published with the editor as the author', async () => {
    const site = await copyWithNotices();
    const { browser: invite } = await serveDesk(site, await newDatabase());
    const [editor, publisher] = [await invite('Meena', 'editor'), await invite('Kokila')];
    const handOver = (note: string) => editor.call('POST', handoverPaths.own, { note });
    expect((await handOver('')).status).toBe(404);
    await save(editor, 'n-1', 'Assembly on Friday');
    expect(await waitingOf(publisher)).toEqual([]);
    expect((await handOver('Before Friday, please')).status).toBe(204);
    const [first] = await waitingOf(publisher);
    expect(first).toMatchObject({
      ...{ person: 'Meena', note: 'Before Friday, please' },
      drafts: [{ id: 'n-1', label: 'Assembly on Friday', state: 'changed' }],
    });
    const note = 'It is on Saturday.';
    expect((await publisher.call('POST', handoverPaths.sendBack('Meena'), { note })).status).toBe(204);
    expect(await waitingOf(publisher)).toEqual([]);
    expect(await handoverOf(editor)).toMatchObject({ state: 'returned', by: 'Kokila', note });
    await save(editor, 'n-1', 'Assembly on Saturday');
    await handOver('');
    const version = first?.version;
    const publish = (seen: string | undefined) =>
      publisher.call('POST', handoverPaths.publish('Meena'), { version: seen });
    expect((await publish(version)).status).toBe(409);
    const [second] = await waitingOf(publisher);
    expect(publication.parse((await publish(second?.version)).body)).toMatchObject({ published: true });
    expect(await site.read('content/records/notices.json')).toContain('Assembly on Saturday');
    const [commit] = await git.log({ fs, dir: join(site.folder, 'content'), depth: 1 });
    expect(commit?.commit).toMatchObject({ author: { name: 'Meena' }, committer: { name: 'Kokila' } });
    expect(await labelsOf(editor)).toEqual([]);
    expect(await handoverOf(editor)).toBeNull();
    expect(await waitingOf(publisher)).toEqual([]);
  });

  test('a publisher takes changes over unless that would replace own ones, and an editor takes them back', async () => {
    const { browser: invite } = await serveDesk(await copyWithNotices(), await newDatabase());
    const [editor, publisher] = [await invite('Meena', 'editor'), await invite('Kokila')];
    await save(editor, 'n-1', 'Assembly on Friday');
    await save(editor, 'n-2', 'No water on Monday');
    await editor.call('POST', handoverPaths.own, { note: '' });
    await save(publisher, 'n-2', 'Water as usual');
    const take = async () => {
      const [waiting] = await waitingOf(publisher);
      return publisher.call('POST', handoverPaths.take('Meena'), { version: waiting?.version ?? '' });
    };
    expect(await take()).toMatchObject({ status: 409, body: { problem: 'own-drafts' } });
    expect(await labelsOf(editor)).toEqual(['Assembly on Friday', 'No water on Monday']);
    expect(await labelsOf(publisher)).toEqual(['Water as usual']);
    await publisher.call('DELETE', contentPaths.draft('notices', 'n-2'));
    await editor.call('DELETE', handoverPaths.own);
    expect((await take()).status).toBe(404);
    await editor.call('POST', handoverPaths.own, { note: '' });
    expect((await take()).status).toBe(204);
    expect(await labelsOf(editor)).toEqual([]);
    expect(await labelsOf(publisher)).toEqual(['Assembly on Friday', 'No water on Monday']);
  });
});

test('what waits is for publishers only, and forged names lead to nothing', async () => {
  const { browser: invite } = await serveDesk(await copyWithNotices(), await newFolder());
  const editors = [await invite('Meena', 'editor'), await invite('Raju', 'editor')];
  const [editor, other] = editors;
  const [publisher, inbox] = [await invite('Kokila'), await invite('Hari', 'inbox')];
  if (!editor || !other) throw new Error('Nobody was invited.');
  await save(editor, 'n-1', 'Assembly on Friday');
  await editor.call('POST', handoverPaths.own, { note: '' });
  await save(other, 'n-3', 'Not ready');
  const [waiting] = await waitingOf(publisher);
  const body = { version: waiting?.version ?? '', note: 'x' };
  const actions = (person: string) => [
    handoverPaths.preview(person),
    handoverPaths.publish(person),
    handoverPaths.take(person),
    handoverPaths.sendBack(person),
  ];
  for (const path of actions('Meena')) {
    for (const browser of [editor, other, inbox])
      expect((await browser.call('POST', path, body)).status).toBe(403);
  }
  for (const browser of [editor, other, inbox])
    expect((await browser.call('GET', handoverPaths.waiting)).status).toBe(403);
  expect((await inbox.call('POST', handoverPaths.own, { note: '' })).status).toBe(403);
  for (const person of ['Raju', 'Nobody', '../Meena', '%', 'meena'])
    for (const path of actions(person)) expect((await publisher.call('POST', path, body)).status).toBe(404);
  const long = { note: 'x'.repeat(2001) };
  expect((await editor.call('POST', handoverPaths.own, long)).status).toBe(400);
  expect(await labelsOf(editor)).toEqual(['Assembly on Friday']);
  expect(await labelsOf(other)).toEqual(['Not ready']);
});
