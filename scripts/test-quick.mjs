// @ts-check
// Runs the checks and tests that give an answer within a minute.
import './bootstrap.mjs';
import { check, format, report, runSteps, tests, types } from './test-steps.mjs';

/** Its cache ignores changes in imported files, so `npm test` checks all files without it. */
const lint = check(
  'lint',
  'node_modules/eslint/bin/eslint.js',
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/eslint/files',
  '.',
);

await report(async () => {
  // Imported here because it needs packages that the bootstrap installs.
  const { generateSiteStories } = await import('./generate-site-stories.mjs');
  await generateSiteStories();
  return runSteps([lint, tests(['unit']), types, format]);
});
