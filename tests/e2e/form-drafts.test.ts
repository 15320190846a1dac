import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { createGate, formElements, sharedSubmissions } from './form-submissions';
import { messagesOf } from './sample-config';
import { useTestSite } from './test-site';
import { waitForIdle } from './visitor';

const service = sharedSubmissions();
const site = useTestSite();
const gujarati = messagesOf('GU');

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('draft ')));

async function typeComplaint(page: Page): Promise<void> {
  const { field } = formElements(page);
  await field('name').fill('રમેશ');
  await field('type').selectOption({ index: 2 });
  await field('details').fill('એક\nબે');
}

async function expectComplaint(page: Page): Promise<void> {
  const { field } = formElements(page);
  await expect.poll(() => field('name').inputValue()).toBe('રમેશ');
  expect(await field('details').inputValue()).toBe('એક\nબે');
  expect(
    await field('type').evaluate((select) => select instanceof HTMLSelectElement && select.selectedIndex),
  ).toBe(2);
}

test('typed text survives a reload, and the form says that it was restored', async () => {
  const page = await site.open('/gu/complaints', { viewport: { width: 360, height: 800 } });
  await typeComplaint(page);
  await page.reload();
  await waitForIdle(page);
  await expectComplaint(page);
  expect(await formElements(page).form.innerText()).toContain(gujarati['form.draftRestored']);
  await expectAccessible(page);
  expect(site.consoleMessages()).toEqual([]);
});

test('typed text survives a crash of the tab', async () => {
  const page = await site.open('/gu/complaints');
  await typeComplaint(page);
  const next = await page.context().newPage();
  await page.close();
  await next.goto(`${site.url()}/gu/complaints`);
  await expectComplaint(next);
});

test.each(['/gu/complaints', '/complaints'])(
  'a switch of language at %s keeps it, and the choice follows',
  async (path) => {
    const page = await site.open(path);
    await typeComplaint(page);
    await page.locator('header select:visible').first().selectOption('HI');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi');
    await waitForIdle(page);
    await expectComplaint(page);
    const { submit, reference, field } = formElements(page);
    expect(await field('type').inputValue()).toBe(messagesOf('HI').Complaint_type_2);
    await field('details').fill(`ભાષા ${path}`);
    await submit.click();
    await expect.poll(() => reference.count()).toBe(1);
    expect(await service.stored(`ભાષા ${path}`)).toMatchObject([
      { language: 'HI', body: { type: messagesOf('HI').Complaint_type_2 } },
    ]);
  },
);

test('a submission that was received is forgotten', async () => {
  const page = await site.open('/gu/complaints');
  const { submit, reference, clear } = formElements(page);
  await typeComplaint(page);
  expect(await draftsOf(page)).toHaveLength(1);
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  expect(JSON.stringify(await draftsOf(page))).not.toMatch(/રમેશ|એક/);
  expect(await clear.count()).toBe(0);
});

test('a received submission does not return with the previous page, so that nobody sends it twice', async () => {
  const page = await site.open('/gu/complaints');
  await typeComplaint(page);
  await page.locator('header select:visible').first().selectOption('HI');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi');
  await waitForIdle(page);
  const { submit, reference, field } = formElements(page);
  await expectComplaint(page);
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('gu');
  await waitForIdle(page);
  await expect.poll(() => field('name').inputValue()).toBe('');
  expect(await field('details').inputValue()).toBe('');
});

test('a button clears the draft, because phones are shared', async () => {
  const page = await site.open('/gu/complaints');
  const { clear, field } = formElements(page);
  await typeComplaint(page);
  await clear.click();
  expect(await field('name').inputValue()).toBe('');
  expect(await field('name').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await draftsOf(page)).toEqual([]);
  await page.reload();
  await waitForIdle(page);
  expect(await field('name').inputValue()).toBe('');
});

test('a draft is forgotten after a day, on any page of the site', async () => {
  const page = await site.open('/gu/complaints', { fresh: true });
  await typeComplaint(page);
  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  await page.goto(`${site.url()}/gu/donator`);
  await waitForIdle(page);
  await expect.poll(() => draftsOf(page)).toEqual([]);
});

test('invalid drafts are ignored', async () => {
  const page = await site.open('/gu/question');
  await page.evaluate(() => {
    localStorage.setItem('draft https://www.motipura.example complaint', '{"id":7,"values":[]}');
  });
  await page.goto(`${site.url()}/gu/complaints`);
  await waitForIdle(page);
  expect(await formElements(page).field('name').inputValue()).toBe('');
  expect(site.consoleMessages()).toEqual([]);
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
