import { defineConfig } from 'vitest/config';

/** The built site over a real server in a real browser. A file mostly waits, so three share two cores well. */
export default defineConfig({
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Three browsers on two cores may miss a beat: what fails twice is wrong, what fails once is told as flaky.
    retry: 1,
    // What is waited for comes at once on a quiet machine; a busy one is given time.
    expect: { poll: { timeout: 10_000 } },
  },
});
