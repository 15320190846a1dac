import { expect, test } from 'vitest';
import { contentPaths, ownDrafts } from '../../src/desk/api/content-api';
import { objectOf, parseJson } from '../../src/engine/json/json';
import { browserAt, password } from './desk-browser';
import { copySmallWithNotices, serveDesk } from './desk-content';
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
