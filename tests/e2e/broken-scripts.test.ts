import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { createGate, formElements, referencePattern, sharedSubmissions } from './form-submissions';
import { useBrowser, useTestSite } from './test-site';

const service = sharedSubmissions();
const site = useTestSite();
const browser = useBrowser();
const phone = { viewport: { width: 360, height: 800 } };

type Breaks = (page: Page) => Promise<unknown>;

const answer =
  (url: RegExp, status: number, body: string): Breaks =>
  (page) =>
    page.route(url, (route) => route.fulfill({ status, body, contentType: 'text/javascript' }));

const script = /\/hydrate-site-[^/]+\.js$/;
const siteFile = /\/site\/[^/]+-en\.json$/;

/** Replaces a function of the browser by one that throws. */
const broken =
  (expression: string, name: string): Breaks =>
  (page) =>
    page.addInitScript(`Object.defineProperty(${expression}, '${name}', {
      get() { throw new TypeError('no ${name}'); }
    });`);

/** Failures of scripts before, during and after hydration. */
const failures = {
  'a script that is not found': answer(script, 404, ''),
  'a script that throws': answer(script, 200, 'throw new Error("broken");'),
  'a site file that is no JSON': answer(siteFile, 200, '<!doctype html>'),
  'a site file with half a config': answer(siteFile, 200, '{"config":{}}'),
  'no Intl.DateTimeFormat': broken('Intl', 'DateTimeFormat'),
  'no matchMedia': broken('window', 'matchMedia'),
} satisfies Readonly<Record<string, Breaks>>;

const textOf = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const element of copy.querySelectorAll('script,style,template,link')) element.remove();
    return copy.textContent;
  });

describe('a page whose scripts fail keeps all that a visitor without script has, and is requested once', () => {
  const path = '/en/orgactivity/1';
  let plain = '';

  beforeAll(async () => {
    const context = await browser().newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url() + path);
    plain = await textOf(page);
    await context.close();
  });

  test.each(Object.entries(failures))('with %s', async (_name, breaks) => {
    let requests = 0;
    const before = async (page: Page) => {
      await breaks(page);
      page.on('request', (request) => {
        if (request.isNavigationRequest()) requests += 1;
      });
    };
    const page = await site.open(path, { ...phone, before, waitUntil: 'load' });
    await expect.poll(() => site.consoleMessages()).not.toEqual([]);
    await page.keyboard.press('Shift');
    await expect.poll(() => textOf(page)).toBe(plain);
    expect(requests).toBe(1);
  });
});

test.each(['a script that is not found', 'no Intl.DateTimeFormat'] as const)(
  'with %s, a form that was filled in meanwhile is sent and stored',
  async (name) => {
    const page = await site.open('/en/complaints', {
      ...phone,
      before: failures[name],
      waitUntil: 'load',
    });
    const { field, submit, reference } = formElements(page);
    await field('name').fill(`Broken: ${name}`);
    await expect.poll(() => site.consoleMessages()).not.toEqual([]);
    await field('type').selectOption({ index: 2 });
    await field('details').fill('No water since Monday.');
    await submit.click();
    await expect.poll(() => reference.count()).toBe(1);
    expect(await reference.innerText()).toMatch(referencePattern);
    expect(await service.stored(`Broken: ${name}`)).toHaveLength(1);
  },
);

/** Opens a form whose scripts fail once they are released. */
async function openBeforeFailure() {
  const { opened: released, open: release } = createGate();
  const page = await site.open('/en/complaints', {
    ...phone,
    before: async (opened) => {
      await failures['no Intl.DateTimeFormat'](opened);
      await opened.route(script, async (route) => {
        await released;
        await route.continue();
      });
    },
    waitUntil: 'load',
  });
  return { page, release };
}

test('a field that has the focus when the scripts fail takes what is typed then', async () => {
  const { page, release } = await openBeforeFailure();
  const { field } = formElements(page);
  await field('name').focus();
  release();
  await expect.poll(() => site.consoleMessages().join()).toContain('no DateTimeFormat');
  await page.keyboard.insertText('Typed on');
  expect(await field('name').inputValue()).toBe('Typed on');
});

test('a press of the button that the failure of the scripts falls into sends the form, once', async () => {
  const { page, release } = await openBeforeFailure();
  const { field, submit, reference } = formElements(page);
  await field('name').fill('Pressed early');
  await field('type').selectOption({ index: 2 });
  await submit.hover();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.down();
  release();
  await expect.poll(() => site.consoleMessages().join()).toContain('no DateTimeFormat');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.mouse.up();
  await expect.poll(() => reference.count()).toBe(1);
  expect(await service.stored('Pressed early')).toHaveLength(1);
});

/** Keeps back the steps in which React hydrates a page, which it sends itself as messages, for as long as the page is open. */
const holdHydration = 'MessagePort.prototype.postMessage = () => {};';

test('text and a click while the page hydrates, and is about to fail, send the form, once', async () => {
  const page = await site.open('/en/complaints', {
    ...phone,
    before: async (opened) => {
      await failures['no Intl.DateTimeFormat'](opened);
      await opened.addInitScript(holdHydration);
    },
    waitUntil: 'load',
  });
  const { field, submit, reference } = formElements(page);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  await field('name').fill('Clicked early');
  await field('type').selectOption({ index: 2 });
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  expect(await service.stored('Clicked early')).toHaveLength(1);
});
