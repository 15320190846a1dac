import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import packageFile from '../../package.json' with { type: 'json' };
import { copySmallSite } from '../server/site-folder';
import { temporaryFolder } from '../temporary-folder';
import { startSite } from './site-process';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lockFile = z.object({
  packages: z.record(z.string(), z.looseObject({ optional: z.boolean().optional() })),
});
let archive: string;
let program: string;

beforeAll(async () => {
  const folder = await temporaryFolder();
  archive = join(folder, 'program.tgz');
  await promisify(execFile)(process.execPath, ['scripts/pack.mjs', '--out', archive], { cwd: root });
  await extract({ file: archive, cwd: folder });
  program = join(folder, 'panchayat-site');
}, 300_000);

/** Its files, from its root. */
function filesOfProgram(): string[] {
  return readdirSync(program, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(program.length + 1));
}

const readProgram = (name: string): string => readFileSync(join(program, name), 'utf8');

/** The installed packages, as `npm ci --omit=dev` puts them there. */
async function linkPackages(): Promise<void> {
  await symlink(join(root, 'node_modules'), join(program, 'node_modules')).catch(() => undefined);
}

test('the program has what a server needs and nothing else', () => {
  const files = filesOfProgram();
  const folders = files.map((name) =>
    name
      .split('/')
      .slice(0, name.startsWith('s') ? 3 : 2)
      .join('/'),
  );
  expect([...new Set(folders)].filter((name) => !name.includes('.schema.json')).sort())
    .toMatchInlineSnapshot(`
    [
      "CHANGELOG.md",
      "LICENSE",
      "THIRD-PARTY-NOTICES.md",
      "deploy/Caddyfile",
      "deploy/panchayat-site",
      "deploy/panchayat-site-backup.service",
      "deploy/panchayat-site-backup.timer",
      "deploy/panchayat-site-mirror.service",
      "deploy/panchayat-site-mirror.timer",
      "deploy/panchayat-site.service",
      "dist/client",
      "dist/server",
      "package-lock.json",
      "package.json",
      "scripts/bootstrap.mjs",
      "scripts/load-env-file.mjs",
      "scripts/new-site/template",
      "scripts/program.mjs",
      "site.mjs",
      "src/site/i18n",
    ]
  `);
  expect(files.filter((name) => /\.tsx?$|\.test\.|\.stories\.|examples/.test(name))).toEqual([]);
});

test('the program takes at most 15 MB', async () => {
  expect((await stat(archive)).size).toBeLessThan(15_000_000);
});

test('the lock file has no packages of development', () => {
  const { packages } = lockFile.parse(JSON.parse(readProgram('package-lock.json')));
  const names = Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''));
  const found = (name: string) => names.includes(name);
  expect(['vitest', 'vite', 'jsdom', 'playwright', 'esbuild', 'typescript', 'tsx'].filter(found)).toEqual([]);
  expect(Object.keys(packageFile.dependencies).filter((name) => !found(name))).toEqual([]);
  expect(Object.values(packages).filter((each) => 'dev' in each || 'devOptional' in each)).toEqual([]);
});

test('packages for other platforms are optional', () => {
  const { packages } = lockFile.parse(JSON.parse(readProgram('package-lock.json')));
  expect(packages['node_modules/@libsql/darwin-arm64']?.optional).toBe(true);
  expect(packages['node_modules/fastify']?.optional).toBeUndefined();
});

/** The package in a specifier of an import; null for a file of the program or of Node. */
function packageOf(specifier: string): string | null {
  if (/^(?:\.|node:)/.test(specifier)) return null;
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? null;
}

test('the dependencies are the packages that the built server imports', () => {
  const scripts = filesOfProgram().filter((name) => /^dist\/server\/.*\.js$/.test(name));
  const imported = new Set(
    scripts
      .flatMap((name) => [
        ...readProgram(name).matchAll(/^(?:import|export)\b[^'"\n]*["']([^'"\n]+)["'];?$/gm),
        ...readProgram(name).matchAll(/\bimport\("([^"\n]+)"\)/g),
      ])
      .flatMap(([, specifier = '']) => packageOf(specifier) ?? []),
  );
  // MUI needs it, and leaves its version to those who use MUI.
  imported.add('@emotion/styled');
  expect([...imported].sort()).toEqual(Object.keys(packageFile.dependencies).sort());
});

test('the notices have the licences of the fonts and of the packages in the scripts', () => {
  const notices = readProgram('THIRD-PARTY-NOTICES.md');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  for (const name of ['react-dom', '@mui/material', '@tanstack/react-query', 'workbox-routing'])
    expect(notices).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, 'm'));
});

