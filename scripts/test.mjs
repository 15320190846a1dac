// @ts-check
// Runs every check and every test.
import process from 'node:process';
import './install-packages.mjs';
import { findBrowser } from './browser.mjs';
import { installOldChromiums } from './old-browsers.mjs';
import { refuseArguments } from './refuse-arguments.mjs';
import { requireTestPackages } from './test-packages.mjs';
import { check, format, lint, report, runSteps, tests, types } from './test-steps.mjs';

refuseArguments('npm test', 'To run some tests: npx vitest run --project unit NAME');

const folders = ['src', 'stories', 'tests', 'scripts', '.storybook'];

const formatjs = 'node_modules/@formatjs/cli/bin/formatjs';
const completeness = ['--source-locale', 'EN', '--missing-keys', '--extra-keys', '--structural-equality'];

/** What a few of the tests need; the first time, it is downloaded. @type {import('./test-steps.mjs').Step} */
const packages = {
  name: 'packages of the tests',
  run: async () => {
    await installOldChromiums();
    return { passed: 0, failed: 0 };
  },
};

/** Independent of each other; the longest starts first, so that the cores stay busy until the end. */
const checks = [
  packages,
  lint,
  check('build', 'scripts/build.mjs'),
  types,
  check(
    'imports',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    'scripts/lint/import-rules.mjs',
    ...folders,
  ),
  check('unused code', 'node_modules/knip/bin/knip.js', '--no-progress'),
  check('site config', 'scripts/site.mjs', 'check'),
  format,
  check('engine translations', formatjs, 'verify', ...completeness, 'src/site/i18n/catalogues/*.json'),
  check('site translations', formatjs, 'verify', ...completeness, 'content/messages/*.json'),
];

/** What the built scripts use must be known to the oldest browsers that run them (`browserslist` of package.json), or added by `src/site/polyfills.ts`. */
const oldestBrowsers = check(
  'oldest browsers',
  'node_modules/es-check/lib/cli/index.js',
  'checkBrowser',
  'dist/client/**/*.js',
  '--checkFeatures',
  '--module',
  // The first ones are added; React Intl has a part that nothing uses.
  '--ignore=ObjectHasOwn,ArrayPrototypeAt,IntlDurationFormat',
);

/** One after the other: each uses all cores, and tests in a browser depend on time. */
const testRuns = [oldestBrowsers, tests(['unit', 'server', 'stories']), tests(['e2e'])];

await report(async () => {
  await requireTestPackages();
  // Before the first step, so that a machine without a browser fails at once.
  process.env.CHROME_PATH = await findBrowser();
  // Imported here because it needs packages that may have to be installed first.
  const { generateAll } = await import('./generate-all.mjs');
  await generateAll();
  const checked = await runSteps(checks);
  return checked.failed > 0 ? checked : runSteps(testRuns, 1);
});
