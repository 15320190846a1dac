// @ts-check
// Installs packages that only tests use, in folders of their own. They are not dependencies of the project, because
// `npm start` has no use for them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { missingPackages, root } from './bootstrap.mjs';

/** @param {string} folder @param {readonly string[]} options */
async function installIn(folder, options) {
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund', ...options], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  await once(child, 'close');
}

/**
 * Installs the packages of a folder as its lock file says; what npm cannot install, it reports.
 *
 * @param {string} folder
 */
export async function installTestPackages(folder) {
  await installIn(folder, ['--ignore-scripts', '--fetch-retries=0']);
}

/** Installs what the tests import beside the packages of the project, in `tests`. Rejects when npm cannot. */
export async function requireTestPackages() {
  if (missingPackages('tests/').length === 0) return;
  console.log('Installing the packages of the tests …');
  await installIn(join(root, 'tests'), []);
  const [missing] = missingPackages('tests/');
  if (missing !== undefined)
    throw new Error(`npm ci could not install ${missing} in tests; see the output above.`);
}
