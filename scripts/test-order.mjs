// @ts-check
// Orders test files for Vitest: those of one environment together, and those that take longest first.
import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

const longest = [
  'tests/e2e/every-route.test.ts',
  'tests/e2e/export.test.ts',
  'tests/e2e/edge-cases.test.ts',
  'tests/e2e/other-sites.test.ts',
  'tests/server/export.test.ts',
  'tests/templates/every-template.test.tsx',
];

/** @param {TestSpecification} specification @returns {number} */
function placeOf({ moduleId }) {
  const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? longest.length : place;
}

/** @param {TestSpecification} specification @returns {boolean} whether it asks for an environment of its own */
const hasOwnEnvironment = ({ moduleId }) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');

/**
 * Starts the longest files first, so that no core waits for one of them at the end; Vitest goes by the size of files as
 * long as it has not measured them, which it never has on a fresh clone. Files with an environment of their own come
 * last: a worker whose next file has another environment ends, and a new one loads all modules again.
 */
export class TestOrder extends BaseSequencer {
  /** @override @param {TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    const byLength = sorted.sort((a, b) => placeOf(a) - placeOf(b));
    const own = new Set(byLength.filter(hasOwnEnvironment));
    return [...byLength.filter((file) => !own.has(file)), ...own];
  }
}
