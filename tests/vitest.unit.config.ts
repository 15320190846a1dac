import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Everything that needs neither a browser nor a build. */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['e2e/**'],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    // Many of them wait for processes of their own.
    maxWorkers: 3,
    testTimeout: 20_000,
  },
});