test('a program without its packages says how to install them', async () => {
  const { status, stderr } = spawnSync(process.execPath, [join(program, 'site.mjs'), 'start'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.replaceAll(program, '<program>')).toMatchInlineSnapshot(`
    "Packages are missing: @babel/code-frame, @babel/generator, @babel/helper-globals and others. Install them: cd <program>/ && npm ci --omit=dev
    "
  `);
});

/** Every file and folder of the program with its size and time. */
function stateOfProgram(): readonly string[] {
  const entries = readdirSync(program, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('node_modules'),
  );
  return entries.map((name) => {
    const { size, mtimeMs } = statSync(join(program, name));
    return `${name} ${String(size)} ${String(mtimeMs)}`;
  });
}

async function makeReadOnly(): Promise<void> {
  const names = await readdir(program, { recursive: true, withFileTypes: true });
  const folders = names.filter((entry) => entry.isDirectory() && !entry.parentPath.includes('node_modules'));
  for (const entry of folders) await chmod(join(entry.parentPath, entry.name), 0o555);
  await chmod(program, 0o555);
}

test('the server and its commands run from a program folder that is read-only', async () => {
  await linkPackages();
  await makeReadOnly();
  const before = stateOfProgram();
  const { config, folder } = await copySmallSite();
  const data = join(folder, 'data');
  // The settings are in a file; a variable of the caller wins.
  await writeFile(join(folder, '.env'), `SITE_CONFIG=${config}\nDATA_DIR=/nonexistent\n`);
  const { SITE_CONFIG: _config, ...variables } = process.env;
  const site = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(program, 'site.mjs'), ...args], {
      ...{ cwd: folder, encoding: 'utf8', env: { ...variables, DATA_DIR: data } },
    });
    return { status, output: stdout + stderr };
  };
  const served = await startSite({ SITE_CONFIG: config, DATA_DIR: data, LOG_LEVEL: 'info' }, undefined, [
    join(program, 'site.mjs'),
    'start',
  ]);
  onTestFinished(() => served.stop());
  const health = z.object({ status: z.string(), version: z.string() });
  const { version } = health.parse(await (await fetch(`${served.address}/healthz`)).json());
  // The commit says which program it is between two releases.
  expect(version).toMatch(new RegExp(`^${packageFile.version}(?:\\+g[0-9a-f]{9})?$`));
  expect(served.output()).toContain(`"version":"${version}"`);
  const invited = site('desk', 'invite', 'Asha', '--role', 'editor');
  expect(invited.output).toContain('/desk');
  expect(invited.status).toBe(0);
  const commands = [
    ['submissions', 'list'],
    ['visits'],
    ['check'],
    ['freshness'],
    ['editor'],
    ['backup', '--to', join(folder, 'backups')],
    ['handover', '--out', join(folder, 'site.tar.gz')],
    ['export', '--out', join(folder, 'exported')],
  ];
  const failed = commands.map((args) => ({ args, ...site(...args) })).filter(({ status }) => status !== 0);
  expect(failed).toEqual([]);
  expect(stateOfProgram()).toEqual(before);
});

/** Runs the health check of the image. @returns its exit code */
function checkHealth(port: string): number | null {
  const [, check = '[]'] = /^ {2}CMD (\[.*\])$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  const [command = '', ...args] = z.array(z.string()).parse(JSON.parse(check));
  return spawnSync(command, args, { env: { ...process.env, PORT: port } }).status;
}

test('the health check of the image passes while the server runs', async () => {
  const { config } = await copySmallSite();
  const served = await startSite({ SITE_CONFIG: config });
  const { port } = new URL(served.address);
  expect(checkHealth(port)).toBe(0);
  await served.stop();
  expect(checkHealth(port)).toBe(1);
});

test('an error in the log names the file of the source', () => {
  const map = readProgram('dist/server/main.js.map');
  expect(map).toContain('../../src/server/start/main.ts');
});
