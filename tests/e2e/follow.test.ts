import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { openHeld } from './held-scripts';
import { useTestSite } from './test-site';

const title = { HI: 'नई सूचनाएँ' };
const list = { source: 'notices', title, page: '/', bind: { title: 'title' } };

let folder = '';

/** A copy of an example whose notices visitors can follow on the home page. */
beforeAll(async () => {
  folder = await temporaryFolder();
  await cp(join(import.meta.dirname, '../../examples/nimkhedi'), folder, { recursive: true });
  const file = join(folder, 'site.config.json');
  const text = await readFile(file, 'utf8');
  const followed = text
    .replace('"sections": [{', '"sections": [{ "template": "follow" }, {')
    .replace('"menu":', `"follow": ${JSON.stringify({ lists: [list] })}, "menu":`);
  await writeFile(file, followed);
});

const site = useTestSite(() => ({ SITE_CONFIG: join(folder, 'site.config.json'), SERVICE_WORKER: 'on' }));

const start = `मुझे सूचित करें: ${title.HI}`;
const stop = `सूचित करना बंद करें: ${title.HI}`;
const phone = { width: 360, height: 800 };

/** Gives a page a permission to show notifications, and a list that its device follows. */
const withFollowed = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    localStorage.setItem('followed-lists', '["notices"]');
  });

/** Size of the button, and what comes below it, in px. */
const placesOf = (page: Page) =>
  page
    .locator('main button')
    .filter({ hasText: title.HI })
    .evaluate((button) => {
      const { top, width, height } = button.getBoundingClientRect();
      return { top, width, height, page: document.documentElement.scrollHeight };
    });

test('B10.7.8: a browser that refuses notifications of the site says so at the press, and nothing before', async () => {
  const page = await site.open('/hi', { fresh: true });
  const button = page.getByRole('button', { name: start });
  await button.click();
  await page.getByText('आपके ब्राउज़र में इस वेबसाइट की सूचनाओं की अनुमति नहीं है।').waitFor();
  expect(await button.count()).toBe(1);
});

test('B10.7.8: a browser that shows no notifications says so at the press', async () => {
  const before = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  const page = await site.open('/hi', { fresh: true, before });
  await page.getByRole('button', { name: start }).click();
  await page.getByText('यह ब्राउज़र इस वेबसाइट की सूचनाएँ नहीं दिखा सकता।').waitFor();
});

test('B10.7.8: nothing moves when scripts run, nor when the list is already followed', async () => {
  const first = await openHeld(site, '/hi', { viewport: phone });
  const before = await placesOf(first.page);
  await first.runScripts();
  expect(await placesOf(first.page)).toEqual(before);
  const second = await openHeld(site, '/hi', { viewport: phone, prepare: withFollowed });
  await second.runScripts();
  await second.page.getByRole('button', { name: stop }).waitFor();
  expect(await placesOf(second.page)).toEqual(before);
});

test('B10.7.8: the button is hidden without script', async () => {
  const page = await site.open('/hi', { javaScriptEnabled: false });
  expect(await page.getByText(start).isVisible()).toBe(false);
});
