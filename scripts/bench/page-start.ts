import { chromium, type Browser, type Page } from 'playwright-core';
import { shiftsOf, watchShifts } from '../../tests/e2e/layout-shifts';
import { startSite } from '../../tests/e2e/site-process';
import { visit, waitForHydration } from '../../tests/e2e/visitor';
import { browserArguments, findBrowser } from '../browser.mjs';
import { buildWhenStale } from '../build.mjs';
import { printFigures, reportOnly, type Figure } from './support/figures';
import { median, repeat } from './support/median';

const slowdown = 4;
/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const paths = ['/gu', '/gu/member', '/gu/complaints', '/hi', '/en'];

/** What the page knows of its start: ms from its beginning, kB of all that was fetched. */
async function readStart(page: Page) {
  return page.evaluate(() => {
    const fetched = [
      ...performance.getEntriesByType('resource'),
      ...performance.getEntriesByType('navigation'),
    ];
    const bytes = fetched.map((entry) => Number(Reflect.get(entry, 'transferSize')));
    return {
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      hydrated: performance.now(),
      kilobytes: bytes.reduce((sum, one) => sum + one, 0) / 1000,
    };
  });
}

/** A first visit: nothing of the site is kept. */
async function firstVisit(browser: Browser, address: string, path: string) {
  const { page, context } = await visit(browser, address, { viewport: { width: 360, height: 800 } });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchShifts(page);
  await page.goto(address + path, { waitUntil: 'commit' });
  await waitForHydration(page);
  const { hydrated: hydratedAt } = await readStart(page);
  await page.waitForLoadState('networkidle');
  const shifts = await shiftsOf(page);
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  const start = { ...(await readStart(page)), hydrated: hydratedAt, shift };
  await context.close();
  return start;
}

await buildWhenStale();
const site = await startSite();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
// Pictures are converted on the first request.
for (const path of paths) await firstVisit(browser, site.address, path);
const figures: Figure[] = [];
for (const path of paths) {
  const runs = await repeat(() => firstVisit(browser, site.address, path));
  figures.push(
    reportOnly(`${path}: first words seen, ms`, median(runs.map(({ seen }) => seen)).toFixed(0)),
    reportOnly(`${path}: live, ms`, median(runs.map(({ hydrated: hydrated }) => hydrated)).toFixed(0)),
    reportOnly(`${path}: shift of the layout`, median(runs.map(({ shift }) => shift)).toFixed(4)),
    reportOnly(`${path}: fetched, kB`, median(runs.map(({ kilobytes }) => kilobytes)).toFixed(0)),
  );
}
printFigures(`First visit on a phone, ${slowdown} times slower, over slow 4G`, figures);
await browser.close();
await site.stop();
