import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shiftsOf, watchShifts } from '../e2e/layout-shifts';
import { languages } from '../e2e/sample-config';
import { useTestSite } from '../e2e/test-site';
import { waitForEffects, waitForFonts } from '../e2e/visitor';

const site = useTestSite();

/** Delays every font file until the whole page was painted without it. */
const delayFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await waitForEffects(page);
    await route.continue();
  });

/** Opens a page as a first visitor whose fonts load late, and waits until they are in use. */
async function openWithLateFonts(path: string, width: number): Promise<Page> {
  const page = await site.open(path, {
    viewport: { width, height: 900 },
    fresh: true,
    waitUntil: 'hydrated',
    before: async (opened) => {
      await watchShifts(opened);
      await delayFonts(opened);
    },
  });
  await waitForFonts(page);
  return page;
}

/**
 * The largest total that counts as no shift: letters that move by a few pixels within their lines. How far depends on
 * the fonts of the device.
 */
const invisible = 0.002;

/**
 * A fallback has the average width of the site's font, not that of each letter: in the narrow columns of a table a line may
 * break elsewhere, and on any page without a font of the script, where boxes take the place of letters.
 */
const linesBreakElsewhere = 0.05;

/** Whether the device has a font for the first letters of a page. */
const hasDeviceFont = (page: Page, text: string) =>
  page.evaluate((letters) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return false;
    context.font = '100px sans-serif';
    return new Set(Array.from(letters, (letter) => context.measureText(letter).width)).size > 1;
  }, text);

const letters: Readonly<Record<string, string>> = { GU: 'કળમ', HI: 'कळम', EN: 'ilm' };

describe.each(languages)('in $code', ({ code, prefix }) => {
  test.each([
    ['/', 360],
    ['/', 1440],
    ['/member', 360],
    ['/villageheritage', 1440],
    ['/development', 360],
    ['/villagephotos', 1440],
  ])('fonts that load late do not move %s at %i px', async (path, width) => {
    const page = await openWithLateFonts(`${prefix}${path === '/' ? '' : path}`, width);
    const shifts = await shiftsOf(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    const isWide = path !== '/development' && (await hasDeviceFont(page, letters[code] ?? ''));
    const most = isWide ? invisible : linesBreakElsewhere;
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(most);
  });
});

test('the boxes for missing letters keep their width when the Latin font is loaded', async () => {
  const widthWithout = async (files: RegExp) => {
    const page = await site.open('/gu/complaints', {
      viewport: { width: 360, height: 800 },
      fresh: true,
      before: async (opened) => {
        await opened.route(files, (route) => route.abort());
      },
    });
    return page
      .locator('nav ol a')
      .first()
      .evaluate((link) => link.getBoundingClientRect().width);
  };
  expect(await widthWithout(/gujarati.*\.woff2$/)).toBe(await widthWithout(/\.woff2$/));
});

/** Names of the faces that the text of a page makes the browser load or look for, once its own font is loaded. */
async function facesNeeded(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const weights = [400, 700].map((weight) =>
      document.fonts.load(`${weight} 1em "Hind Vadodara"`, 'ક').catch(() => []),
    );
    await Promise.all(weights);
    const faces = [...document.fonts];
    const before = faces.map(({ status }) => status);
    document.body.removeAttribute('style');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return faces
      .filter(({ status }, index) => status !== before[index])
      .map(({ family, weight }) => `${family} ${weight}`);
  });
}

test.each(['/gu', '/gu/development', '/gu/complaints', '/gu/contactus'])(
  '%s is complete with the font of its script in both weights, and once they are loaded, no text needs another face',
  async (path) => {
    const fonts: string[] = [];
    const page = await site.open(path, {
      fresh: true,
      waitUntil: 'load',
      before: async (opened) => {
        opened.on('request', (request) => {
          if (request.resourceType() === 'font') fonts.push(request.url());
        });
        await opened.route(site.url() + path, async (route) => {
          const html = await (await route.fetch()).text();
          const hidden = html
            .replaceAll(/<script.*?<\/script>/gs, '')
            .replace('<body', '<body style="display:none"');
          await route.fulfill({ contentType: 'text/html', body: hidden });
        });
      },
    });
    expect(await facesNeeded(page)).toEqual([]);
    const files = fonts.map((url) => /([a-z-]+-\d+)-normal/.exec(url)?.[1]).sort();
    expect(files).toEqual(['hind-vadodara-gujarati-400', 'hind-vadodara-gujarati-700']);
  },
);
