import type { BrowserContextOptions, Page } from 'playwright-core';
import type { TestSite } from './test-site';
import { waitForFonts, waitForIdle } from './visitor';

interface HeldPage {
  readonly page: Page;
  /** Lets the scripts run and waits until the page is idle. */
  readonly runScripts: () => Promise<void>;
}

/** Opens a page whose scripts wait, so that a test sees what they change. */
export async function openHeld(
  site: TestSite,
  path: string,
  { prepare, ...options }: BrowserContextOptions & { readonly prepare?: (page: Page) => Promise<unknown> },
): Promise<HeldPage> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const before = async (page: Page) => {
    await prepare?.(page);
    await page.route('**/assets/hydrate-site-*.js', async (route) => {
      await released;
      await route.continue();
    });
  };
  const page = await site.open(path, { ...options, before, waitUntil: 'load', fresh: true });
  await waitForFonts(page);
  return {
    page,
    runScripts: async () => {
      release();
      await waitForIdle(page);
    },
  };
}
