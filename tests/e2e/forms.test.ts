import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import {
  answerPosts,
  createGate,
  formElements,
  referencePattern,
  sharedSubmissions,
} from './form-submissions';
import { config, languages, messagesOf } from './sample-config';
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

/** URLs of what a page has fetched, in one text. */
const fetchedUrls = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(' '),
  );

/** The console messages without those of failures that a test causes. */
const unexpected = () => site.consoleMessages().filter((text) => !text.startsWith('Failed to load resource'));

describe.each(languages)('in $code at 360 px', ({ code, prefix }) => {
  const texts = messagesOf(code);

  test('a complaint is stored once, a toast confirms it, and its reference number stays', async () => {
    const page = await site.open(`${prefix}/complaints`, phone);
    const { submit, toast, received, reference, field } = formElements(page);
    await expectAccessible(page);
    await fillComplaint(page, `સફળ ${code}`);
    await submit.click();
    await expect.poll(() => toast.innerText()).toBe(texts.Submit_Success_C);
    expect(await toast.getAttribute('role')).toBe('status');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    const [submission, ...more] = await service.stored(`સફળ ${code}`);
    expect(more).toEqual([]);
    expect(submission).toMatchObject({
      language: code,
      honeypot: false,
      body: {
        name: `સફળ ${code}`,
        phone: '',
        address: '',
        type: texts.Complaint_type_2,
        details: 'ગટર ઊભરાય છે.\nબે દિવસથી.',
        isVisible: true,
      },
    });
    expect(await reference.innerText()).toBe(submission?.reference);
    expect(await received.evaluate((element) => element === document.activeElement)).toBe(true);
    expect([await field('name').inputValue(), await field('type').inputValue()]).toEqual(['', '']);

    await expect.poll(() => toast.count(), { timeout: 10_000 }).toBe(0);
    expect(await reference.innerText()).toMatch(referencePattern);
    expect(site.consoleMessages()).toEqual([]);
  });

  test('missing values are listed in a summary whose links lead to the fields', async () => {
    const page = await site.open(`${prefix}/complaints`, phone);
    const { submit, summary, field } = formElements(page);
    await field('details').fill('લખેલું રહે છે');
    await submit.click();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    const { top, covered } = await summary.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      covered: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(top).toBeGreaterThanOrEqual(covered);
    expect(await summary.locator('a').count()).toBe(2);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    for (const [at, name] of ['name', 'type'].entries()) {
      expect(await field(name).getAttribute('aria-invalid')).toBe('true');
      const described = await field(name).getAttribute('aria-describedby');
      expect(await page.locator(`[id="${described ?? ''}"]`).innerText()).not.toBe('');
      await summary.locator('a').nth(at).click();
      expect(await field(name).evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(await field('details').inputValue()).toBe('લખેલું રહે છે');
    expect(site.consoleMessages()).toEqual([]);
  });

  test('a failure shows the literal toast and keeps everything typed', async () => {
    const page = await site.open(`${prefix}/complaints`, phone);
    const { form, submit, toast, field } = formElements(page);
    await answerPosts(page, (route) => route.fulfill({ status: 500, json: { status: false } }));
    await fillComplaint(page, 'નિષ્ફળ');
    await submit.click();
    await expect.poll(() => toast.innerText()).toBe(texts['form.failedComplaint']);
    expect(await toast.getAttribute('role')).toBe('alert');
    expect(await field('name').inputValue()).toBe('નિષ્ફળ');
    expect(await form.innerText()).toContain(texts['form.kept']);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    expect(unexpected()).toEqual([]);
  });
});

describe('every form', () => {
  const said = {
    '/question': { success: 'Submit_Success_Q', failure: 'form.failedQuestion', form: 'question' },
    '/feedback': { success: 'Submit_Success_F', failure: 'form.failedFeedback', form: 'feedback' },
    '/complaints': { success: 'Submit_Success_C', failure: 'form.failedComplaint', form: 'complaint' },
  } as const;

  test.each(Object.entries(said))(
    '%s shows its own literal texts',
    async (path, { success, failure, form }) => {
      const page = await site.open(`/en${path}`);
      const { submit, toast, field } = formElements(page);
      await answerPosts(page, (route, attempt) => (attempt === 1 ? route.abort() : route.continue()));
      await field('name').fill(`Texts ${form}`);
      if (form === 'complaint') await field('type').selectOption({ index: 1 });
      await submit.click();
      await expect.poll(() => toast.innerText()).toBe(messagesOf('EN')[failure]);
      await submit.click();
      await expect.poll(() => toast.last().innerText()).toBe(messagesOf('EN')[success]);
      const [submission, ...more] = await service.stored(`Texts ${form}`);
      expect(more).toEqual([]);
      const names = config.forms?.[form]?.fields.map(({ name }) => name) ?? [];
      expect(Object.keys(submission?.body ?? {})).toEqual([...names, 'isVisible']);
    },
  );

  test('reports an incomplete e-mail address and telephone number', async () => {
    const page = await site.open('/en/question');
    const { submit, summary, field } = formElements(page);
    await field('name').fill('Someone');
    await field('email').fill('someone');
    await field('phone').fill('12');
    await submit.click();
    await expect.poll(() => summary.locator('a').count()).toBe(2);
    expect(await field('email').getAttribute('type')).toBe('email');
    expect(await field('phone').getAttribute('type')).toBe('tel');
    expect(await summary.innerText()).toContain('name@example.in');
  });
});

describe('what counts as a failure', () => {
  const html = { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };
  test.each([
    ['HTML instead of JSON', { status: 200, ...html }],
    ['a page of a proxy', { status: 502, ...html }],
    ['status: false', { status: 200, json: { status: false, data: null, message: 'no' } }],
    ['half of a response', { status: 200, contentType: 'application/json', body: '{"status":tr' }],
    ['a response of the wrong kind', { status: 404, json: { status: true, data: [] } }],
  ])('%s: the toast, and the retry is the same submission', async (_, answer) => {
    const page = await site.open('/gu/complaints');
    const { submit, toast, field } = formElements(page);
    const keys: (string | undefined)[] = [];
    await answerPosts(page, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.fulfill(answer);
    });
    await fillComplaint(page, 'ફરી');
    await submit.click();
    await expect.poll(() => toast.innerText()).toBe(gujarati['form.failedComplaint']);
    expect(await field('name').inputValue()).toBe('ફરી');
    await submit.click();
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[0]).toMatch(/^[\w.~-]{8,100}$/);
    expect(keys[1]).toBe(keys[0]);
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBeNull();
    await field('details').fill('બીજી વાત');
    await submit.click();
    await expect.poll(() => keys.length).toBe(3);
    expect(keys[2]).not.toBe(keys[0]);
    expect(unexpected()).toEqual([]);
  });

  test.each([
    ['an empty 2xx response', { status: 204 }],
    ['a 2xx response without an envelope', { status: 200, json: { id: 7 } }],
  ])('%s is a success', async (_, answer) => {
    const page = await site.open('/gu/complaints');
    const { form, submit, toast } = formElements(page);
    await answerPosts(page, (route) => route.fulfill(answer));
    await fillComplaint(page, 'કાઉન્સિલ');
    await submit.click();
    await expect.poll(() => toast.innerText()).toBe(gujarati.Submit_Success_C);
    expect(await form.locator('[role=status]').innerText()).toBe(gujarati.Submit_Success_C);
  });
});

