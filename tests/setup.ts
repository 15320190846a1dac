import { afterEach, beforeEach, expect, vi } from 'vitest';

const messages: string[] = [];

/**
 * Storybook unmounts a story with `await act(() => …)`: it resets `IS_REACT_ACT_ENVIRONMENT` before React has left the act scope.
 * A promise that resolves in between, such as a module of `lazy`, makes React print this about Storybook, not about the story.
 */
const storybookMessage = 'The current testing environment is not configured to support act(...)';

function record(method: 'error' | 'warn') {
  vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
    if (values[0] === storybookMessage) return;
    messages.push(`console.${method}: ${values.map(String).join(' ')}`);
  });
}

beforeEach(() => {
  messages.length = 0;
  record('error');
  record('warn');
});

// A test that expects a message spies on the method itself: its spy then gets the message instead of this one.
afterEach(() => {
  const unexpected = messages.splice(0);
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console messages').toEqual([]);
});
