import fs from 'node:fs';
import { join } from 'node:path';
import git from 'isomorphic-git';
import { expect, test } from 'vitest';
import {
  addedRecord,
  contentList,
  contentPaths,
  openedPreview,
  ownDrafts,
  publication,
  savedRecord,
  shownState,
  rowProblems,
} from '../../src/desk/api/content-api';
import { changesBetween } from '../../src/desk/api/record-changes';
import { contentOverview } from '../../src/desk/api/content-overview';
import { publicationChanges, publications } from '../../src/desk/api/history-api';
import { textLists } from '../../src/desk/api/text-lists';
import { parseLegalText } from '../../src/server/site/parse-legal-text';
import { markdownPath, shownMarkdown } from '../../src/desk/api/markdown-api';
import { objectOf, parseJson } from '../../src/engine/json/json';
import { browserAt } from './desk-browser';
import { copyWithNotices, notices, serveDesk } from './desk-content';
import { hostileValues } from './hostile-council-values';
import type { SiteFolder } from './site-folder';
import { describeDatabases, newFolder } from './submission-databases';

type Browser = ReturnType<typeof browserAt>;

const record = (id: string) => contentPaths.record('notices', id);

async function listOf(browser: Browser, name = 'notices') {
  return contentList.parse((await browser.call('GET', `${contentPaths.list(name)}?language=EN`)).body);
}

async function save(browser: Browser, id: string, change: Readonly<Record<string, unknown>>) {
  const found = (await listOf(browser)).records.find((one) => one.id === id);
  const before = found?.record ?? {};
  const body = { changes: changesBetween(before, { ...before, ...change }) };
  return savedRecord.parse((await browser.call('PATCH', `${record(id)}?language=EN`, body)).body).problems;
}

async function publish(browser: Browser, lists = ['notices']) {
  return publication.parse((await browser.call('POST', contentPaths.publish, { lists })).body);
}

async function draftsOf(browser: Browser) {
  return ownDrafts.parse((await browser.call('GET', `${contentPaths.drafts}?language=EN`)).body).drafts;
}

async function historyOf(browser: Browser) {
  return publications.parse((await browser.call('GET', contentPaths.history)).body).publications;
}

const file = 'content/records/notices.json';
const recordsIn = async (site: SiteFolder): Promise<unknown> => JSON.parse(await site.read(file));

