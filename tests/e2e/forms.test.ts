import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import {
  answerPosts,
  createGate,
  formElements,
  referencePattern,
  sharedSubmissions,
} from './form-submissions';
import { config, messagesOf } from './sample-config';
import { expectNoHorizontalScroll, useTestSite } from './test-site';
import { waitForIdle } from './visitor';

const service = sharedSubmissions();
const site = useTestSite();
const phone = { viewport: { width: 360, height: 800 } };
const gujarati = messagesOf('GU');

/** Types a complaint with a name of its own, and sends nothing. */
async function fillComplaint(page: Page, name: string): Promise<void> {
  const { field } = formElements(page);
  await field('name').fill(name);
  await field('type').selectOption({ index: 2 });
  await field('details').fill('ગટર ઊભરાય છે.\nબે દિવસથી.');
}

/** Sends the form of a page, and waits for the reference number. */
async function sendAndGetReference(page: Page): Promise<string> {
  const { submit, reference } = formElements(page);
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  return reference.innerText();
}

const openComplaint = (before?: (page: Page) => Promise<unknown>) =>
  site.open('/gu/complaints', { ...phone, ...(before && { before }) });

/** The console messages without those of failures that a test causes. */
const unexpected = () => site.consoleMessages().filter((text) => !text.startsWith('Failed to load resource'));

test('a complaint is stored once, a toast confirms it, and its reference number stays', async () => {
  const page = await openComplaint();
  const { submit, toast, received, reference, field } = formElements(page);
  await fillComplaint(page, 'સફળ');
  await submit.click();
  await expect.poll(() => toast.innerText()).toBe(gujarati.Submit_Success_C);
  expect(await toast.getAttribute('role')).toBe('status');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const [submission, ...more] = await service.stored('સફળ');
  expect(more).toEqual([]);
  const type = gujarati.Complaint_type_2;
  expect(submission).toMatchObject({
    language: 'GU',
    honeypot: false,
    body: { phone: '', address: '', type, details: 'ગટર ઊભરાય છે.\nબે દિવસથી.', isVisible: true },
  });
  expect(submission?.reference).toMatch(referencePattern);
  expect(await received.evaluate((element) => element === document.activeElement)).toBe(true);
  expect([await field('name').inputValue(), await field('type').inputValue()]).toEqual(['', '']);
  await expect.poll(() => toast.count()).toBe(0);
  expect(await reference.innerText()).toBe(submission?.reference);
  expect(site.consoleMessages()).toEqual([]);
});

