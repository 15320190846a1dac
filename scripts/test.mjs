// @ts-check
// Everything that must hold before a change is taken: checks, then tests. Stops at the first thing that does not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';

/** @typedef {{ readonly passed: number, readonly failed: number }} Count */
/** @typedef {{ readonly name: string, readonly run: () => Promise<Count> }} Step */

const reports = mkdtempSync(join(tmpdir(), 'panchayat-reports-'));

/**
 * @param {string} script file in the package @param {readonly string[]} words
 * @param {'inherit' | 'pipe'} output where what it says goes: at once to the terminal, or in one piece when it has ended
 * @returns {Promise<boolean>} whether it ended well
 */
async function nodeSucceeds(script, words, output) {
  const child = spawn(process.execPath, [join(root, script), ...words], {
    cwd: root,
    env: process.env,
    stdio: ['ignore', output, output],
  });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ data) => said.push(data));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(said));
  return code === 0;
}

/** @param {string} name @param {string} script @param {...string} words @returns {Step} a check without tests */
function check(name, script, ...words) {
  return {
    name,
    run: async () => ({ passed: 0, failed: (await nodeSucceeds(script, words, 'pipe')) ? 0 : 1 }),
  };
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
  const run = async () => {
    const well = await nodeSucceeds('node_modules/vitest/vitest.mjs', words, 'inherit');
    const { passed, failed } = countOf(report);
    if (well && failed > 0) console.error(`${failed} tests were left out.`);
    if (well && passed === 0) console.error('There was nothing to test.');
    return { passed, failed: well && passed > 0 ? failed : Math.max(failed, 1) };
  };
  return { name: `${project} tests`, run };
}

const rooms = ['src', 'server', 'stories', 'tests', 'scripts', '.storybook'];
const complete = ['--source-locale', 'EN', '--missing-keys', '--extra-keys', '--structural-equality'];

/**
 * Read the files and change nothing, so they run side by side; the longest begins.
 * @type {readonly Step[]}
 */
const checks = [
  check('lint', 'node_modules/eslint/bin/eslint.js', '.'),
  check('types', 'node_modules/typescript/bin/tsc', '-p', '.'),
  check('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
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
];

/** @type {readonly Step[]} */
const runs = [tests('unit'), check('build', 'scripts/build.mjs'), tests('stories'), tests('e2e')];

/** @param {number} since @returns {string} the time that has passed */
const elapsed = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {Step} step @returns {Promise<Count>} */
async function take({ name, run }) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const count = await run();
  console.log(`── ${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${elapsed(start)}`);
  if (count.failed > 0) console.error(`\nStopped: ${name} failed; the lines above say why.`);
  return count;
}

/** @param {readonly Step[]} steps @param {number} lanes how many run at once @returns {Promise<Count>} up to the first that failed */
async function takeAll(steps, lanes) {
  const waiting = [...steps];
  let passed = 0;
  let failed = 0;
  const lane = async () => {
    for (let step = waiting.shift(); step && failed === 0; step = waiting.shift()) {
      const count = await take(step);
      passed += count.passed;
      failed += count.failed;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { passed, failed };
}

/** @returns {Promise<Count>} */
async function testAll() {
  try {
    // Found before the first step, so that a machine without one hears of it at once.
    process.env.CHROME_PATH = await findBrowser();
    // Asked for only now: what it is made with is installed by the bootstrap.
    const { generateSiteStories } = await import('./generate-site-stories.mjs');
    await generateSiteStories();
    const checked = await takeAll(checks, availableParallelism());
    return checked.failed > 0 ? checked : await takeAll(runs, 1);
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
