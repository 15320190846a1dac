import { execFile } from 'node:child_process';
import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { sendRaw } from '../server/site-server';
import { startSite } from './site-process';

/** Prints which build of React a process has loaded, when it ends. */
const probe = `process.on('exit', () => {
  const loaded = Object.keys(require('node:module')._cache).filter((file) => /react-dom-server/.test(file));
  console.log('loaded', loaded.join(' '));
});`;

test('the server runs the production build of React, whatever NODE_ENV is', async () => {
  const file = join(await temporaryFolder(), 'probe.cjs');
  await writeFile(file, probe);
  const site = await startSite({ NODE_ENV: 'development', NODE_OPTIONS: `--require=${file}` });
  await fetch(`${site.address}/en`);
  await site.stop();
  expect(site.output()).toMatch(/react-dom-server[\w.-]*\.production\.js/);
  expect(site.output()).not.toMatch(/react-dom-server[\w.-]*\.development\.js/);
});

/** What a build is made from, without the packages. */
const inputs = ['content', 'schemas', 'scripts', 'server', 'src', 'package.json', 'package-lock.json'];
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

test('the server stops within 10 s while a client holds a half-sent post', async () => {
  const site = await startSite();
  const half = sendRaw(
    site.address,
    'POST /en/question HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf',
  );
  await fetch(`${site.address}/healthz`);
  const started = performance.now();
  await site.stop();
  await half;
  expect(performance.now() - started).toBeLessThan(10_000);
});
