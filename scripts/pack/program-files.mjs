// @ts-check
// Files of the packed program.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { productionPackages } from './production-lock.mjs';

/** Files and folders of a built clone that a server needs, from the root. */
const copied = [
  'CHANGELOG.md',
  'LICENSE',
  'deploy',
  'dist/client',
  'dist/server',
  'schemas',
  'scripts/bootstrap.mjs',
  'scripts/load-env-file.mjs',
  'scripts/program.mjs',
  'scripts/new-site/template',
  'src/site/i18n/catalogues',
  'src/site/i18n/unreviewed.json',
  'src/site/i18n/usage.json',
];

/** Commands of package.json that the program has, beside those in `scripts/commands`. */
const programs = ['start', 'export'];

/** @param {string} path from the root @returns {string} */
const read = (path) => readFileSync(join(root, path), 'utf8');

/** @param {string} path of a file or folder, from the root @returns {readonly string[]} its files, or itself */
function filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .sort();
}

/** @returns {string} the version of package.json, and the commit where the clone is a Git repository */
function versionOf() {
  const { version } = JSON.parse(read('package.json'));
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=9', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? `${version}+g${stdout.trim()}` : version;
}

/** @returns {Readonly<Record<string, string>>} the commands of the program as npm scripts, as in the clone */
function scriptsOf() {
  const names = [...read('scripts/commands/operator-commands.ts').matchAll(/^ {2}'?([\w-]+)'?: async/gm)].map(
    ([, name]) => name ?? '',
  );
  return Object.fromEntries([...programs, ...names].map((name) => [name, `node site.mjs ${name}`]));
}

/** @returns {{ readonly manifest: string, readonly lock: string }} package.json and package-lock.json of the program */
function packageFiles() {
  const { name, description, license, type, engines, dependencies, overrides } = JSON.parse(
    read('package.json'),
  );
  const version = versionOf();
  const { lockfileVersion, packages } = JSON.parse(read('package-lock.json'));
  const production = productionPackages(packages, dependencies);
  const isUsed = (/** @type {string} */ packageName) =>
    Object.keys(production).some((path) => path.endsWith(`node_modules/${packageName}`));
  const used = Object.entries(overrides).filter(([packageName]) => isUsed(packageName));
  const manifest = {
    ...{ name, version, private: true, description, license, type, engines, scripts: scriptsOf() },
    ...{ dependencies, overrides: Object.fromEntries(used) },
  };
  const lock = {
    ...{ name, version, lockfileVersion, requires: true },
    packages: { '': { name, version, license, dependencies, engines }, ...production },
  };
  return { manifest: `${JSON.stringify(manifest, null, 2)}\n`, lock: `${JSON.stringify(lock, null, 2)}\n` };
}

/** @returns {string} the licences of what is part of the scripts of the pages and the desk, and of the fonts */
function notices() {
  const bundled = ['license', 'license-desk', 'license-worker'].map((name) =>
    read(`dist/client/.vite/${name}.md`).replace(/^# .*\n\n.*\n/, ''),
  );
  const sections = bundled
    .flatMap((text) => text.split(/^(?=## )/m))
    .filter((text) => text.startsWith('## '));
  const unique = [...new Set(sections.map((text) => text.trim()))].sort();
  return [
    '# Third-party notices',
    'The scripts in `dist/client` contain parts of the packages below. The packages in `package-lock.json` are installed with their own licences.',
    ...unique,
    `## Fonts in \`dist/client/assets\`\n\n${read('src/site/fonts/OFL.txt').trim()}`,
    '',
  ].join('\n\n');
}

/**
 * The files of the program: those that are made for it with their text, and those that are copied from the clone.
 *
 * @returns {{ readonly made: Readonly<Record<string, string>>, readonly copied: readonly string[] }}
 */
export function programFiles() {
  const { manifest, lock } = packageFiles();
  return {
    made: {
      'THIRD-PARTY-NOTICES.md': notices(),
      'package-lock.json': lock,
      'package.json': manifest,
      'site.mjs': "import './scripts/program.mjs';\n",
    },
    copied: copied.flatMap(filesOf),
  };
}