test('missing values are listed in a summary whose links lead to the fields', async () => {
  const page = await openComplaint();
  const { submit, summary, field } = formElements(page);
  await field('details').fill('લખેલું રહે છે');
  await submit.click();
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  const isCovered = await summary.evaluate(
    (element) =>
      element.getBoundingClientRect().top <
      (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
  );
  expect(isCovered).toBe(false);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  for (const [at, name] of ['name', 'type'].entries()) {
    expect(await field(name).getAttribute('aria-invalid')).toBe('true');
    await summary.locator('a').nth(at).click();
    expect(await field(name).evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(await field('details').inputValue()).toBe('લખેલું રહે છે');
});

test('a failure keeps everything typed; the next attempt is the same submission, and another one with other text', async () => {
  const page = await openComplaint();
  const { form, submit, toast, field } = formElements(page);
  const keys: (string | undefined)[] = [];
  await answerPosts(page, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fulfill({ status: 500, json: { status: false } });
  });
  await fillComplaint(page, 'નિષ્ફળ');
  await submit.press('Enter');
  await expect.poll(() => toast.innerText()).toBe(gujarati['form.failedComplaint']);
  expect(await toast.getAttribute('role')).toBe('alert');
  expect(await form.innerText()).toContain(gujarati['form.kept']);
  expect(await field('name').inputValue()).toBe('નિષ્ફળ');
  await expectAccessible(page);
  await submit.click();
  await expect.poll(() => keys.length).toBe(2);
  await expect.poll(() => submit.getAttribute('aria-disabled')).toBeNull();
  await field('details').fill('બીજી વાત');
  await submit.click();
  await expect.poll(() => keys.length).toBe(3);
  const [first, second, third] = keys;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(unexpected()).toEqual([]);
});

test('another form shows its own literal texts and sends its own fields', async () => {
  const page = await site.open('/en/question');
  const { submit, toast, field } = formElements(page);
  await answerPosts(page, (route, attempt) =>
    attempt === 1 ? route.fulfill({ status: 500, json: { status: false } }) : route.continue(),
  );
  await field('name').fill('Texts of the question');
  await submit.click();
  await expect.poll(() => toast.innerText()).toBe(messagesOf('EN')['form.failedQuestion']);
  await submit.click();
  await expect.poll(() => toast.last().innerText()).toBe(messagesOf('EN').Submit_Success_Q);
  const [submission, ...more] = await service.stored('Texts of the question');
  expect(more).toEqual([]);
  const names = config.forms?.question?.fields.map(({ name }) => name) ?? [];
  expect(Object.keys(submission?.body ?? {})).toEqual([...names, 'isVisible']);
});

test('without a network the form says so, and sends when it is back', async () => {
  const page = await openComplaint();
  const { form, submit, toast, field } = formElements(page);
  await fillComplaint(page, 'ઓફલાઇન');
  await page.context().setOffline(true);
  await submit.click();
  await expect.poll(() => toast.innerText()).toBe(gujarati['form.failedComplaint']);
  expect(await form.innerText()).toContain(gujarati['form.offline']);
  expect(await field('name').inputValue()).toBe('ઓફલાઇન');
  await page.context().setOffline(false);
  await sendAndGetReference(page);
  expect(await service.stored('ઓફલાઇન')).toHaveLength(1);
});

test('if the code that sends fails to load, everything typed is kept', async () => {
  const page = await openComplaint();
  const { form, submit, field } = formElements(page);
  await page.route('**/assets/form-sender-*.js', (route) => route.abort());
  await fillComplaint(page, 'કોડ વિના');
  await submit.click();
  await expect.poll(() => form.innerText()).toContain(gujarati['form.kept']);
  expect(await field('name').inputValue()).toBe('કોડ વિના');
  await page.unroute('**/assets/form-sender-*.js');
  await sendAndGetReference(page);
  expect(await service.stored('કોડ વિના')).toHaveLength(1);
});

test('if the code of the toast fails to load, the toast and the reference number are shown', async () => {
  const page = await openComplaint((opened) =>
    opened.route(/\/ToastStack[^/]*\.js/, (route) => route.abort()),
  );
  await fillComplaint(page, 'ટોસ્ટ વિના');
  expect(await sendAndGetReference(page)).toMatch(referencePattern);
  await expect.poll(() => formElements(page).form.innerText()).toContain(gujarati.Submit_Success_C);
  expect(unexpected()).toEqual([]);
});

test('a field for a long text grows with it, up to a limit', async () => {
  const page = await openComplaint();
  const { field } = formElements(page);
  const height = () => field('details').evaluate((element) => element.getBoundingClientRect().height);
  const empty = await height();
  await field('details').fill('લીટી\n'.repeat(10));
  const grown = await height();
  expect(grown).toBeGreaterThan(empty * 1.5);
  await field('details').fill('લીટી\n'.repeat(100));
  expect(await height()).toBeLessThan(grown * 2);
  await field('details').fill('');
  expect(await height()).toBe(empty);
});

test('a slow answer: the button shows that it sends and keeps its width, and a double click sends once', async () => {
  const page = await openComplaint();
  const { submit } = formElements(page);
  let posts = 0;
  const answer = createGate();
  await answerPosts(page, async (route) => {
    posts += 1;
    await answer.opened;
    await route.continue();
  });
  await fillComplaint(page, 'ધીમું');
  const before = await submit.boundingBox();
  await submit.dblclick();
  await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
  expect(await page.getByRole('button', { name: gujarati['form.sending'] ?? '?' }).count()).toBe(1);
  // The browser's driver would wait for the button to be enabled.
  await submit.click({ force: true });
  expect((await submit.boundingBox())?.width).toBe(before?.width);
  answer.open();
  await expect.poll(() => formElements(page).reference.count()).toBe(1);
  expect(posts).toBe(1);
  expect(await service.stored('ધીમું')).toHaveLength(1);
});

test('a lost answer and a retry after a reload store one submission', async () => {
  const page = await openComplaint();
  const { submit, form, reference } = formElements(page);
  await answerPosts(page, async (route, attempt) => {
    if (attempt > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fillComplaint(page, 'ખોવાયેલો જવાબ');
  await submit.click();
  await expect.poll(() => form.innerText()).toContain(gujarati['waiting.title']);
  await page.reload();
  await expect.poll(() => reference.count()).toBe(1);
  const number = await reference.innerText();
  expect(await service.stored('ખોવાયેલો જવાબ')).toMatchObject([{ reference: number }]);
});

test('two tabs with the same complaint store one', async () => {
  const page = await openComplaint();
  await fillComplaint(page, 'બે ટેબ');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await waitForIdle(second);
  await expect.poll(() => formElements(second).field('name').inputValue()).toBe('બે ટેબ');
  const reference = await sendAndGetReference(page);
  expect(await sendAndGetReference(second)).toBe(reference);
  expect(await service.stored('બે ટેબ')).toHaveLength(1);
});

test('the reference number stays after a failed attempt; the same text sent again is a new complaint', async () => {
  const page = await openComplaint();
  const { submit, summary, reference } = formElements(page);
  await fillComplaint(page, 'ફરીથી');
  const first = await sendAndGetReference(page);
  await submit.click();
  await expect.poll(() => summary.count()).toBe(1);
  expect(await reference.innerText()).toBe(first);
  await fillComplaint(page, 'ફરીથી');
  await submit.click();
  await expect.poll(() => service.stored('ફરીથી')).toHaveLength(2);
  await expect.poll(() => reference.allInnerTexts()).not.toEqual([first]);
});

test('errors found by the server look like those found by the browser', async () => {
  const page = await openComplaint();
  const { submit, summary, field } = formElements(page);
  const data = [{ field: 'name', kind: 'too-long', max: 3 }];
  await answerPosts(page, (route) => route.fulfill({ status: 422, json: { status: false, data } }));
  await fillComplaint(page, 'લાંબું નામ');
  await submit.click();
  await expect.poll(() => summary.locator('a').count()).toBe(1);
  expect(await field('name').getAttribute('aria-invalid')).toBe('true');
});

test('a filled hidden field marks a submission, whose reference number can be copied', async () => {
  const page = await site.open('/en/complaints', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { received, field } = formElements(page);
  await fillComplaint(page, 'Copied');
  await field('_website').evaluate((element) => {
    if (element instanceof HTMLInputElement) element.value = 'https://spam.example';
  });
  const reference = await sendAndGetReference(page);
  expect(await service.stored('Copied')).toMatchObject([{ honeypot: true }]);
  await received.getByRole('button', { name: messagesOf('EN')['common.copy'] ?? '?' }).click();
  await expect.poll(() => received.innerText()).toContain(messagesOf('EN')['common.copied']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
});
