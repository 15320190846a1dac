import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { useFakeCouncil } from './fake-council';
import { formElements, useSubmissionStore } from './form-submissions';
import { config, messagesOf } from './sample-config';
import { startSite, type SiteProcess } from './site-process';
import { useBrowser } from './test-site';
import { visit, waitForIdle } from './visitor';

const fake = useFakeCouncil();
const store = useSubmissionStore();
const browser = useBrowser();
const content = fileURLToPath(new URL('../../content', import.meta.url));
const english = messagesOf('EN');
let site: SiteProcess;
let open: BrowserContext[] = [];

const start = (variables: Readonly<Record<string, string>> = {}) =>
  startSite({ API_HOST: fake.address(), DATA_DIR: store.dataDir, SERVICE_WORKER: 'on', ...variables });

beforeAll(async () => {
  site = await start();
});
afterAll(() => site.stop());
afterEach(async () => {
  await Promise.all(open.map((context) => context.close()));
  open = [];
});

/** Paths of the pages that the device has kept. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('site-pages'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

async function waitForKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([...paths]));
}

/** Opens a page as a new visitor and waits until it is kept, with the pages of the config. */
async function openKept(path: string, prefix: string) {
  const visitor = await visit(browser(), site.address);
  open.push(visitor.context);
  await visitor.page.goto(site.address + path);
  await waitForIdle(visitor.page);
  await waitForKept(visitor.page, path, `${prefix}/contactus`, `${prefix}/emergency`, prefix || '/');
  return visitor;
}

const asOf = (page: Page) => page.locator('main [role=note]');
const headingOf = (page: Page) => page.locator('h1').innerText();

describe('without a connection', () => {
  test('the page that was opened, home and contact open with their date, and links lead to them', async () => {
    const { page, context } = await openKept('/en/member', '/en');
    expect(await asOf(page).count()).toBe(0);
    await context.setOffline(true);
    for (const [path, title] of [
      ['/en', english['page.homeHeading']?.replace('{council}', 'Motipura')],
      ['/en/contactus', 'Motipura gram panchayat'],
      ['/en/member', english['page.members']],
    ] as const) {
      await page.goto(site.address + path);
      await waitForIdle(page);
      expect((await page.locator('h1, h2').allInnerTexts()).join()).toContain(title);
      await expect
        .poll(() => asOf(page).innerText())
        .toMatch(/The information on this page is as of \d\d-\d\d-\d{4}, \d\d:\d\d\./);
    }
    await page.locator('main nav a').first().click();
    await page.waitForURL(`${site.address}/en`);
    await context.setOffline(false);
    await expect.poll(() => asOf(page).count()).toBe(0);
  });

  test('any other page says that it is not stored, and which ones are, in its language', async () => {
    const { page, context } = await openKept('/gu/member', '/gu');
    await context.setOffline(true);
    await page.goto(`${site.address}/gu/donator`);
    expect(await page.locator('html').getAttribute('lang')).toBe('gu');
    expect(await headingOf(page)).toBe(messagesOf('GU')['offline.title']);
    const links = await page.locator('ul a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links.sort()).toEqual(['/gu', '/gu/contactus', '/gu/emergency', '/gu/member']);
    expect(await page.locator('ul time').first().innerText()).toMatch(/^\d\d-\d\d-\d{4}, \d\d:\d\d$/);
    await page.locator('ul a[href="/gu/member"]').click();
    await waitForIdle(page);
    expect(await headingOf(page)).toBe(messagesOf('GU')['page.members']);
  });

  test('a page that was opened by a link in the site opens too', async () => {
    const { page, context } = await openKept('/en/sitemap', '/en');
    await page.locator('main a[href="/en/donator"]').click();
    await waitForKept(page, '/en/donator');
    await context.setOffline(true);
    await page.goto(`${site.address}/en/donator`);
    await waitForIdle(page);
    expect(await headingOf(page)).toBe(english['page.donators']);
  });

  test('a form that is sent waits, and is received once, past the worker', async () => {
    fake.answer('/Complaint/Create', { body: { status: true } });
    const { page, context } = await openKept('/en/complaints', '/en');
    // The page sends it, or the worker itself in the background, whichever is first.
    const throughWorker: boolean[] = [];
    context.on('response', (response) => {
      if (response.url().endsWith('/api/Complaint/Create')) throughWorker.push(response.fromServiceWorker());
    });
    await context.setOffline(true);
    const { field, submit, reference, form } = formElements(page);
    await field('name').fill('Ramila');
    await field('type').selectOption({ index: 1 });
    await field('details').fill('offline');
    await submit.click();
    await expect.poll(() => form.innerText()).toContain(english['waiting.title']);
    await page.goto(`${site.address}/en/complaints`);
    await expect.poll(() => form.innerText()).toContain(english['waiting.title']);
    await context.setOffline(false);
    await expect.poll(() => reference.count()).toBe(1);
    expect(await store.stored('offline')).toHaveLength(1);
    expect(throughWorker).not.toContain(true);
  });
});

const changeNotices = (title = 'Changed notice') =>
  fake.answer('/NoticeBoard/GetPublicList', (records) => [{ ...records[0], title }]);

test.each(['/gu', ''])(
  'under "%s", pages are requested once to be kept, and not in a later visit',
  async (prefix) => {
    const requested: string[] = [];
    const home = prefix || '/';
    const { page, context } = await visit(browser(), site.address);
    open.push(context);
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.serviceWorker() && !/^\/(?:assets|site|media|service-worker)/.test(pathname)) {
        requested.push(pathname);
      }
    });
    await page.goto(site.address + home);
    await waitForIdle(page);
    const others = [`${prefix}/contactus`, `${prefix}/emergency`];
    await waitForKept(page, home, ...others);
    expect([...new Set(requested)].sort()).toEqual([home, ...others]);
    requested.length = 0;
    const registered = page.waitForRequest(/\/assets\/Background-/);
    await page.reload();
    await registered;
    await waitForIdle(page);
    expect(requested).toEqual([home]);
  },
);

