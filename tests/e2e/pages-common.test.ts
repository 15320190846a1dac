import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { recordId, nestedRecords, fieldText } from '../../src/model/record/record';
import { splitGraphemes } from '../../src/binding/truncate';
import { config } from './sample-config';
import { plain, useTestSite } from './test-site';

const site = useTestSite();

/** Paths with content: a page about a subject with its first one. */
const paths = config.pages.map(({ path, subject }) => `/en${path === '/' ? '' : path}${subject ? '/1' : ''}`);

const documents = new Map<string, Promise<Document>>();

/** The HTML of a page as the server sends it, fetched and parsed once for all tests. */
function documentOf(path: string): Promise<Document> {
  const found = documents.get(path) ?? site.html(path).then((html) => new JSDOM(html).window.document);
  documents.set(path, found);
  return found;
}

test.each(paths)(
  '%s: documents and links to other places open in a new tab, say so once and hand over no opener',
  async (path) => {
    const document = await documentOf(path);
    const links = [...document.querySelectorAll('a[href]')];
    const leading = links.filter((link) =>
      /^(?:https?:)?\/\/|^\/documents\//.test(link.getAttribute('href') ?? ''),
    );
    expect(leading.length).toBeGreaterThan(0);
    for (const link of leading) {
      const name = link.getAttribute('aria-label') ?? link.textContent;
      const announced = name.match(/(?:opens )?in a new tab/g);
      expect(link.getAttribute('target'), link.outerHTML).toBe('_blank');
      expect(link.getAttribute('rel')?.split(' ') ?? [], link.outerHTML).toContain('noopener');
      expect(announced, link.outerHTML).toEqual(['opens in a new tab']);
    }
  },
);

test.each(paths)('%s: one h1, and headings without a gap', async (path) => {
  const document = await documentOf(path);
  const levels = [...document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')].map(({ tagName }) =>
    Number(tagName[1]),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('a document really opens in a tab of its own that knows no opener', async () => {
  const page = await site.open('/en/villageprofile');
  const link = page.locator('main [data-sections] a').first();
  const href = (await link.getAttribute('href')) ?? '';
  await page
    .context()
    .route(`**${href}`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>file</p>' }));
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await tab.waitForLoadState();
  expect(new URL(tab.url()).pathname).toBe(href);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
});

describe('printed', () => {
  test.each(['/en/villagehistory', '/en/development', '/en/member', '/en/privacypolicy', '/en/achievement'])(
    '%s keeps its heading and content, dark on white, without menu, strip and footer',
    async (path) => {
      const page = await site.open(path, { viewport: { width: 794, height: 1123 } });
      await page.emulateMedia({ media: 'print' });
      for (const gone of ['footer', 'header nav', 'main ~ section', 'nav[aria-label=Breadcrumb]']) {
        const seen = await page
          .locator(gone)
          .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0));
        expect(seen, gone).toHaveLength(0);
      }
      expect(await page.locator('h1').isVisible()).toBe(true);
      const look = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return { color, backgroundColor, width: document.documentElement.scrollWidth };
      });
      expect(look).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)', width: 794 });
      const sticky = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((one) => /sticky|fixed/.test(getComputedStyle(one).position))
          .map((one) => one.className),
      );
      expect(sticky).toEqual([]);
    },
  );

  test('texts that are cut on the screen are whole on paper', async () => {
    const page = await site.open('/en/villageheritage');
    const records = await site.records('heritage');
    const long = records
      .map((record) => fieldText(record, 'description') ?? '')
      .filter((text) => splitGraphemes(text).length > 150);
    const main = page.locator('main');
    expect(plain(await main.innerText())).not.toContain(plain(long[0] ?? ''));
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const paper = plain(await main.innerText());
    for (const text of long) expect(paper).toContain(plain(text));
    expect(await page.getByRole('button', { name: 'Read More' }).count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    expect(await page.getByRole('button', { name: 'Read More' }).count()).toBe(long.length);
  });

  test('an A4 page comes out of the printer', async () => {
    const page = await site.open('/gu/development');
    const paper = await page.pdf({ format: 'A4', printBackground: true });
    expect(paper.subarray(0, 4).toString()).toBe('%PDF');
    expect(paper.length).toBeGreaterThan(10_000);
  });
});