describeDatabases((newDatabase) => {
  test('a record is changed, published with its author, and shown to visitors', async () => {
    const site = await copyWithNotices();
    const { address, browser: invite } = await serveDesk(site, await newDatabase());
    const browser = await invite('Kokila');
    const title = { GU: 'સફાઈ', HI: 'सफ़ाई', EN: 'Cleaning day' };
    expect(await save(browser, 'n-1', { title })).toEqual([]);
    expect(await site.read(file)).toBe(notices);
    expect((await listOf(browser)).records[0]).toMatchObject({ state: 'changed', record: { title } });
    expect(await publish(browser)).toMatchObject({ published: true });
    const written =
      '{\n    "id": "n-1",\n    "title": { "GU": "સફાઈ", "HI": "सफ़ाई", "EN": "Cleaning day" },\n    "link": ""\n  }';
    expect(await site.read(file)).toBe(notices.replace(/\{ "id": "n-1".*\}/, written));
    await expect
      .poll(async () => (await fetch(`${address}/api/NoticeBoard/GetPublicList?lang=EN`)).text())
      .toContain('Cleaning day');
    const [commit, byHand] = await git.log({ fs, dir: join(site.folder, 'content') });
    expect(commit?.commit.author).toMatchObject({ name: 'Kokila', email: 'desk@www.motipura.example' });
    expect(byHand?.commit.author.name).not.toBe('Kokila');
    expect((await listOf(browser)).records[0]).toMatchObject({ state: 'unchanged' });
  });

  test('records are added, copied, deleted, ordered and taken back, and a copy has an id of its own', async () => {
    const site = await copyWithNotices();
    const { browser: invite } = await serveDesk(site, await newDatabase());
    const browser = await invite('Kokila', 'editor');
    const add = async (body: unknown) =>
      addedRecord.parse((await browser.call('POST', contentPaths.records('notices'), body)).body);
    expect(await add({})).toEqual({ id: 'n-4', record: { id: 'n-4' } });
    expect(await add({ copyOf: 'n-2' })).toMatchObject({
      id: 'n-5',
      record: { id: 'n-5', validUntil: '2099-12-31' },
    });
    await browser.call('DELETE', record('n-1'));
    await browser.call('DELETE', record('n-4'));
    await browser.call('PUT', contentPaths.order('notices'), { ids: ['n-3', 'n-2', 'n-9', 'n-1'] });
    const states = async () => (await listOf(browser)).records.map(({ id, state }) => `${id} ${state}`);
    expect(await states()).toEqual(['n-3 unchanged', 'n-5 added', 'n-2 unchanged', 'n-1 deleted']);
    await browser.call('DELETE', contentPaths.draft('notices', '~order'));
    await browser.call('DELETE', contentPaths.draft('notices', 'n-1'));
    expect(await states()).toEqual(['n-1 unchanged', 'n-2 unchanged', 'n-3 unchanged', 'n-5 added']);
    expect(await draftsOf(browser)).toMatchObject([{ id: 'n-5', state: 'added', label: 'Water' }]);
    expect((await browser.call('POST', contentPaths.publish, { lists: ['notices'] })).status).toBe(403);
  });

  test('what two people change is merged by field and language, and a conflict is for the second to decide', async () => {
    const site = await copyWithNotices();
    const { browser: invite } = await serveDesk(site, await newDatabase());
    const [first, second] = [await invite('Kokila'), await invite('Ramesh')];
    await save(first, 'n-2', { title: { GU: 'પાણી', HI: 'जल', EN: 'Water supply' } });
    await save(second, 'n-2', {
      title: { GU: 'પાણી', HI: 'पानी', EN: 'No water' },
      validUntil: '2030-01-01',
    });
    expect(await publish(first)).toMatchObject({ published: true });
    const refused = await publish(second);
    expect(refused).toMatchObject({
      published: false,
      conflicts: [
        { id: 'n-2', conflicts: [{ field: 'title.EN', mine: 'No water', theirs: 'Water supply' }] },
      ],
    });
    expect((await listOf(second)).records[1]?.conflicts).toEqual(['title.EN']);
    await second.call('PUT', contentPaths.conflict('notices', 'n-2'), { fields: { 'title.EN': 'theirs' } });
    expect(await publish(second)).toMatchObject({ published: true });
    expect(await recordsIn(site)).toMatchObject([
      {},
      { title: { GU: 'પાણી', HI: 'जल', EN: 'Water supply' }, validUntil: '2030-01-01' },
      {},
    ]);
  });

  test('a translation is older than one that was changed later, until it is changed or still right', async () => {
    const { browser: invite } = await serveDesk(await copyWithNotices(), await newDatabase());
    const browser = await invite('Kokila');
    const title = { GU: 'પાણી', HI: 'पानी', EN: 'No water on Monday' };
    const olderIn = async () => (await listOf(browser)).records[1]?.older.map(({ language }) => language);
    const confirm = (language: string) =>
      browser.call('PUT', contentPaths.right('notices', 'n-2'), { field: 'title', language });
    await save(browser, 'n-2', { title });
    expect(await olderIn()).toEqual(['GU', 'HI']);
    expect((await confirm('HI')).status).toBe(204);
    expect((await confirm('EN')).status).toBe(404);
    expect(await publish(browser)).toMatchObject({ published: true });
    expect(await olderIn()).toEqual(['GU']);
    await save(browser, 'n-2', { title: { ...title, GU: 'સોમવારે પાણી નહીં' } });
    expect(await olderIn()).toEqual(['HI', 'EN']);
  });

  test('what a person saves while a publication is in progress stays a draft', async () => {
    const { desk } = await serveDesk(await copyWithNotices(), await newDatabase());
    const draft = (key: string, before: string, after: string) => ({
      ...{ list: 'notices', key, before: { title: before }, after: { title: after } },
    });
    const published = [draft('n-1', 'Assembly', 'Meeting'), draft('n-2', 'Water', 'No water')];
    await desk.drafts.save('Kokila', published);
    await desk.drafts.save('Kokila', [draft('n-2', 'Water', 'Water is back')]);
    await desk.drafts.save('Ramesh', published);
    await desk.drafts.removePublished('Kokila', published);
    expect(await desk.drafts.of('Kokila')).toEqual([draft('n-2', 'No water', 'Water is back')]);
    expect(await desk.drafts.of('Ramesh')).toEqual(published);
  });

  test('a draft that is left of a complete publication changes nothing and conflicts with nothing', async () => {
    const { desk, browser: invite } = await serveDesk(await copyWithNotices(), await newDatabase());
    const browser = await invite('Kokila');
    await save(browser, 'n-3', { title: 'Reading room' });
    const left = await desk.drafts.of('Kokila');
    expect(await publish(browser)).toMatchObject({ published: true });
    await desk.drafts.save('Kokila', left);
    expect(await draftsOf(browser)).toEqual([]);
    await save(browser, 'n-3', { title: 'Reading room and library' });
    expect(await publish(browser)).toMatchObject({ published: true });
  });

  test('rows become drafts together, or none of them', async () => {
    const site = await copyWithNotices();
    const { browser: invite } = await serveDesk(site, await newDatabase());
    const browser = await invite('Kokila');
    const row = (id: string | null, title: string, validUntil = '') => ({
      id,
      record: { title, validUntil },
    });
    const send = async (rows: readonly unknown[], query = '') =>
      rowProblems.parse(
        (await browser.call('POST', `${contentPaths.import('notices')}${query}`, { rows })).body,
      );
    const rows = Array.from({ length: 1200 }, (_, index) => row(null, `Row ${index}`));
    const wrong = await send([...rows, row(null, 'Late', '32-01-2026')], '?apply=1');
    expect(wrong.isApplied).toBe(false);
    expect(wrong.rows.at(-1)).toMatchObject({ state: 'added', problems: [{ path: ['validUntil'] }] });
    expect((await send(rows)).isApplied).toBe(false);
    expect(await draftsOf(browser)).toEqual([]);
    expect(
      (await send([{ id: 'n-3', record: { id: 'n-3', title: 'Books' } }, ...rows], '?apply=1')).isApplied,
    ).toBe(true);
    const { records } = await listOf(browser);
    expect(records.length).toBe(1203);
    expect(records.at(-1)).toMatchObject({ id: 'n-1203', record: { id: 'n-1203', title: 'Row 1199' } });
  });
});

