import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';

/** A real Chromium. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
}

/** A visitor with a page, and what the console and the security policy had to complain about. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
}

/** A new visitor who has seen the first-visit video already. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  return enter(await browser.newContext(options), address);
}

/** Ends a visit, so that another visitor can `enter` its context. */
export async function leave({ context }: Visitor): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll();
  await context.clearPermissions();
  await context.setOffline(false);
  await context.clearCookies();
}

/** A new visitor, in a context that may have had another: only the files that a browser keeps are there already. */
export async function enter(context: BrowserContext, address: string): Promise<Visitor> {
  await context.addCookies([{ name: 'firstVisit', value: 'true', url: address }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'local_storage' });
  await session.detach();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, complaints };
}

/** Waits until the page is live, and what comes right after has been drawn. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until the page is live and quiet. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await hydrated(page);
}
