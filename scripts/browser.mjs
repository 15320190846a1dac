// @ts-check
// Finds the browser for the tests, or installs it, and exports its command-line arguments.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { findExecutable, isExecutable } from './executables.mjs';

// The headless shell comes first, since it uses the least memory and time per page.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Debian and Ubuntu packages of a browser, in order of preference. */
const packages = ['chromium-headless-shell', 'chromium'];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const asRoot = process.getuid?.() === 0;

/**
 * Features of the browser that tests do without. The first two are the popups of the address bar: two pages of their own
 * for each page of a test, which take 40 % of its processor time. The others are those that Playwright disables, since
 * its list is replaced by this one.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Arguments that keep the browser from sending requests and rendering pages of its own. */
export const browserArguments = [
  ...(asRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/**
 * Arguments of a browser for tests that do not measure time. Pages of tests live for a second: compiling their scripts for
 * speed takes a quarter of the processor time of the pages.
 */
export const testBrowserArguments = [...browserArguments, '--js-flags=--no-turbofan,--no-maglev'];

/** @returns {string | undefined} the browser at `CHROME_PATH`; throws if that is not executable */
function configuredBrowser() {
  const path = process.env.CHROME_PATH;
  if (!path || isExecutable(path)) return path || undefined;
  throw new Error(`CHROME_PATH is “${path}”, which is not an executable file.`);
}

/** @returns {string | undefined} a browser on the PATH or in its usual folder */
const installedBrowser = () => findExecutable(commands, wellKnown);

/** @returns {Promise<string | undefined>} the browser that Playwright has downloaded */
async function playwrightBrowser() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

/** @returns {string | undefined} the browser of the system's package, which root can install on Debian and Ubuntu */
function installBrowser() {
  if (!asRoot || spawnSync('apt-get', ['--version']).error) return undefined;
  console.log('No browser found: installing Chromium for the tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {readonly string[]} */ ...options) =>
    spawnSync('apt-get', ['-q', ...options], { stdio: 'inherit', env }).status === 0;
  if (!apt('update') || !packages.some((name) => apt('install', '-y', name))) return undefined;
  return installedBrowser();
}

/** @returns {Promise<string | undefined>} a browser that is already on this machine */
export async function presentBrowser() {
  return configuredBrowser() ?? installedBrowser() ?? (await playwrightBrowser());
}

/**
 * The browser for the tests: `CHROME_PATH`, else an installed one, else Playwright's own, else the system's package.
 *
 * @returns {Promise<string>} path of its executable; rejects with a message that lists the four options
 */
export async function findBrowser() {
  const found = (await presentBrowser()) ?? installBrowser();
  if (found) return found;
  throw new Error(
    [
      'The tests need a browser, and none was found. Do one of these:',
      '  set CHROME_PATH to the executable of Chromium or Chrome;',
      '  install chromium-headless-shell, chromium or google-chrome so that it is on the PATH;',
      '  download one with Playwright: npx playwright-core install chromium;',
      '  run the tests as root on Debian or Ubuntu, where they install the system’s package.',
    ].join('\n'),
  );
}
