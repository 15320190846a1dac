// @ts-check
// Installs the Node versions that the built site is tested on.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installTestPackages } from './test-packages.mjs';

const folder = fileURLToPath(new URL('../tests/node-versions', import.meta.url));

/** Major versions that the project supports; the package pins the exact ones. */
export const nodeMajors = [20, 22, 24];

/** @param {number} major @returns {string} path of the binary for this platform */
export function nodeBinary(major) {
  return join(folder, `node_modules/node-${major}-${process.platform}-${process.arch}/bin/node`);
}

/** @returns {readonly number[]} the versions whose binary is installed */
export function installedNodeMajors() {
  return nodeMajors.filter((major) => existsSync(nodeBinary(major)));
}

/** Installs what is missing. Without a registry, or on a platform without binaries, it says what is not tested. */
export async function installNodeVersions() {
  if (installedNodeMajors().length === nodeMajors.length) return;
  console.log(`Installing Node ${nodeMajors.join(', ')} for the tests …`);
  await installTestPackages(folder);
  const missing = nodeMajors.filter((major) => !installedNodeMajors().includes(major));
  if (missing.length > 0)
    console.warn(`Not tested on Node ${missing.join(', ')}: npm could not install it in ${folder}.`);
}
