import { expect, inject, onTestFinished, test } from 'vitest';
import { contentPaths, ownDrafts } from '../../src/desk/api/content-api';
import { objectOf, parseJson } from '../../src/engine/json/json';
import { moveSite, possibleMoves } from '../../src/server/database/move-site';
import { openDatabase } from '../../src/server/database/open-database';
import { openStore } from '../../src/server/submissions/store/open-store';
import { browserAt, password } from './desk-browser';
import { copySmallWithNotices, serveDesk } from './desk-content';
import { createDatabase } from './postgres';
import { newFolder } from './submission-databases';

test.each([
  ['another host', 'https://gram.nimkhedi.example'],
  ['another port', 'http://127.0.0.1:8099'],
  ['a host without www', 'https://panchayat.example'],
])('people, drafts and submissions stay with a site that gets %s', async (_, publicAddress) => {
  const site = await copySmallWithNotices();
  const place = await newFolder();
  const before = await serveDesk(site, place);
  const first = await before.browser('Kokila');
  const changes = [{ field: 'title', before: 'Notice 1', after: 'Kept' }];
  await first.call('PATCH', contentPaths.record('notices', 'n-1'), { changes });

  const config = objectOf(parseJson(await site.read('site.config.json')));
  await site.write('site.config.json', JSON.stringify({ ...config, publicAddress }));
  const after = await serveDesk(site, place);
  const again = browserAt(after.address);
  expect((await again.call('POST', '/session', { name: 'Kokila', password })).status).toBe(204);
  const drafts = ownDrafts.parse((await again.call('GET', contentPaths.drafts)).body).drafts;
  expect(drafts.map(({ id }) => id)).toEqual(['n-1']);
});

test('in PostgreSQL, a changed address is said, and the command takes over what the site had', async () => {
  const site = await copySmallWithNotices();
  const place = { ...(await newFolder()), databaseUrl: await createDatabase(inject('postgresUrl')) };
  const before = await serveDesk(site, place);
  const first = await before.browser('Kokila');
  const changes = [{ field: 'title', before: 'Notice 1', after: 'Kept' }];
  await first.call('PATCH', contentPaths.record('notices', 'n-1'), { changes });

  const config = objectOf(parseJson(await site.read('site.config.json')));
  const { host: from } = new URL(String(config.publicAddress));
  const publicAddress = 'https://gram.nimkhedi.example';
  await site.write('site.config.json', JSON.stringify({ ...config, publicAddress }));
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  const { host: to } = new URL(publicAddress);
  expect(await possibleMoves(database, to)).toEqual([from]);
  const after = await serveDesk(site, place);

  expect(await moveSite(database, 'never.example', to)).toBe(false);
  expect(await moveSite(database, from, to)).toBe(true);
  expect(await moveSite(database, from, to)).toBe(false);
  const again = browserAt(after.address);
  expect((await again.call('POST', '/session', { name: 'Kokila', password })).status).toBe(204);
  const { drafts } = ownDrafts.parse((await again.call('GET', contentPaths.drafts)).body);
  expect(drafts.map(({ id }) => id)).toEqual(['n-1']);
});

test('what people have typed at the new address is not given up for what the old one had', async () => {
  const place = await newFolder();
  const store = await openStore(place);
  onTestFinished(() => store.close());
  const sent = { form: 'question', body: {}, language: 'GU', honeypot: false, filledInMs: null } as const;
  for (const site of ['old.example', 'new.example'])
    await store.insert({ ...sent, site, key: 'key-0001', consent: null, state: 'stored', dueAt: null });
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  expect(await moveSite(database, 'old.example', 'new.example')).toBe(false);
  expect(await store.sites()).toEqual(['new.example', 'old.example']);
});