test('without a network the form says so, and sends when it is back', async () => {
  const page = await site.open('/gu/complaints', phone);
  const { form, submit, toast, reference, field } = formElements(page);
  await fillComplaint(page, 'ઓફલાઇન');
  await page.context().setOffline(true);
  await submit.click();
  await expect.poll(() => toast.innerText()).toBe(gujarati['form.failedComplaint']);
  expect(await form.innerText()).toContain(gujarati['form.offline']);
  expect(await field('name').inputValue()).toBe('ઓફલાઇન');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  expect(await service.stored('ઓફલાઇન')).toHaveLength(1);
  expect(unexpected()).toEqual([]);
});

test('the code that sends is loaded when the form is used; if that fails, everything typed is kept', async () => {
  const page = await site.open('/gu/complaints', phone);
  const { form, submit, reference, field } = formElements(page);
  let requests = 0;
  let fails = true;
  await page.route('**/assets/form-sender-*.js', async (route) => {
    requests += 1;
    await (fails ? route.abort() : route.continue());
  });
  expect(await fetchedUrls(page)).not.toContain('form-sender');
  await fillComplaint(page, 'કોડ વિના');
  await expect.poll(() => requests).toBeGreaterThan(0);
  await submit.click();
  await expect.poll(() => form.innerText()).toContain(gujarati['form.kept']);
  expect(await field('name').inputValue()).toBe('કોડ વિના');
  fails = false;
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  expect(await service.stored('કોડ વિના')).toHaveLength(1);
});

