// @ts-check
// Runs the tests that `npm test` leaves out, for a release.
import process from 'node:process';
import './install-packages.mjs';
import { findBrowser } from './browser.mjs';
import { findFirefox } from './firefox.mjs';
import { installNodeVersions } from './node-versions.mjs';
import { refuseArguments } from './refuse-arguments.mjs';
import { requireTestPackages } from './test-packages.mjs';
import { check, report, runSteps, tests } from './test-steps.mjs';

refuseArguments('npm run test:full', 'To run some tests: npx vitest run --project full NAME');

/** Fails below the limits of `vite.config.ts`. */
const coverage = tests(['unit', 'server', 'stories'], '--coverage');

await report(async () => {
  await requireTestPackages();
  // Before the first step, so that a machine without one of the browsers fails at once.
  process.env.CHROME_PATH = await findBrowser();
  findFirefox();
  await installNodeVersions();
  process.env.ALL_STORIES = 'on';
  const { generateAll } = await import('./generate-all.mjs');
  await generateAll();
  return runSteps([check('build', 'scripts/build.mjs'), tests(['full']), coverage], 1);
});
