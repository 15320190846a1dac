import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { textsList } from '../../src/engine/district/texts-list';
import { broadcastOf, writeLayer } from '../server/tenants/district-sites';
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

test('the pages of a site have what the district publishes there, and those of another do not', async () => {
  const sites = { folder: join(folder, 'sites') };
  const camp = { title: 'Camp at the taluka office', link: '' };
  const words = { id: 'shell.skip', text: { HI: 'District words' } };
  await writeLayer(sites, [
    broadcastOf('a1', 'notices', camp, { sites: ['first'] }),
    broadcastOf('b2', textsList, words, { sites: ['first'] }),
  ]);
  expect((await runExport()).code).toBe(0);
  const homeOf = (name: string) => readFile(join(folder, 'out', name, 'hi/index.html'), 'utf8');
  const [first, second] = await Promise.all(['first', 'second'].map(homeOf));
  for (const published of [camp.title, words.text.HI]) {
    expect(first).toContain(published);
    expect(second).not.toContain(published);
  }
});