test('a field for a long text grows with it', async () => {
  const page = await site.open('/gu/complaints', phone);
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

test('a field for a long text does not widen a page that became narrower', async () => {
  const page = await site.open('/en/complaints', phone);
  const { form } = formElements(page);
  // In one task, before the code that measures the text notices the new width.
  const excess = await form.evaluate((element) => {
    element.style.width = '200px';
    const right = Math.max(
      ...[...element.querySelectorAll('textarea')].map((one) => one.getBoundingClientRect().right),
    );
    return right - element.getBoundingClientRect().right;
  });
  expect(excess, 'px').toBeLessThanOrEqual(0);
});

test('after too many posts the form says how long to wait', async () => {
  const page = await site.open('/en/complaints', phone);
  const { form, submit, toast } = formElements(page);
  await answerPosts(page, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '125' }, json: { status: false } }),
  );
  await fillComplaint(page, 'Many');
  await submit.click();
  await expect.poll(() => toast.innerText()).toBe(messagesOf('EN')['form.failedComplaint']);
  expect(await form.innerText()).toContain('3 minutes');
  await expectAccessible(page);
});

test('a slow response: the button shows that it sends and keeps its width, and a double click sends once', async () => {
  const page = await site.open('/gu/complaints', phone);
  const { submit, reference } = formElements(page);
  let posts = 0;
  const response = createGate();
  await answerPosts(page, async (route) => {
    posts += 1;
    await response.opened;
    await route.continue();
  });
  await fillComplaint(page, 'ધીમું');
  const before = await submit.boundingBox();
  await submit.dblclick();
  await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
  const sending = page.getByRole('button', { name: gujarati['form.sending'] ?? '?' });
  expect(await sending.count()).toBe(1);
  await expectAccessible(page);
  // The browser's driver would wait for the button to be enabled.
  await submit.click({ force: true });
  expect((await submit.boundingBox())?.width).toBe(before?.width);
  response.open();
  await expect.poll(() => reference.count()).toBe(1);
  expect(posts).toBe(1);
  expect(await service.stored('ધીમું')).toHaveLength(1);
});

