import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { seedStorage, storedIn, storedKeysOf } from './local-storage';
import { config, languages } from './sample-config';
import { textsOf } from './test-site';
import { waitForIdle } from './visitor';

const council = useFakeCouncil();
const site = useSiteOf(council);

const wide = { viewport: { width: 1280, height: 800 } };
const small = { viewport: { width: 390, height: 800 } };
const detail = '/GrampanchayatDetail/GetPublicList';
const facts = 'header .name.wide p:nth-of-type(2) > span';
const picker = (page: Page, size: 'wide' | 'small') => page.locator(`header .end.${size} select`);
const cleared = ['grampanchayatData', 'Commity', 'GovernmentOrganizations', 'bankDetails'];

test('the top bar names the council, its taluka, its district and the day of its foundation', async () => {
  const page = await site.open('/en', wide);
  expect(await page.locator('header .name.wide p').first().innerText()).toBe('Motipura Gram Panchayat');
  expect(await textsOf(page, facts)).toEqual([
    'Ta Dhanpura',
    'District Sabarkinara',
    'Established 15-08-1962',
  ]);
  const logo = page.getByRole('link', { name: 'Motipura: home' });
  expect(await logo.getAttribute('href')).toMatch(/\/en\/?$/);
  const [record] = await site.records('councilDetail');
  expect(await logo.getByRole('img').getAttribute('src')).toBe(record?.logoBase64);
});

test('a council without a date is established N/A, and other missing values are left out', async () => {
  council.answer(detail, ([record]) => [{ ...record, establishedDate: null, taluka: '' }]);
  const page = await site.open('/en', wide);
  expect(await textsOf(page, facts)).toEqual(['District Sabarkinara', 'Established N/A']);
});

test('visible social accounts are links with icon and tooltip that open in a new tab', async () => {
  council.answer('/SocialMedia/GetPublicList', (records) =>
    records.map((record, index) => ({ ...record, isVisible: index < 2 })),
  );
  const page = await site.open('/en', wide);
  const links = page
    .locator('header .end.wide')
    .getByRole('list', { name: 'Social media' })
    .getByRole('link');
  expect(await links.count()).toBe(2);
  const first = links.first();
  expect(await first.getAttribute('href')).toBe('https://social.motipura.example/facebook');
  expect(await first.getAttribute('target')).toBe('_blank');
  expect(
    await first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  const tip = first.locator('.tip');
  expect(await tip.isVisible()).toBe(false);
  await first.hover();
  await expect.poll(() => tip.isVisible()).toBe(true);
  expect(await tip.innerText()).toBe('Facebook');
});

describe('the language picker', () => {
  const junk = Object.fromEntries(cleared.map((key) => [key, JSON.stringify('old')]));

  test('of the top bar stores the choice, removes exactly four entries and reloads the page', async () => {
    const page = await site.open('/member', {
      ...wide,
      before: (opened) => seedStorage(opened, { other: 'stays', faviconData: '{"name":"x"}' }),
    });
    expect(await picker(page, 'wide').locator('option').allInnerTexts()).toEqual(['ગુજ', 'हिं', 'EN']);
    const before = await storedKeysOf(page);
    expect(before).toEqual(expect.arrayContaining(cleared));
    await page.evaluate(() => {
      Storage.prototype.removeItem = function remove(this: Storage, key) {
        sessionStorage.setItem('removed', `${sessionStorage.getItem('removed') ?? ''} ${key}`);
        Reflect.deleteProperty(this, key);
      };
    });
    await Promise.all([page.waitForEvent('load'), picker(page, 'wide').selectOption('HI')]);
    expect(await page.evaluate(() => sessionStorage.getItem('removed'))).toBe(` ${cleared.join(' ')}`);
    expect(await storedIn(page, 'language')).toBe('HI');
    expect(await storedIn(page, 'other')).toBe('stays');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi');
  });

  test('of the small header stores the choice and removes nothing', async () => {
    const page = await site.open('/member', small);
    await page.route('**/api/**', (route) => route.abort());
    await page.evaluate(() => {
      Storage.prototype.removeItem = () => {
        sessionStorage.setItem('removed', 'something');
      };
    });
    await Promise.all([page.waitForEvent('load'), picker(page, 'small').selectOption('EN')]);
    expect(await page.evaluate(() => sessionStorage.getItem('removed'))).toBeNull();
    expect(await storedIn(page, 'language')).toBe('EN');
    expect(await storedKeysOf(page)).toEqual(expect.arrayContaining(cleared));
  });

  test('never shows a cached list in the old language, even if the new one fails', async () => {
    const page = await site.open('/member', small);
    expect(await storedIn(page, 'GovernmentOrganizations')).toContain('મોતીપુરા');
    council.answerAll('fail');
    await Promise.all([page.waitForEvent('load'), picker(page, 'small').selectOption('EN')]);
    await waitForIdle(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const group = page.getByRole('dialog').locator('details', { hasText: 'Govt Organization' });
    await group.locator('summary').click();
    await expect.poll(() => group.innerText()).toContain('Failed to load schemes');
    expect(await group.innerText()).not.toContain('મોતીપુરા');
  });

  test('uses the records of the HTML before those in storage', async () => {
    const page = await site.open('/member', { ...wide, before: (opened) => seedStorage(opened, junk) });
    expect(await page.getByRole('banner').innerText()).toContain('મોતીપુરા');
    expect(site.consoleMessages()).toEqual([]);
  });
});

test.each(languages)(
  'under $prefix the picker leads to the same page under the other prefix',
  async ({ code, prefix }) => {
    const page = await site.open(`${prefix}/orgabout/1`, wide);
    const other = config.languages.list.find((one) => one.code !== code);
    await Promise.all([page.waitForEvent('load'), picker(page, 'wide').selectOption(other?.code ?? '')]);
    expect(new URL(page.url()).pathname).toBe(`/${other?.code.toLowerCase()}/orgabout/1`);
  },
);
