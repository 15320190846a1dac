// @ts-check
// Prepares a clone: checks the Node version and installs packages. Needs only Node and npm.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ readonly version?: string, readonly optional?: boolean, readonly devOptional?: boolean }} Locked */

/** @param {string} path @returns {Readonly<Record<string, Locked>>} the packages in a lock file; none if the file is missing */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(`${root}${path}`, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Whether the installed packages match the lock file; optional packages may be for another platform. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional, devOptional }]) => {
      const found = installed[path];
      return path === '' || found?.version === version || (!found && (optional || devOptional));
    },
  );
}

/** @param {string} message */
function exitWithError(message) {
  console.error(message);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  exitWithError(`This project needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
}

function install() {
  if (isInstalled()) return;
  console.error('Installing packages …');
  // npm sets these for the script that it runs; here they would leave out packages.
  const { NODE_ENV: _mode, npm_config_omit: _omit, ...env } = process.env;
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    env,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) exitWithError('npm ci could not install the packages; see the output above.');
}

checkNode();
install();
