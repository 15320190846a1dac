// @vitest-environment jsdom
// React keeps the timers that it finds when it is loaded, for all files of the worker: these must not be those of the test.
import 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialStateId } from '../../../src/engine/page/initial-state';

const fetched = vi.fn<typeof fetch>();

const start = { language: 'EN', siteFiles: { EN: '/site/a-en.json' }, dehydratedState: {} };

beforeEach(async () => {
  vi.useFakeTimers();
  fetched.mockReset().mockReturnValue(new Promise(() => undefined));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = `<script type="application/json" id="${initialStateId}">${JSON.stringify(start)}</script>`;
  document.documentElement.dataset.scripts = '';
  document.documentElement.lang = 'en';
  vi.resetModules();
  await import('../../../src/site/entry-client');
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['load', 'pointerdown', 'keydown'])('the page is hydrated on %s, once', (name) => {
  expect(fetched).not.toHaveBeenCalled();
  const target = name === 'load' ? window : document;
  target.dispatchEvent(new Event(name));
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/site/a-en.json']);
  target.dispatchEvent(new Event(name));
  vi.advanceTimersByTime(4_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('pictures that never arrive delay that by four seconds', () => {
  vi.advanceTimersByTime(3_999);
  expect(fetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('when a file cannot be loaded, the next use of the page tries again; then the page is one without script', async () => {
  document.body.insertAdjacentHTML('beforeend', '<noscript></noscript>');
  document.querySelector('noscript')?.replaceChildren('<a href="/hi">हिंदी</a>');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetched.mockRejectedValue(new TypeError('no network'));
  document.dispatchEvent(new Event('keydown'));
  await expect.poll(() => warn.mock.calls).toHaveLength(1);
  expect(document.querySelector('a')).toBeNull();
  document.dispatchEvent(new Event('pointerdown'));
  await expect.poll(() => warn.mock.calls).toHaveLength(2);
  expect(document.querySelector('a'), 'while the button is held').toBeNull();
  document.dispatchEvent(new Event('pointerup'));
  vi.advanceTimersByTime(0);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/hi');
  document.dispatchEvent(new Event('pointerdown'));
  expect(fetched).toHaveBeenCalledTimes(2);
});
