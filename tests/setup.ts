import { afterEach, beforeEach, expect, vi } from 'vitest';

const messages: string[] = [];

function record(method: 'error' | 'warn') {
  vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
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