test('a record that somebody else published meanwhile is not overwritten, and one that is deleted is asked for', async () => {
  const site = await copyWithNotices();
  const { browser: invite } = await serveDesk(site, await newFolder());
  const [first, second] = [await invite('Kokila'), await invite('Ramesh')];
  await save(second, 'n-1', { link: 'https://example.in/a' });
  await save(first, 'n-3', { title: 'Reading room' });
  await first.call('DELETE', record('n-1'));
  expect(await publish(first)).toMatchObject({ published: true });
  const changes = [{ field: 'title', before: 'Library', after: 'Books' }];
  expect((await second.call('PATCH', record('n-3'), { changes })).body).toMatchObject({
    record: { title: 'Reading room' },
    conflicts: [{ field: 'title', mine: 'Books', theirs: 'Reading room' }],
  });
  expect(await publish(second)).toMatchObject({ published: false, conflicts: [{ id: 'n-1' }] });
  await second.call('PUT', contentPaths.conflict('notices', 'n-1'), { fields: { '~record': 'theirs' } });
  expect(await draftsOf(second)).toEqual([]);
  expect(await recordsIn(site)).toMatchObject([{ id: 'n-2' }, { id: 'n-3', title: 'Reading room' }]);
});

test('an order that somebody else changed meanwhile is noticed, and chosen by the second', async () => {
  const site = await copyWithNotices();
  const { browser: invite } = await serveDesk(site, await newFolder());
  const [first, second] = [await invite('Kokila'), await invite('Ramesh')];
  const order = (browser: Browser, ids: readonly string[], version?: string) =>
    browser.call('PUT', contentPaths.order('notices'), { ids, version });
  const idsOf = async (browser: Browser) => (await listOf(browser)).records.map(({ id }) => id);
  const { orderVersion } = await listOf(second);
  await order(second, ['n-2', 'n-1', 'n-3'], orderVersion);
  await order(first, ['n-3', 'n-1', 'n-2'], orderVersion);
  expect(await publish(first)).toMatchObject({ published: true });
  expect((await order(first, ['n-1', 'n-2', 'n-3'], orderVersion)).status).toBe(409);
  expect((await order(second, ['n-2', 'n-3', 'n-1'], orderVersion)).status).toBe(204);
  const conflict = {
    field: '~order',
    mine: 'Water · Library · Assembly',
    theirs: 'Library · Assembly · Water',
  };
  expect(await draftsOf(second)).toMatchObject([{ id: '~order', conflicts: [conflict] }]);
  expect(await publish(second)).toMatchObject({ published: false, conflicts: [{ id: '~order' }] });
  const choose = (side: string) =>
    second.call('PUT', contentPaths.conflict('notices', '~order'), { fields: { '~order': side } });
  expect((await choose('mine')).status).toBe(204);
  expect(await publish(second)).toMatchObject({ published: true });
  expect(await idsOf(first)).toEqual(['n-2', 'n-3', 'n-1']);
  await order(second, ['n-1', 'n-2', 'n-3']);
  await order(first, ['n-3', 'n-2', 'n-1']);
  await publish(first);
  await choose('theirs');
  expect(await draftsOf(second)).toEqual([]);
  expect(await idsOf(second)).toEqual(['n-3', 'n-2', 'n-1']);
});

