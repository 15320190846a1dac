// @ts-check
// Runs the checks and tests that a change can break: npm run test:changed, or npm run test:changed -- COMMIT.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import './install-packages.mjs';
import { affectedTests, ImportGraph } from './affected-tests.mjs';
import { exitWithError, root } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';
import { requireTestPackages } from './test-packages.mjs';
import { check, report, runSteps, tests, types } from './test-steps.mjs';

const [commit = 'HEAD', ...more] = process.argv.slice(2);
if (more.length > 0 || commit.startsWith('-')) exitWithError('npm run test:changed [-- COMMIT]');

/** @param {...string} args @returns {string[]} lines that git prints */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) exitWithError(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
}

/** Vitest's projects by where their tests are. @type {readonly (readonly [string, RegExp])[]} */
const projects = [
  ['unit', /^tests\/(?!e2e\/|server\/)/],
  ['server', /^tests\/server\//],
  ['stories', /^stories\//],
  ['e2e', /^tests\/e2e\//],
];

/** Modules with which a test uses the build. */
const usersOfBuild = [
  'tests/e2e/site-process.ts',
  'tests/server/run-command.ts',
  'tests/server/pages/sample-pages.ts',
];

await report(async () => {
  await requireTestPackages();
  // Imported here because it needs packages that may have to be installed first.
  const { generateAll } = await import('./generate-all.mjs');
  await generateAll();
  const changed = [
    ...git('diff', '--name-only', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const present = changed.filter((file) => existsSync(join(root, file)));
  const graph = new ImportGraph(root);
  const affected = affectedTests(graph, changed);
  const files = affected.tests;
  console.log(`${changed.length} files changed; ${files.length} files of tests can break.`);
  if (affected.left > 0)
    console.log(`${affected.left} others only start the whole site with it: npm test runs them.`);
  const code = present.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const needsBuild = files.some((file) => graph.importersOf(usersOfBuild).has(file));
  const selected = projects.filter(([, place]) => files.some((file) => place.test(file)));
  if (selected.some(([name]) => name === 'stories' || name === 'e2e'))
    process.env.CHROME_PATH = await findBrowser();
  const checks = [
    types,
    ...(code.length > 0 ? [check('lint', 'node_modules/oxlint/bin/oxlint', ...code)] : []),
    ...(needsBuild ? [check('build', 'scripts/build.mjs')] : []),
    ...(present.length > 0
      ? [
          check(
            'format',
            'node_modules/oxfmt/bin/oxfmt',
            '--check',
            '--no-error-on-unmatched-pattern',
            ...present,
          ),
        ]
      : []),
  ];
  const checked = await runSteps(checks);
  if (checked.failed > 0 || files.length === 0) return checked;
  const names = selected.map(([name]) => name);
  return runSteps([tests(names, ...files)], 1);
});
