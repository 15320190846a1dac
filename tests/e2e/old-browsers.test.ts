import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import packageFile from '../../package.json' with { type: 'json' };
import { installedOldChromiums, oldChromiums } from '../../scripts/old-browsers.mjs';
import { referencePattern } from './form-submissions';
import { startOldChromium, type OldBrowser, type OldPage } from './old-chromium';

const siteUrl = inject('siteUrl');

/** The oldest Chromium in which scripts run. */
const oldest = Number(
  /\d+/.exec(packageFile.browserslist.find((name) => name.startsWith('chrome ')) ?? '')?.[0],
);

test('scripts run in the newer of the old browsers, and not in the older one', () => {
  expect(oldChromiums.map((major) => major >= oldest)).toEqual([false, true]);
});

// A developer without a network or on another platform may lack them; continuous integration must not.
if (process.env.CI)
  test('the old browsers are installed', () => {
    expect(installedOldChromiums()).toEqual(oldChromiums);
  });

/** Pages with every kind of part that script changes. */
const paths = ['', '/complaints', '/development', '/search?q=water', '/achievement'];

/** Number of letters that the page shows in its main part, that it has, and that the HTML of the server has. */
const lettersSchema = z.object({ visible: z.number(), present: z.number(), sent: z.number() });

async function countLetters(): Promise<unknown> {
  const count = (text: string) => text.replace(/\s+/g, '').length;
  const countIn = (html: string) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const element of body.querySelectorAll('script,style,template,noscript')) element.remove();
    return count(body.textContent);
  };
  const response = await fetch(location.href);
  return {
    visible: count(document.querySelector('main')?.innerText ?? ''),
    present: countIn(document.documentElement.outerHTML),
    sent: countIn(await response.text()),
  };
}

const excessWidth = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const isHydrated = () => 'hydrated' in document.documentElement.dataset;

/** Px between the first two of the links that are in one line. */
function distanceOfLinks(): number {
  const [first, second] = document.querySelectorAll('footer nav li');
  return (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0);
}

const hasAllPictures = () => [...document.images].every((one) => one.complete);

function openMenus(): number {
  const menus = document.querySelectorAll<HTMLDetailsElement>('nav details');
  for (const menu of menus) menu.open = true;
  return menus.length;
}

const focusName = () => document.querySelector<HTMLElement>('main form [name=name]')?.focus();

/** Chooses a kind of complaint and sends the form; the mark is gone when another page comes. */
function sendComplaint(): void {
  const kind = document.querySelector<HTMLSelectElement>('main form [name=type]');
  if (kind) kind.selectedIndex = 2;
  kind?.dispatchEvent(new Event('change', { bubbles: true }));
  document.body.dataset.marked = '';
  document.querySelector<HTMLElement>('main form [type=submit]')?.click();
}

const reference = () => document.querySelector<HTMLElement>('main form b[translate=no]')?.innerText;

/** Whether a toast is shown where the styles of its library place it. */
function hasPlacedToast(): boolean {
  const toasts = document.querySelector('.notistack-SnackbarContainer');
  return toasts !== null && getComputedStyle(toasts).position === 'fixed';
}

const isMarked = () => 'marked' in document.body.dataset;

const pictures = () => document.querySelectorAll('main li img').length;

const chooseSecondCategory = () => {
  document.querySelectorAll<HTMLElement>('main button[aria-pressed]')[1]?.click();
};

describe.each(installedOldChromiums())('in Chromium %i', (major) => {
  let browser: OldBrowser;
  const runsScripts = major >= oldest;

  beforeAll(async () => {
    browser = await startOldChromium(major);
  });
  afterAll(() => browser.close());

  async function open(path: string): Promise<OldPage> {
    const { page } = browser;
    await page.resize(360);
    await page.open(siteUrl + path);
    if (runsScripts) await expect.poll(() => page.read(isHydrated)).toBe(true);
    return page;
  }

  test.each(runsScripts ? paths : paths.slice(0, 2))(
    '/gu%s keeps its text, fits into the screen and has no error',
    async (path) => {
      const page = await open(`/gu${path}`);
      const { visible, present, sent } = lettersSchema.parse(await page.read(countLetters));
      expect(visible).toBeGreaterThan(50);
      expect(sent).toBeGreaterThan(2_000);
      expect(present).toBeGreaterThanOrEqual(sent);
      expect(present).toBeLessThan(1.25 * sent);
      expect(await page.read(isHydrated)).toBe(runsScripts);
      expect(await page.read(excessWidth)).toBe(0);
      await page.resize(1440);
      expect(await page.read(excessWidth)).toBe(0);
      expect(page.errors()).toEqual([]);
    },
  );

  test('links in a row keep their distance, and open menus fit into the screen', async () => {
    const page = await open('/gu/contactus');
    await expect.poll(() => page.read(distanceOfLinks)).toBe(24);
    await page.resize(1440);
    expect(await page.read(openMenus)).toBeGreaterThan(5);
    expect(await page.read(excessWidth)).toBe(0);
  });

  test('a page that is printed loads all of its pictures', async () => {
    const page = await open('/gu');
    const print = async () => {
      await page.print();
      return page.read(hasAllPictures);
    };
    await expect.poll(print).toBe(true);
  });

  test(`a form is sent ${runsScripts ? 'by script' : 'as HTML'}`, async () => {
    const page = await open('/gu/complaints');
    await page.read(focusName);
    await page.type('રમેશ પટેલ');
    await page.read(sendComplaint);
    await expect.poll(() => page.read(reference)).toMatch(referencePattern);
    expect(await page.read(isMarked)).toBe(runsScripts);
    await expect.poll(() => page.read(hasPlacedToast)).toBe(runsScripts);
    expect(page.errors()).toEqual([]);
  });

  if (!runsScripts) return;

  test('a filter leaves the records of its category', async () => {
    const page = await open('/gu/villagephotos');
    const all = await page.read(pictures);
    await page.read(chooseSecondCategory);
    await expect.poll(() => page.read(pictures)).not.toBe(all);
    expect(await page.read(pictures)).toBeGreaterThan(0);
    expect(page.errors()).toEqual([]);
  });
});
