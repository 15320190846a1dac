import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { createGate, formElements, sharedSubmissions } from './form-submissions';
import { messagesOf } from './sample-config';
import { useTestSite } from './test-site';
import { waitForIdle } from './visitor';

const service = sharedSubmissions();
const site = useTestSite();

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('draft ')));

async function typeComplaint(page: Page, name = 'રમેશ'): Promise<void> {
  const { field } = formElements(page);
  await field('name').fill(name);
  await field('type').selectOption({ index: 2 });
  await field('details').fill('એક\nબે');
}

async function expectComplaint(page: Page, name = 'રમેશ'): Promise<void> {
  const { field } = formElements(page);
  await expect.poll(() => field('name').inputValue()).toBe(name);
  expect(await field('details').inputValue()).toBe('એક\nબે');
  expect(
    await field('type').evaluate((select) => select instanceof HTMLSelectElement && select.selectedIndex),
  ).toBe(2);
}

test('typed text survives a reload, the form says so, and a button clears it, because phones are shared', async () => {
  const page = await site.open('/gu/complaints', { viewport: { width: 360, height: 800 } });
  await typeComplaint(page);
  await page.reload();
  await waitForIdle(page);
  await expectComplaint(page);
  const { form, clear, field } = formElements(page);
  expect(await form.innerText()).toContain(messagesOf('GU')['form.draftRestored']);
  await expectAccessible(page);
  await clear.click();
  expect(await field('name').inputValue()).toBe('');
  expect(await field('name').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await draftsOf(page)).toEqual([]);
  expect(site.consoleMessages()).toEqual([]);
});

test('a switch of language keeps it, and a received submission does not return with the page before', async () => {
  const page = await site.open('/gu/complaints');
  const { submit, reference, field } = formElements(page);
  await typeComplaint(page, 'ભાષા');
  await page.locator('header select:visible').first().selectOption('HI');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi');
  await waitForIdle(page);
  await expectComplaint(page, 'ભાષા');
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  const type = messagesOf('HI').Complaint_type_2;
  expect(await service.stored('ભાષા')).toMatchObject([{ language: 'HI', body: { type } }]);
  expect(JSON.stringify(await draftsOf(page))).not.toMatch(/ભાષા|એક/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('gu');
  await waitForIdle(page);
  await expect.poll(() => field('name').inputValue()).toBe('');
  expect(await field('details').inputValue()).toBe('');
});

test('a draft is forgotten after a day, on any page of the site', async () => {
  const page = await site.open('/gu/complaints', { fresh: true });
  await typeComplaint(page);
  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  await page.goto(`${site.url()}/gu/donator`);
  await waitForIdle(page);
  await expect.poll(() => draftsOf(page)).toEqual([]);
});

test('without access to storage a form still works', async () => {
  const page = await site.open('/gu/complaints', {
    before: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }),
  });
  const { submit, reference, field } = formElements(page);
  await typeComplaint(page);
  await field('details').fill('સંગ્રહ વિના');
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  expect(await service.stored('સંગ્રહ વિના')).toHaveLength(1);
  expect(site.consoleMessages()).toEqual([]);
});

test('text typed before the scripts load is kept, and so is the focus', async () => {
  const page = await site.open('/gu/donator');
  const scripts = createGate();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto(`${site.url()}/gu/complaints`, { waitUntil: 'commit' });
  const { field } = formElements(page);
  await field('name').pressSequentially('વહેલું');
  scripts.open();
  await waitForIdle(page);
  expect(await field('name').inputValue()).toBe('વહેલું');
  expect(await field('name').evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => draftsOf(page)).toHaveLength(1);
});
