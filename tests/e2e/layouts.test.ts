import { expect, test } from 'vitest';
import { fieldText } from '../../src/engine/record/record';
import { plain, textsOf, useTestSite } from './test-site';

const site = useTestSite();
const items = 'main [data-sections] li';
const wide = { viewport: { width: 1280, height: 900 } };

test('history: picture and text change sides row by row', async () => {
  const page = await site.open('/en/villagehistory', wide);
  const sides = await page.locator(items).evaluateAll((rows) =>
    rows.flatMap((row, index) => {
      const [picture, text] = [row.querySelector('img'), row.lastElementChild];
      if (!picture || !text) return [];
      return [[index % 2 === 0, picture.getBoundingClientRect().x < text.getBoundingClientRect().x]];
    }),
  );
  expect(sides.length).toBeGreaterThan(3);
  for (const [isEven, isOnLeft] of sides) expect(isOnLeft).toBe(isEven);
});

test('election details: a long title is cut with an ellipsis at half the width, has a complete tooltip, and is whole on paper', async () => {
  const page = await site.open('/en/body', wide);
  const cutTitles = async () => {
    const titles = await page.locator(`${items} .title`).evaluateAll((all) =>
      all.map((title) => ({
        isCut: title.scrollWidth > title.clientWidth,
        overflow: getComputedStyle(title).textOverflow,
        isHalf: title.getBoundingClientRect().width <= (title.closest('li')?.clientWidth ?? 0) / 2,
        isComplete: title.getAttribute('title') === title.textContent,
      })),
    );
    return titles.filter(({ isCut }) => isCut);
  };
  expect(await cutTitles()).toEqual([{ isCut: true, overflow: 'ellipsis', isHalf: true, isComplete: true }]);
  await page.emulateMedia({ media: 'print' });
  expect(await cutTitles()).toEqual([]);
});

test('development works: at 320 px each value is next to its label', async () => {
  const page = await site.open('/en/development', { viewport: { width: 320, height: 700 } });
  const excesses = await page
    .locator('main table')
    .evaluateAll((tables) =>
      tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
    );
  expect(Math.max(...excesses)).toBeLessThanOrEqual(0);
  const labels = await page
    .locator('main tbody td[data-label="Actual expense"]')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(new Set(labels)).toEqual(new Set([expect.stringContaining('Actual expense')]));
  // The styles leave the roles of a table.
  expect(await page.getByRole('table').count()).toBe(excesses.length);
  expect(await page.getByRole('columnheader').count()).toBeGreaterThan(0);
});

test('a member without a picture has a placeholder of the same size', async () => {
  const page = await site.open('/en/member');
  const sizes = await page.locator(`${items} .portrait`).evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return `${width}x${height}`;
    }),
  );
  expect(sizes.length).toBeGreaterThan(8);
  expect(new Set(sizes).size).toBe(1);
});

test('a picture of a famous place that fails to load is hidden with its title', async () => {
  const records = await site.records('famousPlaces');
  const [, broken] = records;
  const [name = 'none'] = /[\da-f]{16}-\d+x\d+/.exec(fieldText(broken ?? {}, 'imageBase64') ?? '') ?? [];
  const page = await site.open('/en/villageplaces', {
    before: (one) => one.route(`**/*${name}*`, (route) => route.abort()),
  });
  await page.locator(items).nth(1).scrollIntoViewIfNeeded();
  const others = records.filter((record) => record !== broken);
  await expect
    .poll(() => textsOf(page, items))
    .toEqual(others.map((record) => plain(fieldText(record, 'title') ?? '')));
});

test('the picture of the site map is at the side of wide screens only; what cannot be followed is grey', async () => {
  const page = await site.open('/en/sitemap', wide);
  const picture = page.locator('main img');
  expect(await picture.isVisible()).toBe(true);
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  expect(await colourOf('main [aria-disabled=true]')).not.toBe(await colourOf('main section a'));
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await picture.isVisible()).toBe(false);
});

test('an entry of a table of contents leads to its section, below the sticky header', async () => {
  const page = await site.open('/en/privacypolicy', wide);
  await page.locator('article nav a').nth(8).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#minors');
  const bounds = () =>
    page.evaluate(() => ({
      header: document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0,
      section: document.querySelector('#minors')?.getBoundingClientRect().top ?? 0,
    }));
  await expect.poll(async () => (await bounds()).section).toBeLessThan(600);
  const { header, section } = await bounds();
  expect(section).toBeGreaterThanOrEqual(header);
});

test('the map is loaded when it comes into view', async () => {
  const [council] = await site.records('councilDetail');
  const asked: string[] = [];
  const page = await site.open('/en/contactus', {
    before: (one) =>
      one.route('https://www.openstreetmap.org/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
      }),
  });
  const frame = page.getByTitle('Map of the village');
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(320);
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toEqual([fieldText(council ?? {}, 'map')]);
  expect(site.consoleMessages()).toEqual([]);
});

test('Home has three columns from 1200 px on, and the pictures of officials are at most 200 px high', async () => {
  const page = await site.open('/en', { viewport: { width: 1200, height: 900 } });
  const lefts = await Promise.all(
    ['.left', '.centre', '.right'].map(
      async (column) => (await page.locator(`main ${column}`).boundingBox())?.x ?? 0,
    ),
  );
  expect(new Set(lefts).size).toBe(3);
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  const heights = await page
    .locator('main .left img, main .right img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...heights)).toBeLessThanOrEqual(200);
});

test('on a phone Home has its sections below each other, in the order of a screen reader', async () => {
  const page = await site.open('/en', { viewport: { width: 390, height: 800 } });
  const tops = await page
    .locator('main h2')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(4);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});
