import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import type { SourceParameters } from '../../src/engine/source/source-request';
import type { CouncilRecord } from '../../src/engine/record/record';
import { sharedBrowser } from './browser';
import { recordsOf } from './records-of';
import { siteFromPool } from './site-pool';
import {
  endVisit,
  startVisit,
  visit,
  waitForHydration,
  waitForIdle,
  waitForPaint,
  type Visitor,
} from './visitor';

interface OpenOptions extends BrowserContextOptions {
  /** Runs before the page is opened, for example to intercept requests. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** State to wait for; `idle` (hydrated, no pending request) unless a request of the page hangs. */
  readonly waitUntil?: 'load' | 'hydrated' | 'idle';
  /** Opens the page in a context of its own: with an empty HTTP cache, or with a clock, which stays installed. */
  readonly fresh?: boolean;
}

/** A site and a browser for the tests of a file. */
export interface TestSite {
  /** Such as http://127.0.0.1:40123. */
  readonly url: () => string;
  /** Opens a path as a new visitor and waits until the page is idle. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Errors and warnings on the console of the pages that the test opened. */
  readonly consoleMessages: () => readonly string[];
  /** HTML of a page. */
  readonly html: (path: string) => Promise<string>;
  /** Records of a source, in English by default. */
  readonly records: (
    source: string,
    parameters?: Partial<SourceParameters>,
  ) => Promise<readonly CouncilRecord[]>;
}

/** The visit of a test. */
interface Visit {
  readonly visitor: Visitor;
  /** Its options, as text. */
  readonly key: string;
  /** Whether its context and its page are closed at the end of the test. */
  readonly end: 'close' | 'keep-context' | 'keep';
}

/** Context, and perhaps page, of an ended visit for the next one. */
interface Reusable {
  readonly key: string;
  readonly context: BrowserContext;
  /** With its page, if that can be reused too. */
  readonly visitor: Visitor | null;
}

/** Playwright's. */
const defaultViewport = { width: 1280, height: 720 };

type Environment = Readonly<Record<string, string>>;

const waits = { load: () => Promise.resolve(), hydrated: waitForHydration, idle: waitForIdle };

/** The shared site, or the one of the pool with the environment variables that the tests need. */
function useSite(environment?: () => Environment): () => string {
  if (!environment) return () => inject('siteUrl');
  let address = '';
  beforeAll(async () => {
    address = await siteFromPool(inject('sitePoolUrl'), environment());
  });
  return () => address;
}

/** Gives the tests of a file the browser of their worker. Contexts that a test creates are its own, and it closes them. */
export function useBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  return () => browser;
}

/**
 * Contexts and pages of ended visits of a worker, by their options. A document in a page that was used before costs less
 * than half of one in a new page, and that half of one in a new context.
 */
let reusable: Reusable[] = [];

/** Takes the context of an ended visit with these options; with its page only if the test adds nothing to it. */
async function takeReusable(key: string, wantsPage: boolean): Promise<Reusable | null> {
  const matching = reusable.filter((one) => one.key === key);
  const found = matching.find(({ visitor }) => (visitor !== null) === wantsPage) ?? matching[0];
  if (!found) return null;
  reusable = reusable.filter((one) => one !== found);
  if (wantsPage || !found.visitor) return found;
  await found.visitor.page.close();
  return { ...found, visitor: null };
}

async function endTest({ visitor, key, end }: Visit, hasFailed: boolean): Promise<void> {
  const { context, page } = visitor;
  if (end === 'close' || hasFailed) {
    await context.close();
    return;
  }
  const isUsable = !page.isClosed() && page.url().startsWith('http://127.0.0.1');
  const keepPage = end === 'keep' && isUsable;
  await endVisit(visitor, keepPage);
  reusable.push({ key, context, visitor: keepPage ? visitor : null });
}

/** Gives the tests of a file the sample site in a browser; with `environment`, one that only files with the same share. */
export function useTestSite(environment?: () => Environment): TestSite {
  const url = useSite(environment);
  const browser = useBrowser();
  let visits: Visit[] = [];
  afterEach(async ({ task }) => {
    const ended = visits;
    visits = [];
    await Promise.all(ended.map((one) => endTest(one, task.result?.state === 'fail')));
  });
  return {
    url,
    open: async (path, { before, waitUntil = 'idle', fresh = false, viewport, ...options } = {}) => {
      const key = JSON.stringify(options);
      const size = viewport ?? defaultViewport;
      const kept = fresh ? null : await takeReusable(key, before === undefined);
      const visitor = await (kept
        ? startVisit(kept.context, url(), kept.visitor)
        : visit(browser(), url(), { ...options, viewport: size }));
      visits.push({ visitor, key, end: fresh ? 'close' : before ? 'keep-context' : 'keep' });
      const { page } = visitor;
      if (kept) await page.setViewportSize(size);
      await before?.(page);
      await page.goto(url() + path);
      await (options.javaScriptEnabled === false ? waitForPaint(page) : waits[waitUntil](page));
      return page;
    },
    consoleMessages: () => visits.flatMap(({ visitor }) => visitor.consoleMessages),
    html: async (path) => (await fetch(url() + path)).text(),
    records: (source, parameters = {}) => recordsOf(url(), source, parameters),
  };
}

/** Collapses white space to single spaces and trims, as a browser renders text. */
export function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The texts of elements in document order, including those whose rendering `content-visibility` defers. */
export async function textsOf(page: Page, selector: string): Promise<readonly string[]> {
  const texts = await page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      if (!(one instanceof HTMLElement)) return one.textContent;
      for (let outer: HTMLElement | null = one; outer; outer = outer.parentElement)
        outer.style.contentVisibility = 'visible';
      return one.innerText;
    }),
  );
  return texts.map(plain);
}

/** Fails when the page scrolls horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, 'px that the page is wider than the viewport').toBeLessThanOrEqual(0);
}
