import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { addressOf, apiUrl, type SourceParameters } from '../../src/content/address';
import { readEnvelope } from '../../src/content/answer';
import type { CouncilRecord } from '../../src/binding/council-record';
import { config } from './sample-config';
import { startSite, type SiteProcess } from './site-process';
import { enter, hydrated, leave, openBrowser, settled, visit, type Visitor } from './visitor';

interface OpenOptions extends BrowserContextOptions {
  /** Runs before the page is opened, such as to intercept calls. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Does not wait until the page is quiet: some of its calls hang. */
  readonly restless?: boolean;
  /** Does not wait for the script of the page. */
  readonly unhydrated?: boolean;
  /** With a browser that has kept no file of the site, nor waits for one that never came. */
  readonly fresh?: boolean;
}

/** A site and a browser for the tests of a file. */
export interface Stage {
  readonly address: () => string;
  /** Opens a path as a new visitor and waits until the page is quiet. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** What the console had to complain about in the pages of the test. */
  readonly complaints: () => readonly string[];
  /** The text of a page's HTML. */
  readonly html: (path: string) => Promise<string>;
  /** The records of a source, in English unless told otherwise. */
  readonly records: (
    source: string,
    parameters?: Partial<SourceParameters>,
  ) => Promise<readonly CouncilRecord[]>;
}

/** Starts a site and a browser before the tests of a file, and ends them after. */
export function setStage(
  environment: () => Readonly<Record<string, string>> = () => ({}),
  { fresh: allFresh = false }: Pick<OpenOptions, 'fresh'> = {},
): Stage {
  let site: SiteProcess;
  let browser: Browser;
  let visitors: (Visitor & { readonly as: string })[] = [];
  /** Contexts that visitors have left, by their options: a page costs them half of what it costs a new one. */
  let left: { readonly as: string; readonly context: BrowserContext }[] = [];
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(environment()), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  afterEach(async () => {
    const leaving = visitors;
    visitors = [];
    await Promise.all(leaving.map((one) => (allFresh ? one.context.close() : leave(one))));
    if (!allFresh) left.push(...leaving);
  });
  return {
    address: () => site.address,
    open: async (
      path,
      { before, restless = false, unhydrated = false, fresh = allFresh, ...options } = {},
    ) => {
      const as = JSON.stringify(options);
      const found = fresh ? undefined : left.find((one) => one.as === as);
      left = left.filter((one) => one !== found);
      const visitor = await (found
        ? enter(found.context, site.address)
        : visit(browser, site.address, options));
      visitors.push({ ...visitor, as });
      await before?.(visitor.page);
      await visitor.page.goto(site.address + path);
      if (options.javaScriptEnabled !== false && !unhydrated)
        await (restless ? hydrated : settled)(visitor.page);
      return visitor.page;
    },
    complaints: () => visitors.flatMap(({ complaints }) => complaints),
    html: async (path) => (await fetch(site.address + path)).text(),
    records: (source, parameters = {}) => recordsOf(site.address, source, parameters),
  };
}

async function recordsOf(address: string, name: string, parameters: Partial<SourceParameters>) {
  const source = config.sources[name];
  const call = source && addressOf(source, { language: 'EN', ...parameters });
  if (!call) throw new Error(`“${name}” can't be asked for.`);
  const response = await fetch(address + apiUrl(call));
  return readEnvelope(await response.json()).records;
}

/** A text as a reader sees it: white space counts as one blank. */
export function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The texts of elements, in their order; also of those that a browser lays out only when they come near. */
export async function textsOf(page: Page, selector: string): Promise<readonly string[]> {
  const texts = await page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      if (!(one instanceof HTMLElement)) return one.textContent;
      one.style.contentVisibility = 'visible';
      return one.innerText;
    }),
  );
  return texts.map(plain);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, 'px that the page is wider than the screen').toBeLessThanOrEqual(0);
}
