import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'chrome-remote-interface';
import { z } from 'zod';
import { measureInteractions, measureNextPage } from './measure-interactions';
import type { MeasuredBrowser } from './measured-browser';
import type { SlowNetwork } from './slow-network';

/** Figures of a visit; times in ms from the start of the navigation. */
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
  /** Bytes of the font files that were fetched until the load event. */
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
  readonly browser: MeasuredBrowser;
  readonly network: SlowNetwork;
  readonly path: string;
  /** The path that a link of the page leads to. */
  readonly nextPath: string;
  /** How many times slower than this machine's the processor is. */
  readonly slowdown: number;
}

/** Runs in each page from its start: notes paints, long tasks, shifts and the end of hydration. */
function watchPage(): void {
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
}

function readEntries(): unknown {
  return {
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    navigations: performance.getEntriesByType('navigation').map((entry): unknown => entry.toJSON()),
    resources: performance.getEntriesByType('resource').map((entry): unknown => entry.toJSON()),
  };
}

/** Calls a function in the page; what it returns is copied. */
async function evaluate({ Runtime }: Client, call: () => unknown): Promise<unknown> {
  const { result } = await Runtime.evaluate({ expression: `(${String(call)})()`, returnByValue: true });
  const value: unknown = result.value;
  return value;
}

/** Signs that a page has not finished: the number of its resources, and whether it has scripts and is not hydrated. */
function readProgress(): unknown {
  const isWaiting = document.scripts.length > 0 && !('hydrated' in document.documentElement.dataset);
  return { fetched: performance.getEntriesByType('resource').length, isWaiting };
}

const progressSchema = z.object({ fetched: z.number(), isWaiting: z.boolean() });

/** Waits until the page is hydrated, if it has scripts, and nothing was fetched for longer than any idle task waits. */
async function waitUntilQuiet(page: Client): Promise<void> {
  for (let before = -1; ;) {
    const { fetched, isWaiting } = progressSchema.parse(await evaluate(page, readProgress));
    if (fetched === before && !isWaiting) return;
    before = fetched;
    await sleep(2_500);
  }
}

/** Reads what was noted, once nothing more is fetched. */
async function readVisit(page: Client): Promise<Visit> {
  await waitUntilQuiet(page);
  const entries = entriesSchema.parse(await evaluate(page, readEntries));
  const noted = notedSchema.parse(await evaluate(page, () => Reflect.get(window, 'noted')));
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

/** Opens a URL and waits for the load event; whether that is an error page of the browser. */
async function open({ Page }: Client, url: string): Promise<{ readonly failed: boolean }> {
  await Page.enable();
  const loaded = Page.loadEventFired();
  const { errorText } = await Page.navigate({ url });
  await loaded;
  return { failed: errorText !== undefined };
}

async function openSlowly(page: Client, { network, path, slowdown }: VisitSettings): Promise<Visit> {
  const { Page, Emulation } = page;
  await Page.enable();
  await Page.addScriptToEvaluateOnNewDocument({ source: `(${String(watchPage)})()` });
  const phone = { width: 360, height: 800, deviceScaleFactor: 2, mobile: false };
  await Emulation.setDeviceMetricsOverride(phone);
  await Emulation.setCPUThrottlingRate({ rate: slowdown });
  await open(page, network.address + path);
  return readVisit(page);
}

/** Figures of a page: two visits, and one without a network. */
export interface MeasuredVisits {
  readonly first: Visit;
  readonly repeated: Visit;
  /** ms from the slowest interaction of the first visit to the next frame. */
  readonly interaction: number;
  /** ms from a tap on a link of the hydrated page until the heading of the next page is painted. */
  readonly nextPage: number;
  readonly opensOffline: boolean;
}

/** The next page of a page without scripts is loaded anew. */
async function followLink(page: Client, settings: VisitSettings): Promise<number> {
  const { path, nextPath } = settings;
  const isHydrated = await evaluate(page, () => 'hydrated' in document.documentElement.dataset);
  if (isHydrated === true) return measureNextPage(page, nextPath);
  const { contentVisible } = await openSlowly(page, { ...settings, path: nextPath, nextPath: path });
  return contentVisible;
}

/** A first visit, with nothing of the site on the phone, another one of the same page, and the page after it. */
export async function measureVisits(settings: VisitSettings): Promise<MeasuredVisits> {
  const { browser, network, path } = settings;
  const visitor = await browser.newVisitor({ name: 'firstVisit', value: 'true', url: network.address });
  const { first, interaction } = await visitor.inPage(async (page) => ({
    first: await openSlowly(page, settings),
    interaction: await measureInteractions(page),
  }));
  const { repeated, nextPage } = await visitor.inPage(async (page) => ({
    repeated: await openSlowly(page, settings),
    nextPage: await followLink(page, settings),
  }));
  network.setOffline(true);
  const { failed } = await visitor.inPage((page) => open(page, network.address + path));
  network.setOffline(false);
  await visitor.close();
  return { first, repeated, interaction, nextPage, opensOffline: !failed };
}
