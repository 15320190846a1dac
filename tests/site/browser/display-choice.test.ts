// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  chooseScheme,
  chooseTextSize,
  shownScheme,
  shownTextSize,
} from '../../../src/site/browser/display-choice';
import { displayScript } from '../../../src/engine/display/display-script';
import type { DarkScheme } from '../../../src/engine/site-config.generated';

const { dataset } = document.documentElement;
const chosen = (): object => Object.fromEntries(Object.entries(dataset));
const darkMedia = () => document.querySelector('meta')?.getAttribute('media');

function preferring(...features: readonly string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: features.some((feature) => query.includes(feature)),
  }));
}

/** A page as the server sends it, after its script has run. */
function load(darkScheme: DarkScheme = 'system'): void {
  const media = darkScheme === 'system' ? '(prefers-color-scheme:dark)' : 'not all';
  document.head.innerHTML = `<meta name="theme-color" media="${media}"><meta name="theme-color">`;
  runInThisContext(displayScript(darkScheme));
}

// jsdom lacks the property.
Object.defineProperty(HTMLMetaElement.prototype, 'media', {
  configurable: true,
  get(this: HTMLMetaElement) {
    return this.getAttribute('media');
  },
  set(this: HTMLMetaElement, media: string) {
    this.setAttribute('media', media);
  },
});

beforeEach(() => {
  preferring();
});

afterEach(() => {
  for (const name of Object.keys(dataset)) Reflect.deleteProperty(dataset, name);
  vi.restoreAllMocks();
});

test('a page has the look of the site until the visitor chooses another', () => {
  load();
  expect([chosen(), darkMedia()]).toEqual([{}, '(prefers-color-scheme:dark)']);
  expect([shownScheme('system'), shownTextSize()]).toEqual(['light', 'normal']);
});

test('choices are applied, stored and found again by the next page', () => {
  chooseScheme('dark', 'system');
  chooseTextSize('largest');
  expect(chosen()).toEqual({ scheme: 'dark', textSize: 'largest' });
  delete dataset.scheme;
  delete dataset.textSize;
  load();
  expect(chosen()).toEqual({ scheme: 'dark', textSize: 'largest' });
  expect([shownScheme('system'), shownTextSize(), darkMedia()]).toEqual(['dark', 'largest', 'all']);
});

test('the choice of another tab is applied', () => {
  load();
  window.localStorage.setItem('scheme', 'contrast');
  window.dispatchEvent(new Event('storage'));
  expect([dataset.scheme, darkMedia()]).toEqual(['contrast', 'not all']);
  window.localStorage.clear();
  window.dispatchEvent(new Event('storage'));
  expect([dataset.scheme, darkMedia()]).toEqual([undefined, '(prefers-color-scheme:dark)']);
});

test('what a page has by itself is not stored: it may change with the system', () => {
  chooseTextSize('large');
  chooseTextSize('normal');
  preferring('dark');
  chooseScheme('light', 'system');
  expect(window.localStorage.getItem('scheme')).toBe('light');
  chooseScheme('dark', 'system');
  expect(window.localStorage).toHaveLength(0);
  expect(chosen()).toEqual({});
});

test('without a choice the system decides, as far as the site allows', () => {
  preferring('dark');
  expect([shownScheme('system'), shownScheme('choice'), shownScheme('off')]).toEqual([
    'dark',
    'light',
    'light',
  ]);
  preferring('dark', 'contrast');
  expect(shownScheme('off')).toBe('contrast');
});

test.each(['', 'constructor', 'light"><script>', 'darker', '\n'])(
  'the stored value %j has no effect',
  (value) => {
    window.localStorage.setItem('scheme', value);
    window.localStorage.setItem('textSize', value);
    load();
    expect(chosen()).toEqual({});
    dataset.scheme = value;
    dataset.textSize = value;
    expect([shownScheme('system'), shownTextSize()]).toEqual(['light', 'normal']);
  },
);

test('a site without a dark scheme does not apply one that is stored', () => {
  window.localStorage.setItem('scheme', 'dark');
  load('off');
  expect(chosen()).toEqual({});
});

describe('where storage is forbidden', () => {
  beforeEach(() => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  });

  test('a choice lasts as long as the page', () => {
    load();
    chooseScheme('contrast', 'system');
    expect(shownScheme('system')).toBe('contrast');
  });
});
