import { afterEach, beforeEach, expect, vi } from 'vitest';

const told: string[] = [];

function listen(method: 'error' | 'warn') {
  vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
    told.push(`console.${method}: ${words.map(String).join(' ')}`);
  });
}

beforeEach(() => {
  told.length = 0;
  listen('error');
  listen('warn');
});

// A test that expects such a line spies on the method itself; its own spy then hears the line instead of this one.
afterEach(() => {
  const lines = told.splice(0);
  vi.restoreAllMocks();
  expect(lines, 'nothing is told on the console').toEqual([]);
});