describe('without script', () => {
  test.each([
    ['/achievement', 'achievementCategories', 'achievements', 'achievements'],
    ['/activity', 'activityCategories', 'activities', 'activities'],
    ['/photogallery', 'councilGalleryCategories', 'councilGallery', 'image'],
  ])(
    '%s shows all titles of the first category with their pictures',
    async (path, categories, source, items) => {
      const page = await site.open(`/en${path}`, { javaScriptEnabled: false });
      const [category] = await site.records(categories);
      const groups = await site.records(source, { category: recordId(category ?? {}) });
      const headings = await page.locator('main h2').allInnerTexts();
      expect(headings.map(plain)).toEqual(groups.map((group) => plain(fieldText(group, 'title') ?? '')));
      for (const heading of await page.locator('main h2').all()) expect(await heading.isVisible()).toBe(true);
      const pictures = groups.flatMap((group) => nestedRecords(group, items));
      expect(await page.locator('main [data-sections] img:visible').count()).toBe(
        pictures.filter((record) => fieldText(record, 'imageBase64') !== null).length,
      );
      expect(await page.locator('main [role=group]:visible').count()).toBe(0);
    },
  );

  test('long texts are there in full, without a button that would do nothing', async () => {
    for (const [path, source, field] of [
      ['/villageheritage', 'heritage', 'description'],
      ['/aboutus', 'councilAbout', 'title'],
    ] as const) {
      const page = await site.open(`/en${path}`, { javaScriptEnabled: false });
      const shown = plain(await page.locator('main').innerText());
      for (const record of await site.records(source)) {
        const text = fieldText(record, field);
        if (text !== null) expect(shown).toContain(plain(text));
      }
      expect(await page.getByRole('button', { name: 'Read More' }).count()).toBe(0);
    }
  });

  test('filters are not shown, and all rows are', async () => {
    for (const [path, source] of [
      ['/villagephotos', 'galleryImages'],
      ['/beneficiaries', 'beneficiaries'],
    ] as const) {
      const page = await site.open(`/en${path}`, { javaScriptEnabled: false });
      expect(await page.locator('main [role=group]:visible').count()).toBe(0);
      expect(await page.locator('main [data-sections] li:visible').count()).toBe(
        (await site.records(source)).length,
      );
    }
  });

  test('menus can be reached: groups open on wide screens, on small ones a link leads to the site map', async () => {
    const wide = await site.open('/en/member', {
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    });
    const group = wide
      .getByRole('navigation', { name: 'Main menu' })
      .locator('summary', { hasText: 'My Village' });
    const entry = wide.locator('header a[href="/en/villageheritage"]').first();
    expect(await entry.isVisible()).toBe(false);
    await group.click();
    expect(await entry.isVisible()).toBe(true);
    await entry.click();
    expect(plain(await wide.locator('h1').innerText())).toBe('Village Heritage');
    const small = await site.open('/en/member', {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 800 },
    });
    await small.getByRole('link', { name: 'Open menu' }).click();
    expect(plain(await small.locator('h1').innerText())).toBe('Sitemap');
    expect(await small.locator('main a:visible').count()).toBeGreaterThan(20);
  });

  test('organisations and committees are chosen by link', async () => {
    const page = await site.open('/en/orgemployee', { javaScriptEnabled: false });
    await page.locator('main a[href="/en/orgemployee/2"]').click();
    const [, organisation] = await site.records('organisations');
    expect(plain(await page.locator('h1').innerText())).toContain(
      `(${fieldText(organisation ?? {}, 'name') ?? ''})`,
    );
    expect(await page.locator('main [data-sections] li').count()).toBeGreaterThan(0);
  });

  test('the map of the village is a link', async () => {
    const page = await site.open('/en/contactus', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Show the map' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /Open the map/ }).isVisible()).toBe(true);
  });
});
