// @ts-check
// Begins every script: the project's folder, and the check of the Node version. Needs only Node.
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

/**
 * Packages that are not installed in the version of the lock file; optional ones may be for another platform.
 *
 * @param {string} [folder] of the lock file, from the root: `tests/` @returns {readonly string[]}
 */
export function missingPackages(folder = '') {
  const installed = packagesIn(`${folder}node_modules/.package-lock.json`);
  return Object.entries(packagesIn(`${folder}package-lock.json`))
    .filter(([path, { version, optional, devOptional }]) => {
      const found = installed[path];
      return path !== '' && found?.version !== version && (found || !(optional || devOptional));
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

/** @param {string} message @returns {never} */
export function exitWithError(message) {
  console.error(message);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  exitWithError(`This project needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
}

checkNode();
