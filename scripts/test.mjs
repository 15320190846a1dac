// @ts-check
// Everything that must hold before a change is taken, quickest first. Stops at the first thing that does not.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';

/** @typedef {{ readonly passed: number, readonly failed: number }} Count */
/** @typedef {{ readonly name: string, readonly run: () => Count }} Step */

const reports = mkdtempSync(join(tmpdir(), 'panchayat-reports-'));

/** @param {string} command @param {readonly string[]} words @returns {boolean} whether it ended well */
function succeeds(command, words) {
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit', env: process.env });
  return status === 0;
}

/** @param {string} script file in the package @param {readonly string[]} words @returns {boolean} */
const nodeSucceeds = (script, words) => succeeds(process.execPath, [join(root, script), ...words]);

/** @param {string} name @param {string} script @param {...string} words @returns {Step} a check without tests */
function check(name, script, ...words) {
  return { name, run: () => ({ passed: 0, failed: nodeSucceeds(script, words) ? 0 : 1 }) };
}

/** @param {string} file a report of vitest @returns {Count} a test that was left out counts as failed */
function countOf(file) {
  try {
    const { numTotalTests, numPassedTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** @param {string} project @returns {Step} the tests of a project of vitest */
function tests(project) {
  const report = join(reports, `${project}.json`);
  const words = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const run = () => {
    const well = nodeSucceeds('node_modules/vitest/vitest.mjs', words);
    const { passed, failed } = countOf(report);
    if (well && failed > 0) console.error(`${failed} tests were left out.`);
    if (well && passed === 0) console.error('There was nothing to test.');
    return { passed, failed: well && passed > 0 ? failed : Math.max(failed, 1) };
  };
  return { name: `${project} tests`, run };
}

const rooms = ['src', 'server', 'stories', 'tests', 'scripts', '.storybook'];
const complete = ['--source-locale', 'EN', '--missing-keys', '--extra-keys', '--structural-equality'];

/** @type {readonly Step[]} */
const steps = [
  check('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  check('types', 'node_modules/typescript/bin/tsc', '-p', '.'),
  check('lint', 'node_modules/eslint/bin/eslint.js', '.'),
  check(
    'arrows',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    'scripts/lint/arrows.mjs',
    ...rooms,
  ),
  check('unused code', 'node_modules/knip/bin/knip.js', '--no-progress'),
  check(
    'catalogues',
    'node_modules/@formatjs/cli/bin/formatjs',
    'verify',
    ...complete,
    'src/i18n/catalogues/*.json',
  ),
  check('site config', 'scripts/check.mjs'),
  tests('unit'),
  check('build', 'scripts/build.mjs'),
  tests('stories'),
  tests('e2e'),
];

/** @param {number} since @returns {string} the time that has passed */
const elapsed = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {Step} step @returns {Count} */
function take({ name, run }) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const count = run();
  console.log(`── ${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${elapsed(start)}`);
  return count;
}

/** @returns {Count} the tests of all steps up to the first that failed */
function takeAll() {
  let passed = 0;
  for (const step of steps) {
    const count = take(step);
    passed += count.passed;
    if (count.failed === 0) continue;
    console.error(`\nStopped: ${step.name} failed; the lines above say why.`);
    return { passed, failed: count.failed };
  }
  return { passed, failed: 0 };
}

/** @returns {Promise<Count>} */
async function testAll() {
  try {
    // Found before the first step, so that a machine without one hears of it at once.
    process.env.CHROME_PATH = await findBrowser();
    // Asked for only now: what it is made with is installed by the bootstrap.
    const { generateSiteStories } = await import('./generate-site-stories.mjs');
    await generateSiteStories();
    return takeAll();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

const start = performance.now();
const { passed, failed } = await testAll();
console.log(`\nAll steps took ${elapsed(start)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
