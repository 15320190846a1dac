// @ts-check
// Builds the browser bundle and the server into dist/, when what they are made from has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './bootstrap.mjs';

const stamp = join(root, 'dist/.built-from');
/** Commands are part of the server's build, for the packed program. */
const commands = ['check-api', 'commands', 'editor', 'messages', 'new-site', 'pack/commands.ts'].map(
  (name) => `scripts/${name}`,
);
const inputs = ['src', 'schemas', 'vite.config.ts', 'package-lock.json', ...commands];

/** @param {string} path @returns {string[]} the files under a path, itself if it is one */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

function hashOfInputs() {
  const hash = createHash('sha256');
  const files = inputs.flatMap((input) => filesOf(join(root, input)));
  // Types are not part of a build, and a clone has none before its first one.
  for (const file of files.filter((name) => !name.endsWith('.generated.ts'))) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} hash */
function isBuilt(hash) {
  try {
    return readFileSync(stamp, 'utf8') === hash;
  } catch {
    return false;
  }
}

/** Writes .br and .gz beside every asset that compresses, so that no request waits for it. */
async function precompress() {
  const files = filesOf(join(root, 'dist/client/assets')).filter((file) => /\.(?:js|css)$/.test(file));
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, brotli));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/**
 * Runs builds for production. Vite follows a `NODE_ENV` that is set, and the server cannot run what it builds for development.
 * @template Result
 * @param {() => Promise<Result>} builds
 * @returns {Promise<Result>}
 */
export async function forProduction(builds) {
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await builds();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Builds all that is in dist/; the desk where its code is. */
export function buildForProduction() {
  return forProduction(async () => {
    const { build } = await import('vite');
    await build({ root, logLevel: 'warn' });
    if (existsSync(join(root, 'src/desk'))) {
      await build({ root, logLevel: 'warn', mode: 'desk' });
      await build({ root, logLevel: 'warn', mode: 'share-worker' });
    }
    await build({ root, logLevel: 'warn', mode: 'service-worker' });
    await build({ root, logLevel: 'warn', mode: 'push-worker' });
    await build({ root, logLevel: 'warn', build: { ssr: true } });
  });
}

/** Builds when something changed. @returns {Promise<boolean>} whether anything was built */
export async function buildWhenStale() {
  const hash = hashOfInputs();
  if (isBuilt(hash)) return false;
  console.error('Building …');
  // Imported here because it needs packages that may have to be installed first.
  const { generate } = await import('./generate.mjs');
  await generate();
  await buildForProduction();
  await precompress();
  writeFileSync(stamp, hash);
  return true;
}

function buildChecked() {
  const check = spawnSync(process.execPath, [join(root, 'scripts/site.mjs'), 'check'], { stdio: 'inherit' });
  return check.status === 0 ? buildWhenStale() : Promise.resolve((process.exitCode = 1));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildChecked();
