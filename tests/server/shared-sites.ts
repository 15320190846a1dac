import type { TestProject } from 'vitest/node';
import { openSitePool } from '../e2e/site-pool';

/** Lets the tests of a run share sites of the build: the first test that asks for one starts it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const pool = await openSitePool();
  project.provide('sitePoolUrl', pool.url);
  return () => pool.close();
}