/** Has a kept page be older than it is. */
const makeOlder = (page: Page, path: string, minutes: number) =>
  page.evaluate(
    async ([url, ms]) => {
      const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('site-pages'));
      const cache = await caches.open(name);
      const kept = await cache.match(url);
      if (!kept) throw new Error(`${url} is not kept`);
      const headers = new Headers(kept.headers);
      headers.set('date', new Date(Date.now() - ms).toUTCString());
      await cache.put(url, new Response(await kept.text(), { headers }));
    },
    [path, minutes * 60_000] as const,
  );

/** Waits until the page that is kept is the one that the server answers, also once it knows the sizes of all pictures. */
async function waitUntilCurrent(page: Page, path: string): Promise<void> {
  const isCurrent = () =>
    page.evaluate(async (url) => {
      const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('site-pages'));
      const kept = await (await caches.open(name)).match(url);
      const answers = [kept, await fetch(url), await fetch(url)];
      const tags = answers.map((answer) => answer?.headers.get('etag'));
      return tags.every((tag) => tag === tags[0]);
    }, path);
  await expect
    .poll(async () => {
      // A reload comes from the server, and is kept.
      await page.reload();
      return isCurrent();
    })
    .toBe(true);
}

describe('a page that was opened in the last hour', () => {
  test('is shown at once, then with its newest lists, and is new the next time (B10.8.8)', async () => {
    const { page } = await openKept('/en', '/en');
    changeNotices();
    const response = await page.goto(`${site.address}/en`);
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await response?.text()).not.toContain('Changed notice');
    await page.locator('main').getByText('Changed notice').waitFor();
    expect(await asOf(page).count()).toBe(0);
    const next = await page.goto(`${site.address}/en`);
    expect(await next?.text()).toContain('Changed notice');
  });

  test('requests no list when it has not changed', async () => {
    const { page } = await openKept('/en/member', '/en');
    await waitUntilCurrent(page, '/en/member');
    await waitForIdle(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) requested.push(request.url());
    });
    await page.goto(`${site.address}/en/member`);
    await page.waitForRequest((request) => request.resourceType() === 'fetch');
    await waitForIdle(page);
    expect(requested).toEqual([]);
  });

  test('comes from the server when it is reloaded, has a query, or is older', async () => {
    const { page } = await openKept('/en', '/en');
    changeNotices();
    expect(await (await page.reload())?.text()).toContain('Changed notice');
    await makeOlder(page, '/en', 61);
    changeNotices('Notice of today');
    expect(await (await page.goto(`${site.address}/en`))?.text()).toContain('Notice of today');
    changeNotices('Notice of now');
    expect(await (await page.goto(`${site.address}/en?from=mail`))?.text()).toContain('Notice of now');
  });
});

test('while the server does not answer, the kept page is shown with its date, and then its newest lists', async () => {
  const { page } = await openKept('/en', '/en');
  changeNotices();
  process.kill(site.pid, 'SIGSTOP');
  try {
    await page.goto(`${site.address}/en`, { waitUntil: 'commit' });
    await asOf(page).waitFor();
    expect(await page.getByText('Changed notice').count()).toBe(0);
  } finally {
    process.kill(site.pid, 'SIGCONT');
  }
  await page.locator('main').getByText('Changed notice').waitFor();
  await expect.poll(() => asOf(page).count()).toBe(0);
});

