import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { phonePhoto } from './desk-files';
import { formElements, referencePattern, useSubmissionStore } from './form-submissions';
import { messagesOf } from './sample-config';
import { startSite, type SiteProcess } from './site-process';
import { expectNoHorizontalScroll, useBrowser } from './test-site';
import { visit, waitForIdle } from './visitor';
import {
  keepForOffline,
  keptForms,
  dateBack,
  openOffline,
  sendInBackground,
  waitingElements,
} from './waiting-forms';

const store = useSubmissionStore();
const browser = useBrowser();
const messages = messagesOf('GU');
let site: SiteProcess;
let opened: BrowserContext[] = [];

beforeAll(async () => {
  site = await startSite({ DATA_DIR: store.dataDir, SERVICE_WORKER: 'on' });
});
afterAll(() => site.stop());
afterEach(async () => {
  await Promise.all(opened.map((context) => context.close()));
  opened = [];
});

const formPage = () => `${site.address}/gu/complaints`;

/** A phone that has opened the page of the complaint, and has no connection any more. */
async function openWithoutLine() {
  const visitor = await visit(browser(), site.address, { viewport: { width: 360, height: 740 } });
  opened.push(visitor.context);
  await keepForOffline(visitor.page, formPage());
  await openOffline(visitor.page, visitor.context, formPage());
  return visitor;
}

async function fill(page: Page, name: string): Promise<void> {
  const { field } = formElements(page);
  await field('name').fill(name);
  await field('type').selectOption({ index: 1 });
  await field('details').fill('બે દિવસથી અંધારું છે.');
}

const button = (page: Page, id: string) =>
  waitingElements(page).waiting.getByRole('button', { name: messages[id] ?? '', exact: true });

test('what is sent without a connection waits, is shown, and is sent once when there is one (B11.20.1, B11.20.2)', async () => {
  const { page, context, consoleMessages } = await openWithoutLine();
  const { field, submit, reference } = formElements(page);
  const { waiting, summary, values, photos } = waitingElements(page);
  await fill(page, 'રાહ જોતું');
  await page.locator('input[type=file]').setInputFiles(await phonePhoto());
  await page.locator('form img[src^="data:image/jpeg"]').waitFor();
  await submit.click();
  await waiting.waitFor();
  expect(await waiting.innerText()).toContain(messages['waiting.title']);
  await expect.poll(() => waiting.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await field('name').inputValue()).toBe('');
  await summary.click();
  expect((await values.allInnerTexts()).join()).toContain('રાહ જોતું,');
  await photos.waitFor();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await openOffline(page, context, formPage());
  await waiting.waitFor();
  expect(await store.stored('રાહ જોતું')).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => reference.innerText()).toMatch(referencePattern);
  expect(await waiting.count()).toBe(0);
  const [stored, ...more] = await store.stored('રાહ જોતું');
  expect(more).toEqual([]);
  expect(stored?.reference).toBe(await reference.innerText());
  expect(consoleMessages.filter((text) => !/Failed to (?:load resource|fetch)/.test(text))).toEqual([]);
});

test('what waits is changed and discarded by its sender (B11.20.3)', async () => {
  const { page, context } = await openWithoutLine();
  const { field, submit, reference } = formElements(page);
  const { waiting } = waitingElements(page);
  await fill(page, 'બદલાય છે');
  await page.locator('input[type=file]').setInputFiles(await phonePhoto());
  await page.locator('form img[src^="data:image/jpeg"]').waitFor();
  await submit.click();
  await button(page, 'waiting.change').click();
  await expect.poll(() => field('name').inputValue()).toBe('બદલાય છે');
  await page.locator('form img[src^="data:image/jpeg"]').waitFor();
  expect([await waiting.count(), await keptForms(page)]).toEqual([0, 0]);
  await field('name').fill('બદલાયેલું');
  await submit.click();
  await waiting.waitFor();
  await fill(page, 'ભૂંસાય છે');
  await submit.click();
  await expect.poll(() => waiting.count()).toBe(2);
  await button(page, 'form.clearDraft').last().click();
  await expect.poll(() => waiting.count()).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => reference.count()).toBe(1);
  expect(await store.stored('બદલાયેલું')).toHaveLength(1);
  expect([...(await store.stored('બદલાય છે')), ...(await store.stored('ભૂંસાય છે'))]).toEqual([]);
});

test('what waits is shown and sent in the order in which it was kept', async () => {
  const { page, context } = await openWithoutLine();
  const { field, submit, reference } = formElements(page);
  const { waiting, values } = waitingElements(page);
  const names = ['પહેલું', 'બીજું', 'ત્રીજું', 'ચોથું'];
  for (const [index, name] of names.entries()) {
    await fill(page, name);
    await submit.click();
    await expect.poll(() => waiting.count()).toBe(index + 1);
    await expect.poll(() => field('name').inputValue()).toBe('');
  }
  const shown = (await values.allTextContents()).filter((text) => names.includes(text));
  expect(shown).toEqual(names);
  await context.setOffline(false);
  await expect.poll(() => reference.count()).toBe(names.length);
  const stored = await Promise.all(names.map((name) => store.stored(name)));
  const moments = stored.map(([one]) => one?.createdAt);
  expect(moments).toEqual([...moments].sort());
});

