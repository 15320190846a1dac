// @ts-check
// Runs the checks and tests that give an answer within a minute.
import './bootstrap.mjs';
import { format, lint, report, runSteps, tests, types } from './test-steps.mjs';

await report(async () => {
  // Imported here because it needs packages that the bootstrap installs.
  const { generateSiteStories } = await import('./generate-site-stories.mjs');
  await generateSiteStories();
  return runSteps([lint, tests(['unit']), types, format]);
});
