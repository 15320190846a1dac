// Before any test imports React's server: it looks for the property once, and the files of a worker share it.
import '../src/site/array-buffer-detached';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

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

/** The files of a worker share one document in jsdom: what a test stored must not reach the tests of another file. */
function clearStorage() {
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
}

beforeEach(() => {
  clearStorage();
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

// A file may end while a module of `lazy` or of a late import is loading; its environment must not be torn down before that.
afterAll(() => vi.dynamicImportSettled());
