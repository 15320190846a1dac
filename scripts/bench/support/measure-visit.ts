import type { Browser, BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';
import { visit } from '../../../tests/e2e/visitor';

/** What a visitor gets; times in ms from the start of the navigation. */
export interface Visit {
  readonly firstByte: number;
  readonly contentVisible: number;
  readonly largestPaint: number;
  /** Time over 50 ms of each long task after the first paint. */
  readonly blocking: number;
  readonly shift: number;
  /** Bytes that were fetched over the network until the load event. */
  readonly bytes: number;
  /** Bytes of the scripts that were fetched until the page was hydrated, which may be after the load event. */
  readonly scriptBytes: number;
  readonly fontBytes: number;
}

const resourceSchema = z.object({ name: z.string(), responseEnd: z.number(), transferSize: z.number() });

const notedSchema = z.object({
  largest: z.number(),
  hydrated: z.number(),
  shift: z.number(),
  tasks: z.array(z.object({ startTime: z.number(), duration: z.number() })),
});

const entriesSchema = z.object({
  painted: z.number(),
  navigations: z.tuple([resourceSchema.extend({ responseStart: z.number(), loadEventEnd: z.number() })]),
  resources: z.array(resourceSchema),
});

export interface VisitSettings {
  readonly browser: Browser;
  readonly url: string;
  /** How many times slower than this machine's the processor is. */
  readonly slowdown: number;
}

/** Notes paints, long tasks, shifts and the end of hydration from the start of each page. */
function watchPage(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const tasks: unknown[] = [];
    const noted = { largest: 0, hydrated: 0, shift: 0, tasks };
    Object.assign(window, { noted });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, duration } = entry;
        if (entry.entryType === 'longtask') tasks.push({ startTime, duration });
        else if (entry.entryType === 'largest-contentful-paint') noted.largest = startTime;
        else noted.shift += Number(Reflect.get(entry, 'value'));
      }
    });
    for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
      observer.observe({ type, buffered: true });
    new MutationObserver(() => {
      if ('hydrated' in document.documentElement.dataset) noted.hydrated ||= performance.now();
    }).observe(document, { attributeFilter: ['data-hydrated'], subtree: true });
  });
}

/** Waits until nothing has been fetched for longer than any idle task waits. */
async function waitUntilQuiet(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await fetched(); now !== before; before = now, now = await fetched()) {
    await page.waitForTimeout(2_500);
  }
}

/** Reads what was noted, once nothing more is fetched. */
async function readVisit(page: Page): Promise<Visit> {
  await waitUntilQuiet(page);
  const entries = entriesSchema.parse(
    await page.evaluate((): unknown => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      navigations: performance.getEntriesByType('navigation').map((entry): unknown => entry.toJSON()),
      resources: performance.getEntriesByType('resource').map((entry): unknown => entry.toJSON()),
    })),
  );
  const noted = notedSchema.parse(await page.evaluate((): unknown => Reflect.get(window, 'noted')));
  const { painted } = entries;
  const [navigation] = entries.navigations;
  const sizeOf = (pattern: RegExp, until = navigation.loadEventEnd) =>
    entries.resources
      .filter(({ name, responseEnd }) => responseEnd <= until && pattern.test(name))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const late = noted.tasks.filter(({ startTime }) => startTime >= painted);
  return {
    firstByte: navigation.responseStart,
    contentVisible: painted,
    largestPaint: noted.largest,
    blocking: late.reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: noted.shift,
    bytes: navigation.transferSize + sizeOf(/./),
    scriptBytes: sizeOf(/\.m?js$/, Math.max(navigation.loadEventEnd, noted.hydrated)),
    fontBytes: sizeOf(/\.woff2$/),
  };
}

async function slowDown(context: BrowserContext, page: Page, slowdown: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function openSlowly(context: BrowserContext, { url, slowdown }: VisitSettings): Promise<Visit> {
  const page = await context.newPage();
  await slowDown(context, page, slowdown);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  const read = await readVisit(page);
  await page.close();
  return read;
}

/** A first visit, with nothing of the site on the phone, and the visit of the same page after it. */
export async function measureVisits(
  settings: VisitSettings,
): Promise<{ readonly first: Visit; readonly repeated: Visit; readonly opensOffline: boolean }> {
  const { origin } = new URL(settings.url);
  const { context, page } = await visit(settings.browser, origin, {
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
  });
  await page.close();
  await watchPage(context);
  const first = await openSlowly(context, settings);
  const repeated = await openSlowly(context, settings);
  await context.setOffline(true);
  const offline = await context.newPage();
  const opensOffline = await offline.goto(settings.url, { waitUntil: 'commit' }).then(
    () => true,
    () => false,
  );
  await context.close();
  return { first, repeated, opensOffline };
}
