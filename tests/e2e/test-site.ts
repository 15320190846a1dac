import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { apiCall, apiUrl } from '../../src/model/source/api-call';
import { sourceRequest, type SourceParameters } from '../../src/model/source/source-request';
import { readEnvelope } from '../../src/model/source/envelope';
import type { CouncilRecord } from '../../src/model/record/record';
import { config } from './sample-config';
import { siteFromPool } from './site-pool';
import { endVisit, startVisit, visit, waitForHydration, waitForIdle, type Visitor } from './visitor';

interface OpenOptions extends BrowserContextOptions {
  /** Runs before the page is opened, for example to intercept requests. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What to wait for; `idle` (hydrated, no pending request) unless a request of the page hangs. */
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

/** Connects the tests of a file to the shared browser. Its contexts are separate from those of other files. */
export function useBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterAll(() => browser.close());
  return () => browser;
}

/** Gives the tests of a file the sample site in a browser; with `environment`, one that only files with the same share. */
export function useTestSite(environment?: () => Environment): TestSite {
  const url = useSite(environment);
  const browser = useBrowser();
  let visitors: (Visitor & { readonly key: string; readonly fresh: boolean })[] = [];
  /** Contexts of ended visits by their options: a page in one costs half of a page in a new context. */
  let reusable: { readonly key: string; readonly context: BrowserContext }[] = [];
  afterEach(async () => {
    const ended = visitors;
    visitors = [];
    await Promise.all(ended.map((one) => (one.fresh ? one.context.close() : endVisit(one))));
    reusable.push(...ended.filter(({ fresh }) => !fresh));
  });
  return {
    url,
    open: async (path, { before, waitUntil = 'idle', fresh = false, ...options } = {}) => {
      const key = JSON.stringify(options);
      const found = fresh ? undefined : reusable.find((one) => one.key === key);
      reusable = reusable.filter((one) => one !== found);
      const visitor = await (found ? startVisit(found.context, url()) : visit(browser(), url(), options));
      visitors.push({ ...visitor, key, fresh });
      await before?.(visitor.page);
      await visitor.page.goto(url() + path);
      if (options.javaScriptEnabled !== false) await waits[waitUntil](visitor.page);
      return visitor.page;
    },
    consoleMessages: () => visitors.flatMap(({ consoleMessages }) => consoleMessages),
    html: async (path) => (await fetch(url() + path)).text(),
    records: (source, parameters = {}) => recordsOf(url(), source, parameters),
  };
}

async function recordsOf(address: string, name: string, parameters: Partial<SourceParameters>) {
  const { sources } = config;
  const request = sourceRequest(sources, name, { language: 'EN', ...parameters });
  if (!request) throw new Error(`The source “${name}” cannot be requested.`);
  const response = await fetch(address + apiUrl(apiCall(sources, request)));
  return readEnvelope(await response.json()).records;
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
