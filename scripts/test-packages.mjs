// @ts-check
// Installs packages that only some tests use, in folders of their own. They are not dependencies of the project, because
// `npm start` has no use for 800 MB of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/**
 * Installs the packages of a folder as its lock file says; what npm cannot install, it reports.
 *
 * @param {string} folder
 */
export async function installTestPackages(folder) {
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0'];
  const child = spawn('npm', ['ci', ...options], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  await once(child, 'close');
}
