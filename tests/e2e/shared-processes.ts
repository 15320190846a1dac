import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser';
import { openSitePool } from './site-pool';
import { startSite } from './site-process';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the sample site with default settings, shared by all test files. */
    siteUrl: string;
    /** Data folder of that site. */
    siteDataDir: string;
    /** URL of the pool of the sites with other settings. */
    sitePoolUrl: string;
    /** WebSocket endpoint of the browser that all test files share. */
    browserEndpoint: string;
  }
}

/** Starts sites and one browser for the whole run: each test file connects to them instead of starting its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [site, browser, pool] = await Promise.all([
    startSite({ API_CACHE: 'on' }),
    launchBrowser(),
    openSitePool(),
  ]);
  project.provide('siteUrl', site.address);
  project.provide('siteDataDir', site.dataDir);
  project.provide('sitePoolUrl', pool.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all([site.stop(), pool.close()]);
  };
}
