// @ts-check
// Finds the browser that the tests drive, and says how it is started.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

// The shell without windows comes first: a page costs it less than half of what it costs a whole browser.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Packages of Debian and Ubuntu that hold one, the better one first. */
const packages = ['chromium-headless-shell', 'chromium'];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const asRoot = process.getuid?.() === 0;

/** What a browser is started with: nothing that asks the network for anything of its own. */
export const browserArguments = [
  ...(asRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path @returns {boolean} whether the file can be run */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} the browser that `CHROME_PATH` names; throws when it names none */
function named() {
  const path = process.env.CHROME_PATH;
  if (!path || runs(path)) return path || undefined;
  throw new Error(`CHROME_PATH is “${path}”, which is no file that can be run.`);
}

/** @returns {string | undefined} a browser that is installed on this machine */
function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...wellKnown].find(runs);
}

/** @returns {Promise<string | undefined>} the browser that Playwright has downloaded before */
async function playwrights() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return runs(path) ? path : undefined;
}

/** @returns {string | undefined} the system's own package, where root may install it */
function fetched() {
  if (!asRoot || spawnSync('apt-get', ['--version']).error) return undefined;
  console.log('No browser for the tests: installing the system’s chromium.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {readonly string[]} */ ...words) =>
    spawnSync('apt-get', ['-q', ...words], { stdio: 'inherit', env }).status === 0;
  if (!apt('update') || !packages.some((name) => apt('install', '-y', name))) return undefined;
  return installed();
}

/** @returns {Promise<string | undefined>} a browser that is there already, without fetching one */
export async function presentBrowser() {
  return named() ?? installed() ?? (await playwrights());
}

/**
 * The browser for the tests: `CHROME_PATH`, else an installed one, else Playwright's own, else the system's package.
 *
 * @returns {Promise<string>} path of its program; rejects with a message that names all four ways
 */
export async function findBrowser() {
  const found = (await presentBrowser()) ?? fetched();
  if (found) return found;
  throw new Error(
    [
      'The tests need a browser and found none. Any of these helps:',
      '  set CHROME_PATH to the program of a Chromium or Chrome;',
      '  install chromium-headless-shell, chromium or google-chrome so that it is on the PATH;',
      '  let Playwright download one: npx playwright-core install chromium;',
      '  run the tests as root on Debian or Ubuntu, where they install the system’s package themselves.',
    ].join('\n'),
  );
}
