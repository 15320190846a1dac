// @ts-check
// Orders test files for Vitest: those that take longest come first.
import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

const longest = [
  'tests/e2e/every-route.test.ts',
  'tests/e2e/export.test.ts',
  'tests/e2e/edge-cases.test.ts',
  'tests/e2e/other-sites.test.ts',
  'tests/server/submissions-crash.test.ts',
  'tests/server/hostile-council.test.ts',
  'tests/server/export.test.ts',
];

/** @param {TestSpecification} specification @returns {number} */
function placeOf({ moduleId }) {
  const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? longest.length : place;
}

/**
 * Starts the longest files first, so that no core waits for one of them at the end. Vitest goes by the size of files as
 * long as it has not measured them, which it never has on a fresh clone.
 */
export class LongestFirst extends BaseSequencer {
  /** @override @param {TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }
}
