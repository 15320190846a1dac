import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';

/** A clone with the scripts and a lock file of two packages, one of them for development; and an npm that leaves a mark. */
async function cloneWith(installed: Readonly<Record<string, { readonly version: string }>>) {
  const folder = await temporaryFolder();
  cpSync(new URL('../../scripts', import.meta.url), join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const packages = {
    '': {},
    'node_modules/react': { version: '19.0.0' },
    'node_modules/tsx': { version: '4.0.0', dev: true },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  const npm = `#!/bin/sh\ntouch "${join(folder, 'npm-was-called')}"\n`;
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 });
  return folder;
}

const operators = ['desk', 'submissions', 'handover', 'visits', 'access-log', 'check', 'freshness'];

test.each(operators)('%s of an installation without development packages installs nothing', async (name) => {
  const folder = await cloneWith({ 'node_modules/react': { version: '19.0.0' } });
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}` };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/site.mjs', name], {
    ...{ cwd: folder, env, encoding: 'utf8' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatchInlineSnapshot(`
    "Packages are missing or have another version: tsx.
    Stop the servers that run from this folder, and install the packages with: npm ci
    A server without development packages runs from a packed program: see docs/deploying.md.
    "
  `);
  expect(existsSync(join(folder, 'npm-was-called'))).toBe(false);
});

test('packages of another version than in the lock file are missing', async () => {
  const folder = await cloneWith({
    'node_modules/react': { version: '18.0.0' },
    'node_modules/tsx': { version: '4.0.0' },
  });
  const { stderr } = spawnSync(process.execPath, ['scripts/export.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toContain('Packages are missing or have another version: react.');
});
