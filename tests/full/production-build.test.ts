import { execFile } from 'node:child_process';
import { cp, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';

/** Inputs of a build besides the packages. */
const inputs = ['content', 'schemas', 'scripts', 'src', 'package.json', 'package-lock.json'];
const configs = ['site.config.json', 'tsconfig.json', 'vite.config.ts'];

test('a build is for production, whatever NODE_ENV is', async () => {
  const root = join(import.meta.dirname, '../..');
  const copy = await temporaryFolder();
  for (const name of [...inputs, ...configs])
    await cp(join(root, name), join(copy, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const env = { ...process.env, NODE_ENV: 'development' };
  await promisify(execFile)(process.execPath, [join(copy, 'scripts/build.mjs')], { cwd: copy, env });
  const folder = join(copy, 'dist/server');
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(files.filter((text) => text.includes('jsx(')).length).toBeGreaterThan(0);
  expect(files.filter((text) => text.includes('jsxDEV('))).toEqual([]);
});
