import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { languages, paths } from './sample-config';
import { startSite, type SiteProcess } from './site-process';
import { hydrated, openBrowser, visit, type Visitor } from './visitor';

let site: SiteProcess;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The shell is the same around every page: it is looked at once, with the first one. */
const [first] = paths;

const missing = '/no-such-page';

describe.each(languages)('in $code', ({ prefix }) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(browser, site.address, {
      viewport: { width: 360, height: 800 },
      reducedMotion: 'reduce',
    });
  });

  afterAll(() => visitor.context.close());

  test.each([...paths, missing])('%s is hydrated without a complaint and axe finds nothing', async (path) => {
    const { page, complaints } = visitor;
    complaints.length = 0;
    await page.goto(`${site.address}${prefix}${path === '/' ? '' : path}`);
    await hydrated(page);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page, path === first ? null : 'main');
    const expected = path === missing ? ['404 (Not Found)'] : [];
    expect(complaints.filter((text) => !expected.some((one) => text.includes(one)))).toEqual([]);
  });
});