test('a mistake is kept in the draft, shown at its field, and not published', async () => {
  const site = await copyWithNotices();
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  expect(await save(browser, 'n-3', { validUntil: '31/02/2026', link: 'documents/none.pdf' })).toMatchObject([
    { path: ['validUntil'], severity: 'error' },
    { path: ['link'], severity: 'error' },
  ]);
  expect(await publish(browser)).toMatchObject({
    published: false,
    problems: [
      { list: 'notices', id: 'n-3', label: 'Library', path: ['validUntil'] },
      { list: 'notices', id: 'n-3', path: ['link'] },
    ],
  });
  expect(await site.read(file)).toBe(notices);
  expect(await historyOf(browser)).toEqual([]);
});

test('a publication is listed with its differences and taken back, while later changes stay', async () => {
  const site = await copyWithNotices();
  const { browser: invite, desk } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  await save(browser, 'n-3', { title: 'Books' });
  await browser.call('DELETE', record('n-2'));
  expect(await publish(browser)).toMatchObject({ published: true });
  await save(browser, 'n-3', { link: 'https://example.in/books' });
  expect(await publish(browser)).toMatchObject({ published: true });
  const [, first] = await historyOf(browser);
  const id = first?.id ?? '';
  const { changes } = publicationChanges.parse(
    (await browser.call('GET', `${contentPaths.publication(id)}?language=EN`)).body,
  );
  expect(changes).toMatchObject([
    { label: 'Water', state: 'deleted' },
    { label: 'Books', state: 'changed', fields: [{ title: 'Title', before: 'Library', after: 'Books' }] },
  ]);
  expect((await browser.call('POST', contentPaths.undo(id))).body).toMatchObject({ published: true });
  expect(await recordsIn(site)).toMatchObject([
    { id: 'n-1' },
    { id: 'n-2' },
    { id: 'n-3', title: 'Library', link: 'https://example.in/books' },
  ]);
  expect((await browser.call('POST', contentPaths.undo(id))).body).toMatchObject({
    published: true,
    id: '',
  });
  const { entries } = await desk.log.read();
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['published', 'undone']));
});

