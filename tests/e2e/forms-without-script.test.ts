import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { formElements, referencePattern, sharedSubmissions } from './form-submissions';
import { languages, messagesOf } from './sample-config';
import { useTestSite } from './test-site';

const service = sharedSubmissions();
const site = useTestSite();
const plain = { javaScriptEnabled: false, viewport: { width: 360, height: 800 } };

async function typeComplaint(page: Page, name: string): Promise<void> {
  const { field } = formElements(page);
  await field('name').fill(name);
  await field('type').selectOption({ index: 3 });
  await field('details').fill('એક\nબે');
}

describe.each(languages)('in $code', ({ code, prefix }) => {
  const texts = messagesOf(code);

  test('errors are shown in the page, and typed values are kept', async () => {
    const page = await site.open(`${prefix}/complaints`, plain);
    const { submit, summary, field } = formElements(page);
    await field('phone').fill('12');
    await field('details').fill('<b>"લખેલું"</b>');
    const [response] = await Promise.all([page.waitForResponse('**/complaints?*'), submit.click()]);
    expect(response.status()).toBe(422);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await summary.locator('a').count()).toBe(3);
    expect(await field('name').getAttribute('aria-invalid')).toBe('true');
    expect(await field('phone').inputValue()).toBe('12');
    expect(await field('details').inputValue()).toBe('<b>"લખેલું"</b>');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('success leads to the page with the reference number', async () => {
    const page = await site.open(`${prefix}/complaints`, plain);
    const { form, submit, reference, field } = formElements(page);
    await typeComplaint(page, `સાદું ${code}`);
    await submit.click();
    await expect.poll(() => reference.count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/complaints`);
    expect(await form.innerText()).toContain(texts.Submit_Success_C);
    expect(await field('name').inputValue()).toBe('');
    const [submission, ...more] = await service.stored(`સાદું ${code}`);
    expect(more).toEqual([]);
    expect(submission).toMatchObject({
      language: code,
      reference: await reference.innerText(),
      body: { type: texts.Complaint_type_3, details: 'એક\nબે', phone: '', isVisible: true },
    });
    expect(submission?.filledInMs).toBeGreaterThan(0);
  });
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(site.url() + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });
const complaint = (name: string, more = '') =>
  `name=${name}&type=${encodeURIComponent(messagesOf('EN').Complaint_type_1 ?? '')}${more}`;

test('the page with the reference number hydrates unchanged, and stays until something is sent', async () => {
  const location = (await post('/en/complaints', complaint('shown'))).headers.get('location') ?? '';
  const received = /C-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(location)?.[0] ?? '';
  const page = await site.open(`/en/complaints${location}`);
  const { form, reference, submit, field } = formElements(page);
  expect(await reference.innerText()).toBe(received);
  expect(await form.innerText()).toContain(messagesOf('EN').Submit_Success_C);
  await expectAccessible(page);
  await field('name').fill('Another');
  await field('type').selectOption({ index: 1 });
  await submit.click();
  await expect.poll(() => reference.innerText()).not.toBe(received);
  expect(await reference.innerText()).toMatch(referencePattern);
  expect(site.consoleMessages()).toEqual([]);
});

describe('a bare post', () => {
  test('that is repeated with the same key is stored once', async () => {
    const twice = [1, 2].map(() => post('/en/complaints', complaint('twice', '&_key=key-12345')));
    const [first, second] = await Promise.all(twice);
    expect([first?.status, second?.status]).toEqual([303, 303]);
    expect(first?.headers.get('location')).toMatch(/^\?sent=C-[0-9A-Z]{4}-[0-9A-Z]{4}&form=complaint$/);
    expect(second?.headers.get('location')).toBe(first?.headers.get('location'));
    expect(await service.stored('twice')).toHaveLength(1);
  });

  test('that fills the trap is stored and marked', async () => {
    expect((await post('/en/complaints', complaint('trapped', '&_website=x'))).status).toBe(303);
    expect(await service.stored('trapped')).toMatchObject([{ honeypot: true }]);
  });

  test.each([
    ['from another site', '/en/complaints', { origin: 'https://elsewhere.example' }, 403],
    ['of another type', '/en/complaints', { 'content-type': 'application/json' }, 415],
    ['to a page without a form', '/en/donator', {}, 405],
    ['to no page', '/en/nowhere', {}, 405],
    ['for a form that the page does not have', '/en/complaints?form=question', {}, 400],
  ])('%s is refused and stored nowhere', async (_, path, headers, status) => {
    const name = `refused-${status}-${path.length}`;
    expect((await post(path, complaint(name), headers)).status).toBe(status);
    expect(await service.stored(name)).toEqual([]);
  });

  test('with an unknown field is answered with the page, not with an error', async () => {
    const response = await post('/en/complaints', complaint('unknown', '&admin=1'));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(messagesOf('EN')['form.failedComplaint']);
    expect(await service.stored('unknown')).toEqual([]);
  });

  test('of more than 64 kB is answered with the page', async () => {
    const response = await post('/en/complaints', complaint('large', `&details=${'x'.repeat(70_000)}`));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain(messagesOf('EN')['form.failedComplaint']);
  });
});

test.each(['C-7K3M-92XD', 'C-7K3M', '<script>', 'https://elsewhere.example', 'C-7K3M-92XD%0A'])(
  'a reference number that was not given out is not shown: %s',
  async (sent) => {
    const html = await site.html(`/en/complaints?sent=${encodeURIComponent(sent)}`);
    expect(html).not.toContain(messagesOf('EN')['form.referenceKeep']);
  },
);

test('every page brings a key of its own, and a page is never stored with an answer in it', async () => {
  const keyIn = (html: string) =>
    /name="_key"[^>]*value="[^"]+"|value="[^"]+"[^>]*name="_key"/.exec(html)?.[0];
  const [first, second] = [await site.html('/gu/question'), await site.html('/gu/question')];
  expect(keyIn(first)).toBeDefined();
  expect(keyIn(first)).not.toBe(keyIn(second));
  const location = (await post('/en/complaints', complaint('not cached'))).headers.get('location') ?? '';
  const answer = await fetch(`${site.url()}/en/complaints${location}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
