import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { seedStorage, storedIn, storedKeysOf } from './local-storage';
import { waitForIdle } from './visitor';

const council = useFakeCouncil();
const site = useSiteOf(council);

const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const picker = (page: Page, size: 'wide' | 'small') => page.locator(`header .end.${size} select`);
const small = { viewport: { width: 390, height: 800 } };
const cleared = ['grampanchayatData', 'Commity', 'GovernmentOrganizations', 'bankDetails'];

/** Counts the documents that a page loads. */
function countLoads(page: Page): { readonly loads: () => number } {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return { loads: () => loads };
}

describe('a stored language', () => {
  test('wins over the HTML, without a reload, a mismatch or an error', async () => {
    let counter = { loads: () => 0 };
    const page = await site.open('/member', {
      before: async (opened) => {
        counter = countLoads(opened);
        await seedStorage(opened, { language: 'HI' });
      },
    });
    await expect.poll(() => langOf(page)).toBe('hi');
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/सदस्य/);
    expect(counter.loads()).toBe(1);
    expect(site.consoleMessages()).toEqual([]);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('HI');
  });

  test('is shown with cookies blocked, too, and nothing loops', async () => {
    let counter = { loads: () => 0 };
    const page = await site.open('/donator', {
      before: async (opened) => {
        counter = countLoads(opened);
        await seedStorage(opened, { language: 'EN' });
        await opened.addInitScript(() => {
          Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
        });
      },
    });
    await expect.poll(() => langOf(page)).toBe('en');
    expect(counter.loads()).toBe(1);
  });

  test('does not change a page under a language prefix, and is not changed by it', async () => {
    const page = await site.open('/hi/member', {
      before: (opened) => seedStorage(opened, { language: 'EN' }),
    });
    expect(await langOf(page)).toBe('hi');
    expect(await storedIn(page, 'language')).toBe('EN');
  });
});

test('without access to storage everything works, and nothing is kept', async () => {
  const page = await site.open('/member', {
    before: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }),
  });
  expect(await page.locator('h1').count()).toBe(1);
  expect(site.consoleMessages()).toEqual([]);
});

describe('the language picker', () => {
  /** Notes the entries that the page removes. */
  const noteRemovals = (page: Page) =>
    page.evaluate(() => {
      Storage.prototype.removeItem = function remove(this: Storage, key) {
        sessionStorage.setItem('removed', `${sessionStorage.getItem('removed') ?? ''} ${key}`);
        Reflect.deleteProperty(this, key);
      };
    });
  const removals = (page: Page) => page.evaluate(() => sessionStorage.getItem('removed'));

  test('of the top bar stores the choice, removes exactly four entries and reloads the page', async () => {
    const page = await site.open('/member', { before: (opened) => seedStorage(opened, { other: 'stays' }) });
    expect(await picker(page, 'wide').locator('option').allInnerTexts()).toEqual(['ગુજ', 'हिं', 'EN']);
    expect(await storedKeysOf(page)).toEqual(expect.arrayContaining(cleared));
    await noteRemovals(page);
    await Promise.all([page.waitForEvent('load'), picker(page, 'wide').selectOption('HI')]);
    expect(await removals(page)).toBe(` ${cleared.join(' ')}`);
    expect([await storedIn(page, 'language'), await storedIn(page, 'other')]).toEqual(['HI', 'stays']);
    expect(await langOf(page)).toBe('hi');
  });

  test('of the small header removes nothing, and shows no cached list in the old language, even if the new one fails', async () => {
    const page = await site.open('/member', small);
    expect(await storedIn(page, 'GovernmentOrganizations')).toContain('મોતીપુરા');
    await noteRemovals(page);
    council.answerAll('fail');
    await Promise.all([page.waitForEvent('load'), picker(page, 'small').selectOption('EN')]);
    await waitForIdle(page);
    expect([await removals(page), await storedIn(page, 'language')]).toEqual([null, 'EN']);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const group = page.getByRole('dialog').locator('details', { hasText: 'Govt Organization' });
    await group.locator('summary').click();
    await expect.poll(() => group.innerText()).toContain('Failed to load schemes');
    expect(await group.innerText()).not.toContain('મોતીપુરા');
  });

  test('under a prefix leads to the same page under the other prefix', async () => {
    const page = await site.open('/hi/orgabout/1');
    await Promise.all([page.waitForEvent('load'), picker(page, 'wide').selectOption('EN')]);
    expect(new URL(page.url()).pathname).toBe('/en/orgabout/1');
  });
});
