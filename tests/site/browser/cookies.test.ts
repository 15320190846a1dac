// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '../../../src/site/browser/cookies';
import { recordFirstVisit } from '../../../src/site/shell/first-visit/first-visit-cookie';

const names = ['language', 'firstVisit'];

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  names.forEach((name) => {
    document.cookie = `${name}=; max-age=0; path=/`;
  });
});

/** As in a sandboxed frame. */
function forbidCookies(): void {
  const forbidden = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: forbidden, set: forbidden });
}

test('a cookie is found by its whole name', () => {
  writeCookie('language', 'HI', 60);
  expect([readCookie('language'), readCookie('lang'), readCookie('anguage')]).toEqual(['HI', null, null]);
});

test('a cookie is set for the whole site and the given time', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  writeCookie('firstVisit', 'true', 8 * 3600);
  expect(set).toHaveBeenCalledWith('firstVisit=true; max-age=28800; path=/; samesite=lax');
});

test('forbidden cookies do not throw (B3.5.2)', () => {
  forbidCookies();
  writeCookie('language', 'HI', 60);
  expect(readCookie('language')).toBeNull();
});

describe('the first visit', () => {
  const config = { cookie: 'firstVisit', hours: 8 };

  test('is the one without the cookie, which it sets (B4.4.4)', () => {
    expect([recordFirstVisit(config), recordFirstVisit(config)]).toEqual([true, false]);
  });

  test('never happens where cookies are forbidden', () => {
    forbidCookies();
    expect(recordFirstVisit(config)).toBe(false);
  });
});