test('when the server fails, a kept page is shown with its date, and its own answer for any other', async () => {
  const { page } = await openKept('/en/member', '/en');
  const { port } = new URL(site.address);
  await site.stop();
  const failing = createServer((_request, response) => response.writeHead(503).end('Busy'));
  await once(failing.listen(Number(port), '127.0.0.1'), 'listening');
  try {
    await page.goto(`${site.address}/en/member`);
    await asOf(page).waitFor();
    expect(await headingOf(page)).toBe(english['page.members']);
    expect(await (await page.goto(`${site.address}/en/donator`))?.text()).toBe('Busy');
  } finally {
    failing.close();
    failing.closeAllConnections();
    site = await start({ PORT: port });
  }
});

test('lists and submissions never pass through the service worker', async () => {
  const { page } = await openKept('/en/sitemap', '/en');
  await page.reload();
  await waitForIdle(page);
  const [list] = await Promise.all([
    page.waitForResponse('**/api/Donator/**'),
    page.locator('main a[href="/en/donator"]').click(),
  ]);
  expect(list.fromServiceWorker()).toBe(false);
});

test('choosing a language replaces the cached plain pages', async () => {
  const { page, context } = await openKept('/member', '');
  await page.locator('header select:visible').first().selectOption('HI');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi');
  await waitForIdle(page);
  await waitForKept(page, '/member', '/', '/contactus');
  await context.setOffline(true);
  for (const path of ['/member', '/', '/contactus']) {
    const response = await page.goto(site.address + path);
    expect(response?.headers()['content-language'], path).toBe('hi');
  }
});

test('the site can be installed: a manifest in the language of the page, with icons', async () => {
  const { page } = await openKept('/hi/member', '/hi');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(href).toBe('/hi/site.webmanifest');
  expect(errors).toEqual([]);
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

/** The scripts of the build. */
const scripts = readdirSync(fileURLToPath(new URL('../../dist/client/assets', import.meta.url))).filter(
  (name) => name.endsWith('.js'),
);

/** Names of the scripts that the device has kept. */
const keptScripts = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('site-assets-1')).keys();
    return keys.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
  });

test('an open page has all scripts of its version, and the kill switch removes all without a reload', async () => {
  const { port } = new URL(site.address);
  const { page } = await openKept('/en/member', '/en');
  await expect.poll(() => keptScripts(page)).toEqual(expect.arrayContaining(scripts));
  await page.evaluate(() => {
    document.title = 'open';
  });
  await site.stop();
  site = await start({ PORT: port, SERVICE_WORKER: 'off' });
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const remains = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.length + (await caches.keys()).length;
    });
  await expect.poll(remains).toBe(0);
  expect(await page.title()).toBe('open');
  const response = await page.goto(`${site.address}/en/member`);
  expect(response?.fromServiceWorker()).toBe(false);
  await waitForIdle(page);
  expect(await remains()).toBe(0);
});

/** States of the service workers that the page has; only the active one when no newer one is on its way. */
const workerStates = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return { installing: installing?.state, waiting: waiting?.state, active: active?.state };
  });

/** Stops the workers of a page, as Chromium stops an idle one after 30 s unless a debugger is attached, as it is here. */
async function stopIdleWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

test('another version of the site takes over the worker and its caches', async () => {
  const { port } = new URL(site.address);
  await site.stop();
  site = await start({ PORT: port });
  const { page } = await openKept('/en/member', '/en');
  await site.stop();
  const folder = await temporaryFolder();
  await cp(content, join(folder, 'content'), { recursive: true });
  const other = { ...config, offline: { pages: ['/donator'] } };
  await writeFile(join(folder, 'site.config.json'), JSON.stringify(other));
  site = await start({ PORT: port, SITE_CONFIG: join(folder, 'site.config.json') });
  const response = await page.goto(`${site.address}/en/member`);
  expect(response?.fromServiceWorker()).toBe(true);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const isInstalling = async () => (await workerStates(page)).installing !== undefined;
  await expect.poll(isInstalling).toBe(false);
  // The newer one waits until the older one, which answers the page, is idle.
  const afterIdleTime = async () => {
    await stopIdleWorkers(page);
    return workerStates(page);
  };
  await expect.poll(afterIdleTime, { interval: 1_000 }).toEqual({ active: 'activated' });
  await page.reload();
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining(['/en/member', '/en', '/en/donator']));
});
