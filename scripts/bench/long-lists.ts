import { chromium, type CDPSession, type Page } from 'playwright-core';
import { fieldsOf, manyRecords } from '../../tests/e2e/edge-case-records';
import { startPassingCouncil, type PassingCouncil } from '../../tests/e2e/passing-council';
import { config } from '../../tests/e2e/sample-config';
import { startSite } from '../../tests/e2e/site-process';
import { waitForIdle, visit } from '../../tests/e2e/visitor';
import { browserArguments, findBrowser } from '../browser.mjs';
import { buildWhenStale } from '../build.mjs';
import { atMost, printFigures, reportOnly, type Figure } from './support/figures';
import { median, repeat } from './support/median';

const slowdown = 4;
const longestTaskMs = 200;
const visited = 30;

const lists = [
  { path: '/member', source: 'members', count: 500 },
  { path: '/donator', source: 'donators', count: 500 },
  { path: '/beneficiaries', source: 'beneficiaries', count: 500 },
  { path: '/villagephotos', source: 'galleryImages', count: 300 },
  { path: '/villageheritage', source: 'heritage', count: 300 },
  { path: '/photogallery', source: 'councilGallery', count: 300 },
  { path: '/development', source: 'developmentWorks', count: 500 },
] as const;

/** Council with long lists and nothing else. */
async function startLongCouncil(): Promise<PassingCouncil> {
  const council = await startPassingCouncil('http://127.0.0.1');
  const answer = (data: readonly unknown[]) => ({ body: { status: true, data } });
  council.answerAll(answer([]));
  const give = (source: string, records: readonly unknown[]) => {
    council.answer(config.sources[source]?.path ?? '', answer(records));
  };
  for (const { source, count } of lists) {
    const records = manyRecords(fieldsOf(source), count);
    const grouped = source === 'councilGallery' || source === 'developmentWorks';
    give(source, grouped ? records.slice(0, 1) : records);
  }
  const categories = [1, 2].map((id) => ({ id, name: `Category ${id}` }));
  for (const source of ['councilGalleryCategories', 'galleryCategories', 'beneficiaryCategories'])
    give(source, categories);
  return council;
}

/** Notes the length of every task over 50 ms, in ms. */
const watchTasks = () => {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
};

/** The longest task since the last call; 0 when none was over 50 ms. */
async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(1500);
  const tasks = await page.evaluate(() => {
    const noted: unknown = Reflect.get(window, 'tasks');
    return Array.isArray(noted) ? noted.splice(0).map(Number) : [];
  });
  return Math.round(Math.max(0, ...tasks));
}

/** Follows a link of the header, as a visitor does from page to page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click();
  }, `/en${path}`);
  await page.waitForFunction((href) => location.pathname === href, `/en${path}`);
  await page.waitForLoadState('networkidle');
}

async function measureList(page: Page, address: string, path: string): Promise<Figure[]> {
  const opened = median(
    await repeat(async () => {
      await page.goto(`${address}/en${path}`);
      await waitForIdle(page);
      return longestTask(page);
    }),
  );
  const reached = median(
    await repeat(async () => {
      await page.goto(`${address}/en/contactus`);
      await waitForIdle(page);
      await longestTask(page);
      await follow(page, path);
      return longestTask(page);
    }),
  );
  return [
    atMost(`${path}: longest task when it is opened, ms`, opened, longestTaskMs),
    atMost(`${path}: longest task when it is reached by a link, ms`, reached, longestTaskMs),
    ...(await measureFilter(page, path)),
  ];
}

async function measureFilter(page: Page, path: string): Promise<Figure[]> {
  const buttons = page.locator('main [role=group] button');
  if ((await buttons.count()) < 3) return [];
  const filtered = median(
    await repeat(async () => {
      await buttons.nth(1).click();
      const other = await longestTask(page);
      await buttons.nth(0).click();
      return Math.max(other, await longestTask(page));
    }),
  );
  return [atMost(`${path}: longest task when another filter is pressed, ms`, filtered, longestTaskMs)];
}

/** Memory in use after a collection, in MB. */
async function memoryOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

async function measureMemory(page: Page, session: CDPSession, address: string): Promise<Figure[]> {
  const paths = config.pages.filter(({ subject, path }) => !subject && path !== '/').map(({ path }) => path);
  const inHeader: string[] = [];
  await page.goto(`${address}/en/contactus`);
  await waitForIdle(page);
  for (const path of paths) {
    if ((await page.locator(`header a[href="/en${path}"]`).count()) > 0) inHeader.push(path);
  }
  const round = async () => {
    for (let index = 0; index < visited; index += 1) {
      await follow(page, inHeader[index % inHeader.length] ?? '/contactus');
    }
    await follow(page, '/contactus');
    return memoryOf(session);
  };
  const first = await round();
  const second = await round();
  return [
    reportOnly(`memory after ${visited} pages, MB`, first.toFixed(1)),
    reportOnly(`memory after ${2 * visited} pages, MB`, second.toFixed(1)),
    atMost('growth from the second round, MB', Number((second - first).toFixed(1)), 2),
  ];
}

await buildWhenStale();
const council = await startLongCouncil();
const site = await startSite({ API_HOST: council.address });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
const { page, context } = await visit(browser, site.address, { viewport: { width: 360, height: 800 } });
await page.addInitScript(watchTasks);
const session = await context.newCDPSession(page);
await session.send('HeapProfiler.enable');
await page.goto(`${site.address}/en/contactus`);
await waitForIdle(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
const figures: Figure[] = [];
for (const { path } of lists) figures.push(...(await measureList(page, site.address, path)));
await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
figures.push(...(await measureMemory(page, session, site.address)));
printFigures(`Long lists on a phone, ${slowdown} times slower`, figures);
await browser.close();
await site.stop();
