import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that `npm test` leaves out, because a change rarely breaks what they alone find; `npm run test:full` runs them. */
export default defineConfig({
  test: {
    // The repository, since coverage is counted from the root of a project.
    root: join(import.meta.dirname, '..'),
    name: 'full',
    environment: 'node',
    include: ['tests/full/**/*.test.{ts,tsx}'],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    globalSetup: [
      join(import.meta.dirname, 'temporary-files.ts'),
      join(import.meta.dirname, 'server/shared-postgres.ts'),
      join(import.meta.dirname, 'e2e/shared-processes.ts'),
    ],
    isolate: false,
    unstubGlobals: true,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // Generous, so that a busy machine does not fail a test; a condition that holds ends the wait at once.
    expect: { poll: { timeout: 60_000 } },
  },
});
