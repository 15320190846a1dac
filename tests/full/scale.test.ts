import { get } from 'node:http';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerLists, fieldsOf, manyRecords } from '../e2e/edge-case-records';
import { useFakeCouncil, useSiteOf } from '../e2e/fake-council';
import { waitForEffects, waitForIdle } from '../e2e/visitor';

/** Pages with many records: what they are made of, how many, and whether each has a picture. */
const long = [
  { path: '/villagehistory', source: 'villageHistory', count: 300, items: 'li', pictures: true },
  { path: '/villageheritage', source: 'heritage', count: 300, items: 'li', pictures: true },
  { path: '/villagephotos', source: 'galleryImages', count: 300, items: 'li', pictures: true },
  { path: '/photogallery', source: 'councilGallery', count: 300, items: 'li', pictures: true },
  { path: '/member', source: 'members', count: 500, items: 'li', pictures: true },
  { path: '/donator', source: 'donators', count: 500, items: 'li', pictures: true },
  { path: '/beneficiaries', source: 'beneficiaries', count: 500, items: 'li', pictures: false },
  { path: '/development', source: 'developmentWorks', count: 500, items: 'tbody tr', pictures: false },
] as const;

/** A shift that nobody sees. */
const unseen = 0.001;

const council = useFakeCouncil();
beforeEach(() => {
  answerLists(council, (source) => {
    const count = long.find((one) => one.source === source)?.count ?? 0;
    if (/categories$/i.test(source)) return [1, 2].map((id) => ({ id, name: `Category ${String(id)}` }));
    const records = manyRecords(fieldsOf(source), count);
    return ['councilGallery', 'developmentWorks'].includes(source) ? records.slice(0, 1) : records;
  });
});
const site = useSiteOf(council);

/** Collects the URLs of the requested pictures of records. */
function countPictures(asked: Set<string>) {
  return async (page: Page) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // A font that arrives late moves letters of the header; `font-swap.test.ts` has that.
    await page.route('**/*.woff2', (route) => route.abort());
    page.on('request', (request) => {
      if (/\/(?:media|pictures)\//.test(request.url())) asked.add(request.url());
    });
  };
}

async function shiftsOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => {
    const noted: unknown = Reflect.get(window, 'shifts');
    return Array.isArray(noted) ? noted.map(Number) : [];
  });
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

describe.each(long)('$path with $count records', ({ path, count, items, pictures }) => {
  test('shows all, loads pictures when they come near, and shifts nothing', async () => {
    const asked = new Set<string>();
    const page = await site.open(`/en${path}`, {
      viewport: { width: 360, height: 800 },
      before: countPictures(asked),
    });
    await expect.poll(() => page.locator(`main [data-sections] ${items}`).count()).toBe(count);
    expect(asked.size).toBeLessThan(40);
    if (pictures) expect(asked.size).toBeGreaterThan(0);
    const before = asked.size;
    expect(await shiftsOf(page)).toBeLessThan(unseen);
    for (let screen = 0; screen < 12; screen += 1) {
      await page.mouse.wheel(0, 700);
      await waitForEffects(page);
    }
    await waitForIdle(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    if (pictures) expect(asked.size).toBeGreaterThan(before);
    expect(asked.size).toBeLessThan(count);
    expect(await shiftsOf(page)).toBeLessThan(unseen);
    expect(site.consoleMessages().filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
  });
});

/** How many bytes an answer has on its way. */
function sizeOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('end', () => {
        resolve(size);
      });
    }).on('error', reject);
  });
}

test('without script the further pages of a list lead to all of its records', async () => {
  const { path, count, items } = long[4];
  const page = await site.open(`/en${path}`, { javaScriptEnabled: false });
  const next = page.locator('main a[rel=next]');
  const rendered = page.locator(`main [data-sections] ${items}:not(nav *)`);
  let records = await rendered.count();
  while ((await next.count()) > 0) {
    await page.goto(new URL((await next.getAttribute('href')) ?? '', page.url()).href);
    records += await rendered.count();
  }
  expect(records).toBe(count);
});

test('a browser with script starts with the first records', async () => {
  const page = await site.open('/en/member', {
    before: (opened) => opened.route('**/assets/*.js', (route) => route.abort()),
    waitUntil: 'load',
  });
  const shown = await page.locator('main [data-sections] li').count();
  expect(shown).toBeGreaterThan(20);
  expect(shown).toBeLessThan(100);
});

test('the HTML of a page of 500 records is small', async () => {
  const html = await site.html('/en/member');
  expect(html.split('Healthy name').length).toBeGreaterThan(48);
  expect(await sizeOf(`${site.url()}/en/member`)).toBeLessThan(150_000);
});