test('what is changed by hand is committed as such, and a draft is merged with it', async () => {
  const site = await copyWithNotices();
  const { address, browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  await save(browser, 'n-1', { link: 'https://example.in/a' });
  await site.write(file, notices.replace('"Library"', '"Reading room"'));
  expect(await publish(browser)).toMatchObject({ published: true });
  expect(await recordsIn(site)).toMatchObject([
    { link: 'https://example.in/a' },
    {},
    { title: 'Reading room' },
  ]);
  await site.write(file, (await site.read(file)).replace('"Reading room"', '"Library"'));
  await save(browser, 'n-1', { link: 'https://example.in/b' });
  await save(browser, 'n-2', { hidden: true });
  expect(await publish(browser)).toMatchObject({ published: true });
  await save(browser, 'n-1', { link: 'https://example.in/c' });
  await site.write(file, (await site.read(file)).replace('"n-2",', '"n-2"'));
  expect(await publish(browser)).toMatchObject({ published: false, problems: [{ list: '', label: file }] });
  expect((await historyOf(browser)).map(({ person, isByHand }) => (isByHand ? '' : person))).toEqual([
    'Kokila',
    '',
    'Kokila',
    '',
  ]);
  const shown = async () => (await fetch(`${address}/api/NoticeBoard/GetPublicList?lang=EN`)).text();
  await expect.poll(shown).toContain('https://example.in/b');
  expect(await shown()).not.toContain('Water');
});

test('changes have values before and after, days and choices as people write them, and no ids', async () => {
  const site = await copyWithNotices();
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  const title = { GU: 'પાણી', HI: 'पानी', EN: 'Water supply' };
  await save(browser, 'n-2', { title, validUntil: '2027-03-31', hidden: true });
  expect(await draftsOf(browser)).toMatchObject([
    {
      id: 'n-2',
      fields: [
        { title: 'Title (English)', before: 'Water', after: 'Water supply' },
        { title: 'Current until', before: '31-12-2099', after: '31-03-2027' },
        { title: 'Hidden', before: '', after: 'Yes' },
      ],
    },
  ]);
  await browser.call('POST', contentPaths.records('notices'), { copyOf: 'n-1' });
  await publish(browser);
  const [newest] = await historyOf(browser);
  expect(newest?.message).toMatch(/Water supply \(changed\), Assembly \(new\)|પાણી/);
});

test('visitors see a publication when the site was read again, and a list gives up its changes at once', async () => {
  const site = await copyWithNotices();
  const { address, browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  const isShown = async () => shownState.parse((await browser.call('GET', contentPaths.shown)).body).isShown;
  expect(await isShown()).toBe(true);
  await save(browser, 'n-1', { link: 'https://example.in/shown' });
  await save(browser, 'n-2', { link: 'https://example.in/b' });
  await browser.call('DELETE', contentPaths.draftsOf('members'));
  expect(await draftsOf(browser)).toHaveLength(2);
  await browser.call('DELETE', contentPaths.draftsOf('notices'));
  expect(await draftsOf(browser)).toEqual([]);
  await save(browser, 'n-1', { link: 'https://example.in/shown' });
  await publish(browser);
  expect(await isShown()).toBe(false);
  await expect.poll(isShown).toBe(true);
  const shown = await fetch(`${address}/api/NoticeBoard/GetPublicList?lang=EN`);
  expect(await shown.text()).toContain('https://example.in/shown');
});

test('an empty entry is not published: a new one leaves nothing behind, an emptied one is a mistake', async () => {
  const site = await copyWithNotices();
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  await browser.call('POST', contentPaths.records('notices'), {});
  expect(await publish(browser)).toEqual({ published: true, id: '' });
  expect(await draftsOf(browser)).toEqual([]);
  expect(await site.read(file)).toBe(notices);
  await save(browser, 'n-3', { title: '' });
  await save(browser, 'n-1', { link: 'https://example.in/a' });
  const outcome = await publish(browser);
  expect(outcome.published ? [] : outcome.problems).toContainEqual(
    expect.objectContaining({ list: 'notices', id: 'n-3', severity: 'error', path: [] }),
  );
  expect(await site.read(file)).toBe(notices);
});

test('lists that the council’s own server answers are edited there', async () => {
  const site = await copyWithNotices();
  const { browser: invite } = await serveDesk(site, await newFolder(), { API_HOST: 'http://127.0.0.1:9' });
  const browser = await invite('Kokila');
  const overview = contentOverview.parse(
    (await browser.call('GET', `${contentPaths.overview}?language=EN`)).body,
  );
  const names = overview.lists.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['notices', 'meetings', 'mapPlaces']));
  expect(names).not.toContain('news');
  expect(overview.elsewhere).toContain('News');
  const undisclosed = overview.lists.filter((list) => list.undisclosed > 0);
  expect(undisclosed.map((list) => [list.name, list.undisclosed])).toEqual([['disclosures', 17]]);
  expect((await browser.call('GET', contentPaths.list('news'))).status).toBe(404);
});

test('content needs a session of this site, a right, and a page of this site', async () => {
  const site = await copyWithNotices();
  const { address, browser: invite } = await serveDesk(site, await newFolder());
  const editor = await invite('Kokila', 'editor');
  await save(editor, 'n-1', { link: 'https://example.in/a' });
  const inbox = await invite('Ramesh', 'inbox');
  const calls = [
    ['GET', contentPaths.overview],
    ['GET', contentPaths.list('notices')],
    ['GET', record('n-1')],
    ['PATCH', record('n-1'), { changes: [] }],
    ['DELETE', contentPaths.history],
    ['POST', contentPaths.records('notices'), {}],
    ['DELETE', record('n-1')],
    ['PUT', contentPaths.order('notices'), { ids: [] }],
    ['POST', contentPaths.import('notices'), { rows: [] }],
    ['GET', contentPaths.drafts],
    ['DELETE', contentPaths.draft('notices', 'n-1')],
    ['PUT', contentPaths.conflict('notices', 'n-1'), { fields: {} }],
    ['POST', contentPaths.publish, { lists: ['notices'] }],
    ['GET', contentPaths.history],
    ['GET', contentPaths.publication('0'.repeat(40))],
    ['POST', contentPaths.undo('0'.repeat(40))],
  ] as const;
  for (const [method, path, body] of calls) {
    expect([path, (await browserAt(address).call(method, path, body)).status]).toEqual([path, 401]);
    expect([path, (await inbox.call(method, path, body)).status]).toEqual([path, 403]);
    if (method === 'GET') continue;
    const foreign = await editor.call(method, path, body, { origin: 'https://elsewhere.example' });
    expect([path, foreign.status]).toEqual([path, 403]);
  }
  expect(await draftsOf(editor)).toMatchObject([{ id: 'n-1' }]);
});

