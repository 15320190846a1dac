import { expect, test } from 'vitest';
import { seedStorage, storedIn, storedKeysOf } from './local-storage';
import { useTestSite } from './test-site';

const site = useTestSite();

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

test('the entries have the specified names and shapes', async () => {
  const page = await site.open('/');
  await expect.poll(() => storedKeysOf(page)).toEqual(expect.arrayContaining(keys));
  const value = async (key: string): Promise<unknown> => JSON.parse((await storedIn(page, key)) ?? '');
  const records = (source: string) => site.records(source, { language: 'GU' });
  const [{ favIconBase64 } = {}] = await site.records('councilIdentity');
  expect(await storedIn(page, 'language')).toBe('GU');
  expect(await storedIn(page, 'isમોતીપુરા')).toBe('true');
  expect(await value('grampanchayatData')).toMatchObject({ name: 'મોતીપુરા', taluka: 'ધનપુરા' });
  expect(await value('faviconData')).toEqual({ favIconBase64, name: 'મોતીપુરા' });
  expect(await value('Commity')).toEqual(await records('committees'));
  expect(await value('GovernmentOrganizations')).toEqual(await records('organisations'));
  expect(await value('bankDetails')).toEqual({ status: true, data: await records('bankDetails') });
});

test.each(['{"favIconBase64":', '[1,"x",null]', '{"data":"none"}'])(
  'junk in every entry, %j, breaks nothing',
  async (text) => {
    const entries = Object.fromEntries(keys.slice(1).map((key) => [key, text]));
    const page = await site.open('/', { before: (opened) => seedStorage(opened, entries) });
    await page.locator('header nav summary').first().click();
    await page.locator('header nav [name=menu][open] a').first().click();
    await page.waitForURL(/\/villagehistory$/);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    expect(site.consoleMessages()).toEqual([]);
  },
);
