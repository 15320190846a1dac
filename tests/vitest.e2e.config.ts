import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the built site in a real browser. */
export default defineConfig({
  test: {
    // The repository, since coverage is counted from the root of a project.
    root: join(import.meta.dirname, '..'),
    name: 'e2e',
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: [
      join(import.meta.dirname, 'temporary-files.ts'),
      join(import.meta.dirname, 'e2e/shared-processes.ts'),
    ],
    // Files keep no state in modules, so a worker loads each module once instead of once per file.
    isolate: false,
    // A file mostly waits for the browser: three files at once keep two cores busy.
    maxWorkers: 3,
    testTimeout: 300_000,
    hookTimeout: 180_000,
    // Generous, so that a busy machine does not fail a test; a condition that holds ends the wait at once.
    expect: { poll: { timeout: 60_000 } },
  },
});
