import { execFile } from 'node:child_process';
import { cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { lookupFields, lookupQuery } from '../../src/engine/lookup/lookup';
import { startSite } from '../e2e/site-process';
import { temporaryFolder } from '../temporary-folder';
import { postJson, referenceOf } from './submission-runs/post';

const root = join(import.meta.dirname, '../..');
const copied = ['src', 'schemas', 'scripts', 'package.json', 'package-lock.json', 'vite.config.ts'];

/** A copy of the engine without the desk and operations, built. */
async function buildWithoutDesk(): Promise<string> {
  const folder = await temporaryFolder();
  await Promise.all(
    copied.map((name) => cp(join(root, name), join(folder, name), { recursive: true, force: false })),
  );
  for (const name of ['src/desk', 'src/operations']) await rm(join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const build =
    "import { generate } from './scripts/generate.mjs'; import { buildForProduction } from './scripts/build.mjs';" +
    'await generate(); await buildForProduction();';
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', build], { cwd: folder });
  return folder;
}

test('without src/desk and src/operations the site is built and served, with its forms and without a desk', async () => {
  const main = join(await buildWithoutDesk(), 'dist/server/main.js');
  const environment = { SITE_CONFIG: join(root, 'site.config.json') };
  const { address, stop } = await startSite(environment, process.execPath, [main]);
  onTestFinished(() => stop());
  const asBrowser = { headers: { accept: 'text/html' } };
  const page = await fetch(`${address}/en`, asBrowser);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<main')]);
  const question = { name: 'Asha Patel', phone: '98250 71317', question: 'When is the next Gram Sabha?' };
  const reference = referenceOf(
    await postJson(`${address}/api/Questions/Create`, question, { 'Idempotency-Key': 'key-of-this-test' }),
  );
  const lookup = new URLSearchParams({
    [lookupFields.reference]: reference,
    [lookupFields.contact]: question.phone,
  });
  const found = await fetch(`${address}/en/track?${lookupQuery}`, {
    method: 'POST',
    body: lookup,
    ...asBrowser,
  });
  expect([found.status, await found.text()]).toEqual([200, expect.stringContaining(reference)]);
  for (const path of ['/desk', '/api/desk/state'])
    expect((await fetch(address + path, asBrowser)).status).toBe(404);
});
