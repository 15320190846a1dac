// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { supportScript } from '../../../src/engine/page/support-script';

const { dataset } = document.documentElement;

/** Runs the script in a browser with or without these features; whether it supports the browser. */
function decide(hasDialog: boolean, hasAspectRatio: boolean): boolean {
  vi.stubGlobal('HTMLDialogElement', hasDialog ? Element : undefined);
  vi.stubGlobal('CSS', { supports: (name: string) => name === 'aspect-ratio' && hasAspectRatio });
  runInThisContext(supportScript);
  return dataset.scripts === '';
}

beforeEach(() => {
  delete dataset.scripts;
  document.body.innerHTML = '<p>One</p><noscript></noscript><p>Two</p>';
  document.querySelector('noscript')?.replaceChildren('<a href="/hi">हिंदी</a>');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('with dialogs: %s, with aspect ratios: %s; scripts run: %s', (hasDialog, hasAspectRatio, runs) => {
  expect(decide(hasDialog, hasAspectRatio)).toBe(runs);
});

test('an older browser shows what is for visitors without script, once the page is there', () => {
  decide(true, false);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(document.body.innerHTML).toBe('<p>One</p><a href="/hi">हिंदी</a><p>Two</p>');
});
