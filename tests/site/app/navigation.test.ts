// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RouteHistory } from '../../../src/site/context/route-history';
import { whenLoaded } from '../../../src/site/browser/when-loaded';

describe('the route history', () => {
  test('reports a change of route, and neither the first page nor the same one', () => {
    const history = new RouteHistory();
    expect(history.enter('/a')).toBe(false);
    expect(history.enter('/a')).toBe(false);
    expect(history.isFirstPage).toBe(true);
    expect(history.enter('/b')).toBe(true);
    expect(history.isFirstPage).toBe(false);
    expect(history.enter('/a')).toBe(true);
  });
});

describe('after the page has loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('the callback runs once', () => {
    const callback = vi.fn();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    whenLoaded(callback);
    vi.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test('it can be cancelled', () => {
    const callback = vi.fn();
    whenLoaded(callback)();
    vi.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });
});
