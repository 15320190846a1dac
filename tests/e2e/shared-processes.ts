import type { TestProject } from 'vitest/node';
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
  }
}

/** Starts sites for the whole run: each test file requests them instead of starting its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [site, pool] = await Promise.all([startSite({ API_CACHE: 'on' }), openSitePool()]);
  project.provide('siteUrl', site.address);
  project.provide('siteDataDir', site.dataDir);
  project.provide('sitePoolUrl', pool.url);
  return async () => {
    await Promise.all([site.stop(), pool.close()]);
  };
}