test('another page sends what waits, and shows its number until it is closed (B11.20.2)', async () => {
  const { page, context } = await openWithoutLine();
  const { submit } = formElements(page);
  await fill(page, 'બીજે પાને');
  await submit.click();
  await waitingElements(page).waiting.waitFor();
  await context.setOffline(false);
  await context.setOffline(true);
  await page.goto(`${site.address}/gu/contactus`);
  await context.setOffline(false);
  const notice = page.locator('[role=status] b', { hasText: /C-[0-9A-Z]{4}-[0-9A-Z]{4}/ });
  await notice.waitFor();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  expect(await store.stored('બીજે પાને')).toHaveLength(1);
  await page.goto(site.address);
  await notice.waitFor();
  await page
    .locator('[role=status]')
    .getByRole('button', { name: messages['common.close'] ?? '' })
    .click();
  await expect.poll(() => notice.count()).toBe(0);
  expect(await keptForms(page)).toBe(0);
});

test('two tabs that send one draft make one submission (B11.20.2)', async () => {
  const { page, context } = await openWithoutLine();
  const other = await context.newPage();
  await fill(page, 'બે ટૅબ');
  await other.goto(formPage());
  await waitForIdle(other);
  await expect.poll(() => formElements(other).field('name').inputValue()).toBe('બે ટૅબ');
  await formElements(page).submit.click();
  await formElements(other).submit.click();
  await waitingElements(page).waiting.waitFor();
  await waitingElements(other).waiting.waitFor();
  expect(await keptForms(page)).toBe(1);
  await context.setOffline(false);
  for (const tab of [page, other]) await formElements(tab).reference.waitFor();
  expect(await store.stored('બે ટૅબ')).toHaveLength(1);
});

test('what has waited for a day is deleted, because phones are shared (B11.20.4)', async () => {
  const { page, context } = await openWithoutLine();
  await fill(page, 'એક દિવસ');
  await formElements(page).submit.click();
  await waitingElements(page).waiting.waitFor();
  expect(await keptForms(page)).toBe(1);
  await dateBack(page, 25 * 60 * 60 * 1000);
  await context.setOffline(false);
  await page.goto(`${site.address}/gu/contactus`);
  await expect.poll(() => keptForms(page)).toBe(0);
  expect(await store.stored('એક દિવસ')).toEqual([]);
});

test('a device without room says so, and keeps what was typed in the page (B11.20.5)', async () => {
  const { page, context } = await openWithoutLine();
  const { form, field, submit, reference } = formElements(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await fill(page, 'જગ્યા નથી');
  await submit.click();
  await expect.poll(() => form.innerText()).toContain(messages['waiting.unkept']);
  expect(await field('name').inputValue()).toBe('જગ્યા નથી');
  await context.setOffline(false);
  await submit.click();
  await reference.waitFor();
  expect(await store.stored('જગ્યા નથી')).toHaveLength(1);
});

test('what waits is sent by the service worker while no page is open, once, and its number is shown later (B11.20.7)', async () => {
  const { page, context } = await openWithoutLine();
  const { submit } = formElements(page);
  await fill(page, 'પાનું બંધ');
  await page.locator('input[type=file]').setInputFiles(await phonePhoto());
  await page.locator('form img[src^="data:image/jpeg"]').waitFor();
  await submit.click();
  await waitingElements(page).waiting.waitFor();
  await page.close();
  expect(await store.stored('પાનું બંધ')).toEqual([]);
  await context.setOffline(false);
  await sendInBackground(context, site.address);
  await expect.poll(() => store.stored('પાનું બંધ')).toHaveLength(1);
  await sendInBackground(context, site.address);
  const later = await context.newPage();
  await later.goto(formPage());
  await expect.poll(() => formElements(later).reference.innerText()).toMatch(referencePattern);
  const [stored, ...more] = await store.stored('પાનું બંધ');
  expect(more).toEqual([]);
  expect(await formElements(later).reference.innerText()).toBe(stored?.reference);
  expect(stored?.photos).toHaveLength(1);
});

test('two tabs and the service worker that send at once store a form once (B11.20.7)', async () => {
  const { page, context } = await openWithoutLine();
  await fill(page, 'ત્રણ સાથે');
  await formElements(page).submit.click();
  await waitingElements(page).waiting.waitFor();
  const other = await context.newPage();
  await openOffline(other, context, formPage());
  await context.setOffline(false);
  await sendInBackground(context, site.address);
  for (const one of [page, other])
    await expect.poll(() => formElements(one).reference.innerText()).toMatch(referencePattern);
  expect(await store.stored('ત્રણ સાથે')).toHaveLength(1);
});