test('a lost response and a retry after a reload store one submission', async () => {
  const page = await site.open('/gu/complaints');
  const { submit, toast, reference, field } = formElements(page);
  await answerPosts(page, async (route, attempt) => {
    if (attempt > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fillComplaint(page, 'ખોવાયેલો જવાબ');
  await submit.click();
  await expect.poll(() => toast.innerText()).toBe(gujarati['form.failedComplaint']);
  await page.reload();
  await waitForIdle(page);
  await expect.poll(() => field('name').inputValue()).toBe('ખોવાયેલો જવાબ');
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  const stored = await service.stored('ખોવાયેલો જવાબ');
  expect(stored.map((submission) => submission.reference)).toEqual([await reference.innerText()]);
});

test('two tabs with the same complaint store one', async () => {
  const page = await site.open('/gu/complaints');
  await fillComplaint(page, 'બે ટેબ');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await waitForIdle(second);
  await expect.poll(() => formElements(second).field('name').inputValue()).toBe('બે ટેબ');
  await formElements(page).submit.click();
  await expect.poll(() => formElements(page).reference.count()).toBe(1);
  await formElements(second).submit.click();
  await expect.poll(() => formElements(second).reference.count()).toBe(1);
  expect(await formElements(second).reference.innerText()).toBe(
    await formElements(page).reference.innerText(),
  );
  expect(await service.stored('બે ટેબ')).toHaveLength(1);
});

test('the same complaint sent again after the first was received is a new one', async () => {
  const page = await site.open('/gu/complaints');
  const { submit, toast, reference } = formElements(page);
  await fillComplaint(page, 'ફરીથી');
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  const first = await reference.innerText();
  await fillComplaint(page, 'ફરીથી');
  expect(await reference.innerText()).toBe(first);
  await submit.click();
  await expect.poll(() => toast.last().innerText()).toBe(gujarati.Submit_Success_C);
  await expect.poll(() => service.stored('ફરીથી')).toHaveLength(2);
});

test('the reference number stays after a failed attempt', async () => {
  const page = await site.open('/gu/complaints');
  const { submit, summary, reference } = formElements(page);
  await fillComplaint(page, 'ટકી રહે');
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  await submit.click();
  await expect.poll(() => summary.count()).toBe(1);
  expect(await reference.count()).toBe(1);
});

test('errors found by the server look like those found by the browser', async () => {
  const page = await site.open('/gu/complaints');
  const { submit, summary, field } = formElements(page);
  const data = [{ field: 'name', kind: 'too-long', max: 3 }];
  await answerPosts(page, (route) => route.fulfill({ status: 422, json: { status: false, data } }));
  await fillComplaint(page, 'લાંબું નામ');
  await submit.click();
  await expect.poll(() => summary.locator('a').count()).toBe(1);
  expect(await field('name').getAttribute('aria-invalid')).toBe('true');
});

test('the honeypot marks a submission and refuses nothing', async () => {
  const page = await site.open('/gu/complaints');
  const { submit, reference, field } = formElements(page);
  await fillComplaint(page, 'યંત્ર');
  await field('_website').evaluate((element) => {
    if (element instanceof HTMLInputElement) element.value = 'https://spam.example';
  });
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  expect(await service.stored('યંત્ર')).toMatchObject([{ honeypot: true }]);
});

test('the reference number can be copied', async () => {
  const page = await site.open('/en/complaints', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { submit, received, reference } = formElements(page);
  await fillComplaint(page, 'Copy');
  await submit.click();
  await received.getByRole('button', { name: messagesOf('EN')['common.copy'] ?? '?' }).click();
  await expect.poll(() => received.innerText()).toContain(messagesOf('EN')['common.copied']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await reference.innerText());
});

test('the toast is shown even if its code fails to load', async () => {
  const page = await site.open('/gu/complaints', {
    before: (opened) => opened.route('**/ToastStack*.js', (route) => route.abort()),
  });
  const { submit, reference } = formElements(page);
  await fillComplaint(page, 'ટોસ્ટ વિના');
  await submit.click();
  await expect.poll(() => page.locator('[data-kind=success]').innerText()).toBe(gujarati.Submit_Success_C);
  expect(await reference.count()).toBe(1);
  expect(unexpected()).toEqual([]);
});

test('the reference number is shown even if the code of its buttons fails to load', async () => {
  const aborted: string[] = [];
  const page = await site.open('/gu/complaints', {
    before: (opened) =>
      opened.route('**/ReceiptActions*.js', (route) => {
        aborted.push(route.request().url());
        return route.abort();
      }),
  });
  const { submit, received, reference } = formElements(page);
  await fillComplaint(page, 'બટન વિના');
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  await expect.poll(() => aborted.length).toBeGreaterThan(0);
  expect(await received.getByRole('button').count()).toBe(0);
  expect(unexpected()).toEqual([]);
});

test('a toast that is closed by keyboard gives the focus back', async () => {
  const page = await site.open('/gu/complaints');
  const { submit, toast } = formElements(page);
  await answerPosts(page, (route) => route.fulfill({ status: 500, body: '' }));
  await fillComplaint(page, 'કીબોર્ડ');
  await submit.press('Enter');
  await toast.getByRole('button').press('Enter');
  await expect.poll(() => toast.count()).toBe(0);
  await expect.poll(() => submit.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the toast stays while the pointer is on it and goes when it is closed', async () => {
  const page = await site.open('/gu/complaints', {
    fresh: true,
    before: (opened) => opened.clock.install(),
  });
  const { submit, toast } = formElements(page);
  await answerPosts(page, (route) => route.fulfill({ status: 500, body: '' }));
  await fillComplaint(page, 'ટોસ્ટ');
  await submit.click();
  await toast.hover();
  await page.clock.runFor(6000);
  expect(await toast.count()).toBe(1);
  await toast.getByRole('button').click();
  await expect.poll(() => toast.count()).toBe(0);
});
