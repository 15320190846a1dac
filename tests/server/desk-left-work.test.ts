import { expect, test } from 'vitest';
import { contentPaths, ownDrafts } from '../../src/desk/api/content-api';
import { handoverPaths, waitingDrafts } from '../../src/desk/api/handover-api';
import type { browserAt } from './desk-browser';
import { copySmallWithNotices, serveDesk } from './desk-content';
import { newFolder } from './submission-databases';

type Browser = ReturnType<typeof browserAt>;

async function change(browser: Browser, title: string) {
  const changes = [{ field: 'title', before: 'Notice 1', after: title }];
  return browser.call('PATCH', contentPaths.record('notices', 'n-1'), { changes });
}

async function draftsOf(browser: Browser) {
  const { drafts } = ownDrafts.parse((await browser.call('GET', contentPaths.drafts)).body);
  return drafts.map(({ label }) => label);
}

test.each([
  ['Kokila Ben', 'kokila ben'],
  ['रमेश', 'रमेश'.normalize('NFD')],
  ['RAMESH', 'Ramesh'],
])('drafts of %s are those of %s after another invitation', async (before, after) => {
  const { browser: invite } = await serveDesk(await copySmallWithNotices(), await newFolder());
  await change(await invite(before), 'Kept');
  expect(await draftsOf(await invite(after))).toEqual(['Kept']);
});

test('what somebody who was removed has not published waits for a publisher', async () => {
  const { browser: invite, desk } = await serveDesk(await copySmallWithNotices(), await newFolder());
  await change(await invite('Meena', 'editor'), 'Left behind');
  const publisher = await invite('Kokila');
  expect(await desk.people.remove('meena')).toBe(true);
  const waiting = waitingDrafts.parse((await publisher.call('GET', handoverPaths.waiting)).body);
  expect(waiting.waiting).toMatchObject([{ person: 'Meena', drafts: [{ label: 'Left behind' }] }]);
});
