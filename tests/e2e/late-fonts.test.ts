import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shiftsOf, watchShifts } from './layout-shifts';
import { languages } from './sample-config';
import { useTestSite } from './test-site';
import { waitForEffects, waitForFonts } from './visitor';

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
 * Without a font of the script, boxes take the place of letters until the site's font is loaded. They are as wide as
 * an average letter, so that one line may break elsewhere, and again when the bold font is loaded.
 */
const withoutDeviceFont = 0.1;

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
  ])('fonts that load late do not move %s at %i px', async (path, width) => {
    const page = await openWithLateFonts(`${prefix}${path === '/' ? '' : path}`, width);
    const shifts = await shiftsOf(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    const most = (await hasDeviceFont(page, letters[code] ?? '')) ? invisible : withoutDeviceFont;
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(most);
  });
});

/** Writes into the document the status with which each bold face was added that is loaded then or later. */
function noteBoldFaces(): void {
  const add = document.fonts.add.bind(document.fonts);
  const statuses: string[] = [];
  document.fonts.add = (face) => {
    const { status, weight, loaded } = face;
    if (weight === '700') {
      void loaded.then(() => {
        statuses.push(status);
        document.documentElement.dataset.boldFaces = statuses.join(' ');
      });
    }
    return add(face);
  };
}

/** The second has letters of two scripts, in two files. */
test.each(['/gu', '/hi', '/en'])('bold files of %s are loaded before they are added', async (path) => {
  const page = await site.open(path, {
    viewport: { width: 360, height: 800 },
    fresh: true,
    before: async (opened) => {
      await opened.addInitScript(noteBoldFaces);
    },
  });
  await waitForFonts(page);
  const statuses = await page.locator('html').getAttribute('data-bold-faces');
  // A face that is added without its file has the page laid out twice.
  expect(new Set(statuses?.split(' '))).toEqual(new Set(['loaded']));
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
  '%s is complete with one font, and once that is loaded, no text needs another face',
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
    expect(fonts).toHaveLength(1);
  },
);
