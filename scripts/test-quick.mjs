// @ts-check
// Runs the checks and tests that give an answer within a minute.
import './install-packages.mjs';
import { refuseArguments } from './refuse-arguments.mjs';
import { requireTestPackages } from './test-packages.mjs';
import { format, lint, report, runSteps, tests, types } from './test-steps.mjs';

refuseArguments('npm run test:quick', 'To run some tests: npx vitest run --project unit NAME');
await report(async () => {
  await requireTestPackages();
  // Imported here because it needs packages that may have to be installed first.
  const { generateAll } = await import('./generate-all.mjs');
  await generateAll();
  return runSteps([lint, tests(['unit']), types, format]);
});
