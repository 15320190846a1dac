// @ts-check
// npm run pack -- --out FILE.tgz: builds what is stale, then writes what a server needs into one file (docs/deploying.md).
import { mkdtemp, mkdir, copyFile, chmod, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import './require-packages.mjs';
import { exitWithError, root } from './bootstrap.mjs';
import { buildWhenStale } from './build.mjs';

/** Folder in the archive. */
const folderName = 'panchayat-site';

/** @returns {string} absolute path of the archive to write */
function readOut() {
  try {
    const { values } = parseArgs({ options: { out: { type: 'string' } } });
    if (values.out?.endsWith('.tgz')) return resolve(values.out);
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
  return exitWithError('npm run pack -- --out FILE.tgz');
}

/** @param {string} folder where the files of the program are put */
async function collectFiles(folder) {
  // Imported here because it reads what the build wrote.
  const { programFiles } = await import('./pack/program-files.mjs');
  const { made, copied } = programFiles();
  const folders = new Set([...Object.keys(made), ...copied].map((path) => dirname(path)));
  for (const name of folders) await mkdir(join(folder, name), { recursive: true });
  for (const [path, text] of Object.entries(made)) await writeFile(join(folder, path), text);
  for (const path of copied) {
    await copyFile(join(root, path), join(folder, path));
    await chmod(join(folder, path), 0o644);
  }
  return [...Object.keys(made), ...copied].sort();
}

/** Writes the archive beside its place and renames it, so that there is never a part of one. @param {string} out */
async function writeArchive(out) {
  const { create } = await import('tar');
  const place = await mkdtemp(join(tmpdir(), 'pack-'));
  const part = join(dirname(out), `.${basename(out)}.part`);
  try {
    const files = await collectFiles(join(place, folderName));
    const paths = files.map((path) => `${folderName}/${path}`);
    // Without the user and the times of this machine, so that the same program is the same file.
    await create(
      { cwd: place, file: part, gzip: { level: 9 }, portable: true, mtime: new Date(0), umask: 0o022 },
      paths,
    );
    await rename(part, out);
    return files.length;
  } finally {
    await rm(part, { force: true });
    await rm(place, { recursive: true, force: true });
  }
}

const out = readOut();
await buildWhenStale();
const count = await writeArchive(out);
const megabytes = ((await stat(out)).size / 1_000_000).toFixed(1);
console.log(`${out}: ${count} files, ${megabytes} MB`);
