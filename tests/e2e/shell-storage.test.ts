import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { seedStorage, storedIn, storedKeysOf } from './local-storage';
import { waitForIdle } from './visitor';

const council = useFakeCouncil();
const site = useSiteOf(council);

const wide = { viewport: { width: 1280, height: 800 } };
const keys = [
  'language',
  'faviconData',
  'grampanchayatData',
  'Commity',
  'GovernmentOrganizations',
  'bankDetails',
  'isમોતીપુરા',
  'cachedLanguage',
];
const junk = ['', '{"favIconBase64":', '5', 'null', '[1,"x",null]', '{"data":"none"}', '<html>'];

/** The page works: the menu opens and leads on. */
async function expectWorking(page: Page): Promise<void> {
  await page.locator('header nav summary').first().click();
  await page.locator('header nav [name=menu][open] a').first().click();
  await page.waitForURL(/\/villagehistory$/);
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  expect(site.consoleMessages()).toEqual([]);
}

test('the entries have the specified names and shapes', async () => {
  const page = await site.open('/', wide);
  await expect.poll(() => storedKeysOf(page)).toEqual(expect.arrayContaining(keys));
  const value = async (key: string): Promise<unknown> => JSON.parse((await storedIn(page, key)) ?? '');
  expect(await storedIn(page, 'language')).toBe('GU');
  expect(await storedIn(page, 'isમોતીપુરા')).toBe('true');
  expect(await value('grampanchayatData')).toMatchObject({ name: 'મોતીપુરા', taluka: 'ધનપુરા' });
  const [{ favIconBase64 } = {}] = await site.records('councilIdentity');
  expect(await value('faviconData')).toEqual({ favIconBase64, name: 'મોતીપુરા' });
  expect(await value('Commity')).toEqual(await site.records('committees', { language: 'GU' }));
  expect(await value('GovernmentOrganizations')).toEqual(
    await site.records('organisations', { language: 'GU' }),
  );
  expect(await value('bankDetails')).toEqual({
    status: true,
    data: await site.records('bankDetails', { language: 'GU' }),
  });
});

test.each(junk)('junk in every entry, %j, breaks nothing', async (text) => {
  const entries = Object.fromEntries(keys.filter((key) => key !== 'language').map((key) => [key, text]));
  const page = await site.open('/', { ...wide, before: (opened) => seedStorage(opened, entries) });
  await expectWorking(page);
});

test('invalid entries are not shown, even while the council does not respond', async () => {
  council.answerAll('fail');
  const lists = {
    GovernmentOrganizations: '[1,{"name":5}]',
    Commity: '{"a":1}',
    bankDetails: '[]',
    cachedLanguage: 'GU',
  };
  const page = await site.open('/termsofservice', {
    ...wide,
    waitUntil: 'hydrated',
    before: (opened) => seedStorage(opened, lists),
  });
  await expect.poll(() => page.locator('footer section > p').count(), { timeout: 8000 }).toBe(3);
  expect(await page.locator('h1').count()).toBe(1);
});

describe('storage that', () => {
  test('is forbidden only means that nothing is kept', async () => {
    const page = await site.open('/', {
      ...wide,
      before: (opened) =>
        opened.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('forbidden', 'SecurityError');
            },
          });
        }),
    });
    await expectWorking(page);
  });

  test('is full only means that nothing is kept', async () => {
    const page = await site.open('/', {
      ...wide,
      before: (opened) =>
        opened.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        }),
    });
    expect(await storedKeysOf(page)).toEqual([]);
    await expectWorking(page);
  });
});

test('cached lists of this language are shown while the council hangs, and replaced by its response', async () => {
  council.answer('/GovernmentOrganizations/GetPublicList', 'hang');
  const cached = {
    language: 'GU',
    cachedLanguage: 'GU',
    GovernmentOrganizations: '[{"id":9,"name":"જૂની શાળા"}]',
  };
  const page = await site.open('/termsofservice', {
    ...wide,
    waitUntil: 'hydrated',
    before: (opened) => seedStorage(opened, cached),
  });
  const menu = page.locator('header nav [name=menu]').nth(2);
  await expect.poll(() => menu.textContent()).toContain('જૂની શાળા');
  council.answer('/GovernmentOrganizations/GetPublicList', (records) => records);
  await page.reload();
  await waitForIdle(page);
  await expect.poll(() => menu.textContent()).toContain('મોતીપુરા પ્રાથમિક શાળા');
  expect(await menu.textContent()).not.toContain('જૂની શાળા');
});
