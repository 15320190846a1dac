import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** A visitor with a page, and the errors and warnings of its console, security policy violations included. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly consoleMessages: string[];
}

/** Longest wait for what a page does. */
const patienceMs = 120_000;

const pendingRequests = new WeakMap<BrowserContext, Set<Request>>();

function trackRequests(context: BrowserContext): void {
  const pending = new Set<Request>();
  context.on('request', (request) => {
    // The page does not wait for requests of a service worker.
    if (!request.serviceWorker()) pending.add(request);
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
  pendingRequests.set(context, pending);
}

/** Opens a new context for a visitor who has already seen the first-visit video. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext(options);
  // Playwright's 30 s are too short for a busy machine.
  context.setDefaultTimeout(patienceMs);
  trackRequests(context);
  return startVisit(context, address);
}

/** Events of a page that tests listen to. */
const events = ['request', 'response', 'load', 'popup', 'dialog', 'download'] as const;

/**
 * Ends a visit, so that another one can reuse its context.
 * @param keepPage whether its page can be reused too: no script that runs in each of its documents was added to it
 */
export async function endVisit(
  { context, page, consoleMessages }: Visitor,
  keepPage: boolean,
): Promise<void> {
  const others = context.pages().filter((one) => !keepPage || one !== page);
  await Promise.all(others.map((one) => one.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  if (keepPage) await leavePage(page);
  await context.clearPermissions();
  await context.clearCookies();
  pendingRequests.get(context)?.clear();
  consoleMessages.length = 0;
}

/** Leaves the document of a page: what it still stores is cleared after that. */
async function leavePage(page: Page): Promise<void> {
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll();
  await page.emulateMedia({ media: null });
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  // A document of another site would need a new process.
  await page.goto(new URL('/healthz', page.url()).href);
}

async function openPage(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  return { context, page, consoleMessages };
}

/** Starts a visit in a context that an earlier visitor may have used, and in its page if there is one. Only the HTTP cache is kept. */
export async function startVisit(
  context: BrowserContext,
  address: string,
  kept: Visitor | null = null,
): Promise<Visitor> {
  await context.addCookies([{ name: 'firstVisit', value: 'true', url: address }]);
  const visitor = kept ?? (await openPage(context));
  const session = await context.newCDPSession(visitor.page);
  await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'local_storage' });
  await session.detach();
  return visitor;
}

/** Waits until React has hydrated the page and the browser has painted the result. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Waits for two frames and for the main thread to be free, so that effects have run and their requests have begun. Without a
 * named function: the benches run from source, where esbuild gives such a function a helper that pages lack.
 */
export const waitForEffects = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 200 })),
        );
      }),
  );

/** Whether the page has what is loaded after it, such as the entrance of sections, and lays out what is below the screen. */
export const isBackgroundReady = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--offscreen') === 'visible');

/** Waits until the fonts that the page needs are in use. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await waitForEffects(page);
}

/**
 * Waits until the page is painted: Chromium ignores input before that. Works in a page without scripts, where callbacks
 * such as those of `waitForFunction` never run.
 */
export async function waitForPaint(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
}

/** Waits until the page is hydrated and two checks in a row find no pending request. Faster than `networkidle`. */
export async function waitForIdle(page: Page): Promise<void> {
  await waitForHydration(page);
  const pending = pendingRequests.get(page.context()) ?? new Set();
  const end = Date.now() + 60_000;
  for (let idleChecks = 0; idleChecks < 2; idleChecks = pending.size === 0 ? idleChecks + 1 : 0) {
    await waitForEffects(page);
    if (Date.now() > end) throw new Error(`Requests still pending: ${urlsOf(pending)}`);
  }
}

function urlsOf(requests: ReadonlySet<Request>): string {
  return [...requests].map((request) => request.url()).join(', ');
}
