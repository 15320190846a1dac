// @ts-check
// Finds Firefox for the tests of a release.
import process from 'node:process';
import { findExecutable, isExecutable } from './executables.mjs';

const commands = ['firefox-esr', 'firefox'];
const wellKnown = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** @returns {string} path of the executable: `FIREFOX_PATH`, else an installed one; throws if there is none */
export function findFirefox() {
  const configured = process.env.FIREFOX_PATH;
  const found = configured ? [configured].find(isExecutable) : findExecutable(commands, wellKnown);
  if (found) return found;
  throw new Error(
    [
      'The tests of a release need Firefox, and none was found. Do one of these:',
      '  install it so that it is on the PATH, on Debian with: apt-get install firefox-esr;',
      '  set FIREFOX_PATH to its executable.',
    ].join('\n'),
  );
}
