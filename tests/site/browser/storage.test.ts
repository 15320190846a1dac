// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored, removeStored, storedKeys, writeStored } from '../../../src/site/browser/storage';

afterEach(() => {
  vi.restoreAllMocks();
});

test('values are read, listed and removed', () => {
  writeStored('a', '1');
  expect([readStored('a'), readStored('b'), storedKeys()]).toEqual(['1', null, ['a']]);
  removeStored('a');
  expect(storedKeys()).toEqual([]);
});

test('a full storage loses the value only', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('a', '1');
  expect(readStored('a')).toBeNull();
});

describe('where window.localStorage itself throws', () => {
  beforeEach(() => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  });

  test('nothing is stored and nothing throws (B3.5.2)', () => {
    writeStored('a', '1');
    removeStored('a');
    expect(readStored('a')).toBeNull();
    expect(storedKeys()).toEqual([]);
  });
});
