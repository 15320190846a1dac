// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyClickAttribute } from '../../src/model/page/early-click';
import { pageScriptsId } from '../../src/model/page/page-scripts';

const loadsScripts = (): boolean => document.head.querySelector('link[rel=modulepreload]') !== null;

const startWorker = vi.fn<(script: URL, options: WorkerOptions) => void>();

beforeEach(async () => {
  vi.useFakeTimers();
  startWorker.mockReset();
  vi.stubGlobal('Worker', startWorker);
  document.documentElement.lang = 'gu';
  document.head.innerHTML = '';
  document.body.innerHTML = `<button type="button">One</button><button type="button">Two</button>
    <template id="${pageScriptsId}"><link rel="modulepreload" href="/assets/a.js"></template>`;
  vi.resetModules();
  await import('../../src/first-script');
});

afterEach(() => {
  // Ends the listeners of this test.
  window.dispatchEvent(new Event('load'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['load', 'pointerdown', 'keydown'])('the scripts are loaded on %s, once', (name) => {
  expect(loadsScripts()).toBe(false);
  const target = name === 'load' ? window : document;
  target.dispatchEvent(new Event(name));
  expect(loadsScripts()).toBe(true);
  target.dispatchEvent(new Event(name));
  vi.runAllTimers();
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
  expect(startWorker).toHaveBeenCalledOnce();
  const [[script, options] = []] = startWorker.mock.calls;
  expect(script?.pathname).toMatch(/\/load-locale-data\.ts$/);
  expect(options).toEqual({ name: 'gu' });
});

test('pictures that never arrive delay the scripts by four seconds', () => {
  vi.advanceTimersByTime(3_999);
  expect(loadsScripts()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(loadsScripts()).toBe(true);
});

test('the last button that was clicked before the scripts is marked', () => {
  const [one, two] = document.querySelectorAll('button');
  one?.click();
  two?.click();
  expect([one, two].map((button) => button?.hasAttribute(earlyClickAttribute))).toEqual([false, true]);
});
