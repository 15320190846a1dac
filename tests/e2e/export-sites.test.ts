import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  await Promise.all(
    ['first', 'second'].map((name) =>
      cp(join(root, 'examples/nimkhedi'), join(folder, 'sites', name), { recursive: true }),
    ),
  );
});

interface Run {
  readonly code: number | string | null | undefined;
  readonly output: string;
}

function runExport(...args: readonly string[]): Promise<Run> {
  const env = { ...process.env, SITES_DIR: join(folder, 'sites'), DATA_DIR: join(folder, 'data') };
  const command = [join(root, 'dist/server/export.js'), '--out', join(folder, 'out'), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, output: stdout + stderr });
    });
  });
}

const exported = async () => (await readdir(join(folder, 'out'))).sort();

test('each site is exported into a folder of its own, and one with errors is left out', async () => {
  await mkdir(join(folder, 'sites/broken'));
  await writeFile(join(folder, 'sites/broken/site.config.json'), '{ "languages": 3');
  const { code, output } = await runExport();
  expect(code).toBe(1);
  // Both copies have the same public address.
  expect(output.match(/have the same host/g)).toHaveLength(1);
  expect(output).toMatch(/The site broken is left out:\s+site\.config\.json:1:/);
  expect(await exported()).toEqual(['first', 'second']);
  const names = await Promise.all(['first', 'second'].map((name) => readdir(join(folder, 'out', name))));
  expect(names[0]).toContain('index.html');
  expect(names[1]).toEqual(names[0]);
});

test('a part exports its share of the sites', async () => {
  expect((await runExport('--part', '2/2')).code).toBe(0);
  expect(await exported()).toEqual(['second']);
});
