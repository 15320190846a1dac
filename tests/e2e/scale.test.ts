import { get } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCouncilOfEdges, type CouncilOfEdges } from './council-of-edges';
import { manyRecords } from './edge-records';
import { setStage } from './stage';

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

/** A shift that nobody sees and that is reported as 0: letters of the header that change with their font. */
const unseen = 0.005;

let council: CouncilOfEdges;
beforeAll(async () => {
  council = await startCouncilOfEdges();
  council.answerAll({ data: [] });
  for (const { source, count } of long) {
    const records = manyRecords(council.fieldsOf(source), count);
    const grouped = source === 'councilGallery' || source === 'developmentWorks';
    council.answer(source, { data: grouped ? records.slice(0, 1) : records });
  }
  council.answer('councilGalleryCategories', { data: [{ id: 1, name: 'Category' }] });
  council.answer('galleryCategories', { data: [1, 2].map((id) => ({ id, name: `Category ${String(id)}` })) });
});
const stage = setStage(() => ({ API_HOST: council.address }));
afterAll(() => council.stop());

/** Counts the pictures of records that were asked for. */
function countPictures(asked: Set<string>) {
  return async (page: Page) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    page.on('request', (request) => {
      if (request.url().includes('/pictures/')) asked.add(request.url());
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
  test('shows all, loads pictures when they come near, and nothing jumps', async () => {
    const asked = new Set<string>();
    const page = await stage.open(`/en${path}`, {
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
      await page.waitForTimeout(60);
    }
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    if (pictures) expect(asked.size).toBeGreaterThan(before);
    expect(asked.size).toBeLessThan(count);
    expect(await shiftsOf(page)).toBeLessThan(unseen);
    expect(stage.complaints()).toEqual([]);
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

test('without script all records stand there too', async () => {
  for (const { path, count, items } of long) {
    const page = await stage.open(`/en${path}`, { javaScriptEnabled: false });
    expect(await page.locator(`main [data-sections] ${items}`).count(), path).toBe(count);
  }
});

test('a browser with script begins with the first records only', async () => {
  const page = await stage.open('/en/member', {
    before: (opened) => opened.route('**/assets/*.js', (route) => route.abort()),
    unhydrated: true,
  });
  const shown = await page.locator('main [data-sections] li').count();
  expect(shown).toBeGreaterThan(20);
  expect(shown).toBeLessThan(100);
});

test('a page of 500 records is small to send', async () => {
  const html = await stage.html('/en/member');
  expect(html.split('Healthy name').length).toBeGreaterThan(500);
  expect(await sizeOf(`${stage.address()}/en/member`)).toBeLessThan(150_000);
});
