// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '../../../src/site/browser/cookies';
import { reconcileLanguage } from '../../../src/site/language/stored-language';
import { sampleSite } from '../../../stories/harness/sample-site';

const state = { language: 'GU', siteFiles: {}, prefix: '', today: '2026-01-01', dehydratedState: {} };

beforeEach(() => {
  writeCookie('language', '', 0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function reconcile(stored: string | null, cookie: string | null, shown = 'GU') {
  if (stored !== null) window.localStorage.setItem('language', stored);
  if (cookie !== null) writeCookie('language', cookie, 60);
  const wanted = reconcileLanguage(sampleSite(shown), state);
  return [wanted, window.localStorage.getItem('language'), readCookie('language')];
}

describe('the language of a plain path', () => {
  test.each([
    ['is stored on the first visit (B4.1.1)', null, null, 'GU', 'GU'],
    ['is that of the page, which follows the cookie, when none is stored', null, 'HI', 'HI', 'HI'],
    ['is the stored one, which corrects the cookie (B4.1.2)', 'EN', 'HI', 'HI', 'EN'],
    ['is English for a code in lower case (B1.2.3)', 'gu', null, 'GU', 'EN'],
    ['is English for an unknown code (B1.2.3)', 'xx', null, 'GU', 'EN'],
    ['is that of the page for an empty entry', '', null, 'GU', 'GU'],
  ])('%s', (_name, stored, cookie, shown, wanted) => {
    expect(reconcile(stored, cookie, shown)).toEqual([wanted, wanted, wanted]);
  });

  test('is that of the page where storage and cookies are forbidden', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(reconcileLanguage(sampleSite('HI'), state)).toBe('HI');
  });
});

test('under a language prefix the URL decides and nothing is stored (B10.1.2)', () => {
  window.localStorage.setItem('language', 'EN');
  expect(reconcileLanguage(sampleSite('HI'), { ...state, prefix: '/hi' })).toBe('HI');
  expect([window.localStorage.getItem('language'), readCookie('language')]).toEqual(['EN', null]);
});
