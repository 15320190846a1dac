import { type Browser, chromium } from 'playwright-core';
import { findBrowser, testBrowserArguments } from '../../scripts/browser.mjs';

let launching: Promise<Browser> | undefined;

/** The Chromium that all test files of a worker share; it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  launching ??= findBrowser().then((executablePath) =>
    chromium.launch({ executablePath, args: testBrowserArguments }),
  );
  return launching;
}
