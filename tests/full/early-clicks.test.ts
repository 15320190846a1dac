import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createGate, formElements, sharedSubmissions } from '../e2e/form-submissions';
import { useTestSite } from '../e2e/test-site';
import { waitForHydration, waitForPaint } from '../e2e/visitor';

const service = sharedSubmissions();
const site = useTestSite();
const phone = { viewport: { width: 360, height: 800 } };

/** Opens a page and runs `act` while the scripts of the site are still being loaded. */
async function beforeScripts(path: string, act: (page: Page) => Promise<unknown>): Promise<Page> {
  const scripts = createGate();
  const opened = new Promise<Page>((resolve) => {
    const before = async (page: Page) => {
      await page.route(/\/hydrate-site-[^/]+\.js$/, async (route) => {
        await scripts.opened;
        await route.continue();
      });
      resolve(page);
    };
    void site.open(path, { ...phone, before, waitUntil: 'load', fresh: true });
  });
  const page = await opened;
  try {
    await act(page);
  } finally {
    scripts.open();
  }
  return page;
}

test('a category that is clicked before the scripts are loaded is chosen', async () => {
  const page = await beforeScripts('/en/activity', async (opened) => {
    await waitForPaint(opened);
    await opened.waitForLoadState();
    await opened.locator('main button[aria-pressed]').nth(1).click();
  });
  await waitForHydration(page);
  const second = page.locator('main button[aria-pressed]').nth(1);
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
  expect(site.consoleMessages()).toEqual([]);
});

test('the menu button leads to all pages before the scripts are loaded', async () => {
  const page = await beforeScripts('/en', (opened) =>
    opened.getByRole('link', { name: 'Open menu' }).click(),
  );
  await page.waitForURL(/\/en\/sitemap$/);
  await waitForHydration(page);
});

test('a form that is sent before the scripts are loaded is stored', async () => {
  const page = await beforeScripts('/en/complaints', async (opened) => {
    const { field, submit } = formElements(opened);
    await field('name').fill('Sent early');
    await field('type').selectOption({ index: 1 });
    await field('details').fill('The street light is broken.');
    await submit.click();
  });
  await waitForHydration(page);
  await expect.poll(async () => (await service.stored('Sent early')).length).toBe(1);
});