test('forged names lead to nothing outside of the lists', async () => {
  const site = await copyWithNotices();
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  const forged = [
    '../notices',
    'constructor',
    '__proto__',
    '..%2f..%2fsite.config',
    'notices.json',
    'a'.repeat(3000),
  ];
  for (const name of forged) {
    const answers = await Promise.all([
      browser.call('GET', contentPaths.list(name)),
      browser.call('PATCH', contentPaths.record(name, 'n-1'), { changes: [] }),
      browser.call('PATCH', record(name), { changes: [{ field: 'title', after: 'x' }] }),
      browser.call('POST', contentPaths.undo(name)),
      browser.call('POST', contentPaths.records('notices'), { copyOf: name.slice(0, 200) }),
    ]);
    expect(answers.every(({ status }) => status === 404 || status === 414)).toBe(true);
  }
  expect(await publish(browser, forged.slice(0, 5))).toEqual({ published: true, id: '' });
});

test('a preview shows the pages with the own draft to the person alone, and sends nothing', async () => {
  const site = await copyWithNotices();
  const { address, browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila', 'editor');
  await save(browser, 'n-3', { title: 'Reading room' });
  const { path } = openedPreview.parse((await browser.call('POST', contentPaths.preview)).body);
  const cookie = () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const opened = await fetch(`${address}${path}`, { headers: { cookie: cookie() }, redirect: 'manual' });
  const [preview = ''] = opened.headers.getSetCookie()[0]?.split(';') ?? [];
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/']);
  const pageOf = async (language: string, cookies: string) =>
    (await fetch(`${address}/${language}/noticeboard`, { headers: { cookie: cookies } })).text();
  for (const language of ['gu', 'hi', 'en']) {
    const page = await pageOf(language, `${cookie()}; ${preview}`);
    expect(page).toContain('Reading room');
    expect(page).toContain('/desk/preview/end');
    expect(page).toContain('<a target="_top" href="/desk/content/notices">');
    expect(page).not.toContain('/desk/content/members');
  }
  const ramesh = await invite('Ramesh', 'editor');
  const other = [...ramesh.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const cookies of [cookie(), preview, `${other}; ${preview}`])
    expect(await pageOf('en', cookies)).not.toMatch(/Reading room|\/desk/);
  const headers = { cookie: `${cookie()}; ${preview}`, 'content-type': 'application/json' };
  const sent = await fetch(`${address}/api/Questions/Create`, { method: 'POST', headers, body: '{}' });
  expect(sent.status).toBe(403);
  await save(browser, 'n-3', { validUntil: '32-01-2026' });
  expect((await browser.call('POST', contentPaths.preview)).body).toEqual({ problem: 'draft-wrong' });
});

test('a preview begins with the page of the list that is edited', async () => {
  const { address, browser: invite } = await serveDesk(await copyWithNotices(), await newFolder());
  const browser = await invite('Kokila', 'editor');
  const { path } = openedPreview.parse((await browser.call('POST', contentPaths.preview)).body);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const firstPage = async (list: string) => {
    const response = await fetch(`${address}${path}?list=${list}`, {
      headers: { cookie },
      redirect: 'manual',
    });
    return response.headers.get('location');
  };
  expect(await firstPage('members')).toBe('/member');
  expect(await firstPage('https://other.example')).toBe('/');
});

test('messages, legal texts and settings are edited like records, and their files keep their form', async () => {
  const site = await copyWithNotices();
  const { address, browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  const change = async (list: string, id: string, values: Readonly<Record<string, unknown>>) => {
    const found = (await listOf(browser, list)).records.find((one) => one.id === id);
    const before = found?.record ?? {};
    const body = { changes: changesBetween(before, { ...before, ...values }) };
    return savedRecord.parse((await browser.call('PATCH', contentPaths.record(list, id), body)).body)
      .problems;
  };
  const files = ['content/messages/EN.json', 'content/legal/privacy.EN.md', 'site.config.json'];
  const before = await Promise.all(files.map((name) => site.read(name)));
  const { messages, legal, colours, settings } = textLists;
  const textOf = (list: string, id: string) =>
    listOf(browser, list).then(({ records }) => objectOf(records.find((one) => one.id === id)?.record.text));
  expect(await change(messages, 'notices.empty', { text: { EN: 'No notice {today' } })).toMatchObject([
    { path: ['text', 'EN'], severity: 'error' },
  ]);
  const empty = await textOf(messages, 'notices.empty');
  expect(await change(messages, 'notices.empty', { text: { ...empty, EN: 'No notice today.' } })).toEqual([]);
  const privacy = await textOf(legal, 'privacy');
  const legalTexts = (await listOf(browser, legal)).records.map(({ record: { title } }) => title);
  expect(legalTexts).toContainEqual(expect.objectContaining({ EN: 'Privacy Policy' }));
  expect(
    await change(legal, 'privacy', { text: { ...privacy, EN: '# Privacy\n\nNothing is kept.' } }),
  ).toEqual([]);
  expect(await change(colours, 'theme.colours.light.accent', { colour: 'teal' })).toMatchObject([
    { path: ['colour'], severity: 'error' },
  ]);
  expect(await change(colours, 'theme.colours.light.accent', { colour: '#9FD0D4' })).toMatchObject([
    { path: ['colour'], severity: 'error' },
  ]);
  const displayName = { ...(await textOf(settings, 'displayName')), EN: 'Motipura Village' };
  expect(await change(settings, 'displayName', { text: displayName })).toEqual([]);
  expect(await change(colours, 'theme.colours.light.accent', { colour: '#123456' })).toEqual([]);
  expect(await publish(browser, [messages, legal, colours, settings])).toMatchObject({ published: true });
  const after = await Promise.all(files.map((name) => site.read(name)));
  expect(after[0]).toContain('"notices.empty": "No notice today."');
  expect(after[1]).toBe('# Privacy\n\nNothing is kept.\n');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  expect(after[2]).toBe(
    before[2]
      ?.replace('"accent": "#0B5258"', '"accent": "#123456"')
      .replace('"EN": "Motipura" }', '"EN": "Motipura Village" }')
      .replace('"legal/privacy", "updated": "2025-01-10"', `"legal/privacy", "updated": "${day}"`),
  );
  expect(await site.read('content/.site.config.json')).toBe(after[2]);
  await expect
    .poll(async () => (await fetch(`${address}/en/privacypolicy`)).text())
    .toContain('Nothing is kept.');
  const [last] = await historyOf(browser);
  expect((await browser.call('POST', contentPaths.undo(last?.id ?? ''))).body).toMatchObject({
    published: true,
  });
  const [messagesAgain, legalAgain, config] = await Promise.all(files.map((name) => site.read(name)));
  expect([messagesAgain, legalAgain]).toEqual(before.slice(0, 2));
  expect(config).toContain('"accent": "#0B5258"');
});

test('the preview of a legal text has the blocks of its page', async () => {
  const { browser: invite } = await serveDesk(await copyWithNotices(), await newFolder());
  const text = '## Rights\n\nAsk **us**, {council}.\n\n<script>alert(1)</script>';
  const editor = await invite('Meena', 'editor');
  expect(shownMarkdown.parse((await editor.call('POST', markdownPath, { text })).body).blocks).toEqual(
    parseLegalText(text),
  );
  for (const large of ['- '.repeat(11), '1) a\n'.repeat(1001), 'a'.repeat(250_000)]) {
    const refused = await editor.call('POST', markdownPath, { text: large });
    expect([refused.status, refused.body]).toEqual([422, { problem: 'text-large' }]);
  }
  const inbox = await invite('Hari', 'inbox');
  expect((await inbox.call('POST', markdownPath, { text })).status).toBe(403);
});

test('the menu and the sections of the home page are put in order and hidden, and every page keeps its address', async () => {
  const site = await copyWithNotices();
  const { address, browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  const { menu, home } = textLists;
  const hide = async (list: string, id: string) => {
    const found = (await listOf(browser, list)).records.find((one) => one.id === id);
    const changes = [{ field: 'hidden', before: found?.record.hidden, after: true }];
    return (await browser.call('PATCH', contentPaths.record(list, id), { changes })).status;
  };
  const before = await site.read('site.config.json');
  const { records } = await listOf(browser, menu);
  const ids = records.map(({ id }) => id);
  expect(records.find(({ id }) => id === '/villageplaces')?.record).toMatchObject({
    within: 'group:menu.village',
  });
  const swapped = new Map([
    ['/villageplaces', '/villageheritage'],
    ['/villageheritage', '/villageplaces'],
    ['/donator', '/development'],
    ['/development', '/donator'],
  ]);
  const order = ids.map((id) => swapped.get(id) ?? id);
  expect((await browser.call('PUT', contentPaths.order(menu), { ids: order })).status).toBe(204);
  expect(await hide(menu, '/villagehistory')).toBe(200);
  expect(await hide(home, 'list:notices:notices.title')).toBe(200);
  expect((await browser.call('DELETE', contentPaths.record(menu, '/donator'))).status).toBe(403);
  expect((await browser.call('POST', contentPaths.records(menu), {})).status).toBe(403);
  expect(await publish(browser, [menu, home])).toMatchObject({ published: true });
  const lines = (text: string) =>
    text
      .split('\n')
      .filter(
        (line) =>
          /village(?:history|heritage|places)"|don?ator"|development"/.test(line) && line.includes('menu.'),
      );
  expect(lines(await site.read('site.config.json')).map((line) => line.trim())).toEqual([
    '{ "hidden": true, "page": "/villagehistory", "label": "menu.history" },',
    '{ "page": "/villageplaces", "label": "menu.places" },',
    '{ "page": "/villageheritage", "label": "menu.heritage" },',
    '{ "page": "/donator", "label": "menu.donors", "icon": "hand-coins" },',
    '{ "page": "/development", "label": "menu.development", "icon": "hammer" },',
  ]);
  const page = async (path: string) => (await fetch(`${address}${path}`)).text();
  await expect.poll(() => page('/en')).not.toContain('>Notice Board<');
  expect((await fetch(`${address}/en/villagehistory`)).status).toBe(200);
  expect(await page('/en')).not.toContain('href="/en/villagehistory"');
  const [last] = await historyOf(browser);
  expect((await browser.call('POST', contentPaths.undo(last?.id ?? ''))).body).toMatchObject({
    published: true,
  });
  expect(await site.read('site.config.json')).toBe(before);
});

test('hostile values in every field are refused or shown as text, and a site with them is served', async () => {
  const site = await copyWithNotices();
  const { address, browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  // Requests with the others are refused as a whole.
  const texts = Object.values(hostileValues).filter(
    (text) => text.split(/[[{]/).length < 15 && !text.includes('__proto__'),
  );
  const values = texts.map((text) => parseJson(text));
  const fields = ['title', 'link', 'text', 'validFrom', 'validUntil', 'hidden'];
  const rows = fields.flatMap((field) =>
    values.map((value) => ({
      id: null,
      record: Object.fromEntries([
        ['title', 'Row'],
        [field, value ?? null],
      ]),
    })),
  );
  const send = async (some: typeof rows, query = '') =>
    rowProblems.parse(
      (await browser.call('POST', `${contentPaths.import('notices')}${query}`, { rows: some })).body,
    );
  const checked = await send(rows);
  const right = rows.filter((_, index) =>
    checked.rows[index]?.problems.every(({ severity }) => severity !== 'error'),
  );
  expect(right.length).toBeGreaterThan(60);
  expect((await send(right, '?apply=1')).isApplied).toBe(true);
  expect((await listOf(browser)).records.length).toBe(right.length + 3);
  expect(await publish(browser)).toMatchObject({ published: true });
  const shown = async () => (await fetch(`${address}/en/noticeboard`)).text();
  const answered = async () => (await fetch(`${address}/api/NoticeBoard/GetPublicList?lang=EN`)).text();
  await expect.poll(answered).toContain('Row');
  const after = Array.from({ length: 30 }).reduce((inner) => [inner], 'x');
  const changes = [{ field: 'link', after }];
  expect((await browser.call('PATCH', record('n-1'), { changes })).status).toBe(400);
  expect(await shown()).not.toMatch(/<script>alert|<img[^>]* onerror|href="javascript:/i);
});
