// @ts-check
// Runs checks and tests as steps, and prints how long each took.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './bootstrap.mjs';

/** @typedef {{ readonly passed: number, readonly failed: number }} Count tests that passed and failed */
/** @typedef {{ readonly name: string, readonly run: (streams: boolean) => Promise<Count> }} Step `streams`: prints while it runs */

const cache = 'node_modules/.cache';

/** Vitest's reporter that names the command for each failure. */
const repeats = 'scripts/repeat-reporter.mjs';

/** @param {string} name of a step or of all @param {number} start @param {boolean} passed */
function printResult(name, start, passed) {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
}

/**
 * Runs a script of a package. The output of one that runs beside others is printed in one piece, after it has ended.
 *
 * @param {string} script @param {readonly string[]} options @param {boolean} streams
 * @returns {Promise<boolean>} whether the exit code is 0
 */
async function runScript(script, options, streams) {
  const print = streams ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [join(root, script), ...options], {
    cwd: root,
    stdio: ['ignore', print, print],
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ data) => output.push(data));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(output));
  return code === 0;
}

/** @param {string} name @param {string} script @param {...string} options @returns {Step} a check without tests */
export function check(name, script, ...options) {
  return {
    name,
    run: async (streams) => ({ passed: 0, failed: (await runScript(script, options, streams)) ? 0 : 1 }),
  };
}

/** @param {string} report path of Vitest's JSON report @returns {Count} skipped tests count as failed */
function countTests(report) {
  try {
    const { numTotalTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** The tests of Vitest projects. @param {readonly string[]} projects @param {...string} options @returns {Step} */
export function tests(projects, ...options) {
  const run = async (/** @type {boolean} */ streams) => {
    const folder = mkdtempSync(join(tmpdir(), 'panchayat-report-'));
    const report = join(folder, 'report.json');
    const selected = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', `--reporter=${repeats}`, '--reporter=json'];
    const succeeded = await runScript(
      'node_modules/vitest/vitest.mjs',
      ['run', ...selected, ...reporters, `--outputFile.json=${report}`, ...options],
      streams,
    );
    const { passed, failed } = countTests(report);
    rmSync(folder, { recursive: true, force: true });
    if (succeeded && failed > 0) console.error(`${failed} tests were skipped.`);
    if (succeeded && passed === 0) console.error('No test was found.');
    return { passed, failed: succeeded && passed > 0 ? failed : Math.max(failed, 1) };
  };
  return { name: `${projects.join(' and ')} tests`, run };
}

export const lint = check('lint', 'node_modules/oxlint/bin/oxlint');

/** `typescript-7` is the compiler in native code; `typescript` is the older one, for the tools that need its API. */
export const types = check(
  'types',
  'node_modules/typescript-7/bin/tsc',
  '-p',
  '.',
  // More checkers do some of the work twice, and other steps use the other cores.
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  `${cache}/tsc/project.tsbuildinfo`,
);

export const format = check('format', 'node_modules/oxfmt/bin/oxfmt', '--check');

/** @param {Step} step @param {boolean} streams @returns {Promise<Count>} */
async function runStep({ name, run }, streams) {
  const start = performance.now();
  if (streams) console.log(`── ${name} …`);
  const count = await run(streams);
  printResult(name, start, count.failed === 0);
  return count;
}

/**
 * Runs steps side by side, in this order, and starts no further step after one has failed.
 *
 * @param {readonly Step[]} steps @param {number} [lanes] how many run at once
 * @returns {Promise<Count>} sum of all steps that ran
 */
export async function runSteps(steps, lanes = availableParallelism()) {
  const waiting = [...steps];
  let passed = 0;
  let failed = 0;
  const runLane = async () => {
    for (let step = waiting.shift(); step && failed === 0; step = waiting.shift()) {
      const count = await runStep(step, lanes === 1);
      passed += count.passed;
      failed += count.failed;
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return { passed, failed };
}

/** Prints the result of a whole run and sets the exit code. @param {() => Promise<Count>} run */
export async function report(run) {
  const start = performance.now();
  const { passed, failed } = await run().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  printResult('all steps', start, failed === 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
