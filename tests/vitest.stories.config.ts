import { join } from 'node:path';
import process from 'node:process';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, presentBrowser } from '../scripts/browser.mjs';

const root = join(import.meta.dirname, '..');

/** Stories that repeat what others or the tests in a browser show; `npm run test:full` renders them, too. */
const excludedTags = process.env.ALL_STORIES ? [] : ['full'];

/** Renders every story in Chromium and checks it with axe. */
export default defineConfig(async () => {
  const executablePath = await presentBrowser();
  return {
    root,
    plugins: [storybookTest({ configDir: `${root}/.storybook`, tags: { exclude: excludedTags } })],
    test: {
      name: 'stories',
      setupFiles: [join(import.meta.dirname, 'setup.ts')],
      // Loading Storybook and the templates takes longer than most files of stories.
      isolate: false,
      maxWorkers: 2,
      testTimeout: 120_000,
      sequence: { groupOrder: 2 },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
});
