import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the server over HTTP, with real databases and processes. */
export default defineConfig({
  test: {
    // The repository, since coverage is counted from the root of a project.
    root: join(import.meta.dirname, '..'),
    name: 'server',
    environment: 'node',
    include: ['tests/server/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    globalSetup: [
      join(import.meta.dirname, 'temporary-files.ts'),
      join(import.meta.dirname, 'server/shared-postgres.ts'),
      join(import.meta.dirname, 'server/shared-sites.ts'),
    ],
    // Each worker loads the server once for all its files: loading it takes longer than the tests of most files.
    isolate: false,
    unstubGlobals: true,
    // Most of these tests wait for processes.
    maxWorkers: 3,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Generous, so that a busy machine does not fail a test; a condition that holds ends the wait at once.
    expect: { poll: { timeout: 60_000 } },
    sequence: { groupOrder: 1 },
  },
});
