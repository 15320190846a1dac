import { chromium, type BrowserServer } from 'playwright-core';
import { findBrowser, testBrowserArguments } from '../../scripts/browser.mjs';

/** Starts a Chromium that test files connect to. */
export async function launchBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: await findBrowser(), args: testBrowserArguments });
}
