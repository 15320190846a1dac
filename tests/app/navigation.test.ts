// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { updateFavicons } from '../../src/app/navigation/favicon';
import { RouteHistory } from '../../src/app/navigation/route-history';
import { whenLoaded } from '../../src/client/when-loaded';

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

describe('the icons of the browser tab', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<link rel="icon" href="/a.png"><link rel="shortcut icon" href="/b.png"><link rel="stylesheet" href="/c.css">';
  });

  const links = () => [...document.head.querySelectorAll('link')].map((link) => link.outerHTML);

  test('are replaced by one icon and one touch icon (B4.3.2)', () => {
    updateFavicons('/new.png');
    expect(links()).toEqual([
      '<link rel="stylesheet" href="/c.css">',
      '<link rel="icon" href="/new.png">',
      '<link rel="apple-touch-icon" href="/new.png">',
    ]);
  });

  test('stay the same elements when they are current', () => {
    updateFavicons('/new.png');
    const [, icon] = document.head.querySelectorAll('link');
    updateFavicons('/new.png');
    expect(document.head.querySelectorAll('link')[1]).toBe(icon);
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
