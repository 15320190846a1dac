import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser';
import { startSite } from './site-process';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the sample site with default settings, shared by all test files. */
    siteUrl: string;
    /** WebSocket endpoint of the browser that all test files share. */
    browserEndpoint: string;
  }
}

/** Starts one site and one browser for the whole run: each test file connects to them instead of starting its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  project.provide('siteUrl', site.address);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.stop();
  };
}
