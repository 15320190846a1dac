import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of functions and components, without browser, build or other processes. */
export default defineConfig({
  test: {
    // The repository, since coverage is counted from the root of a project.
    root: join(import.meta.dirname, '..'),
    name: 'unit',
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**', 'tests/full/**', 'tests/server/**'],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    globalSetup: [join(import.meta.dirname, 'temporary-files.ts')],
    // Each worker loads a module once for all its files: importing takes longer than most of these tests.
    isolate: false,
    unstubGlobals: true,
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Generous, so that a busy machine does not fail a test; a condition that holds ends the wait at once.
    expect: { poll: { timeout: 60_000 } },
  },
});
