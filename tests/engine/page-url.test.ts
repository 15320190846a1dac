import { describe, expect, it } from 'vitest';
import { prefixedPath, resolvePath, subjectPath } from '../../src/engine/page/page-url';
import { contextIn } from './binding/sample-context';

const { config } = contextIn('GU').site;

describe('the place of a path', () => {
  it.each([
    ['/', null, '/', null],
    ['/member', null, '/member', null],
    ['/member/', null, '/member', null],
    ['/gu', 'GU', '/', null],
    ['/gu/', 'GU', '/', null],
    ['/en/member', 'EN', '/member', null],
    ['/hi/orgabout', 'HI', '/orgabout', null],
    ['/hi/orgabout/12', 'HI', '/orgabout', '12'],
    ['/hi/orgabout/a%20b', 'HI', '/orgabout', 'a b'],
    ['/orgabout/12', null, undefined, null],
    ['/en/member/12', 'EN', undefined, null],
    ['/hi/orgabout/100%25', 'HI', '/orgabout', '100%'],
    ['/hi/orgabout/a%252Fb', 'HI', '/orgabout', 'a%2Fb'],
    ['/hi/orgabout/a%2Fb', 'HI', '/orgabout', 'a/b'],
    ['/hi/orgabout/12///', 'HI', '/orgabout', '12'],
    ['/gu/orgabout/%E0%A4%A', 'GU', undefined, null],
    ['/gu/orgabout/100%', 'GU', undefined, null],
    ['/gu/orgabout/12.ics', 'GU', undefined, null],
    ['//', null, '/', null],
    ['/fr/member', null, undefined, null],
    ['/nowhere', null, undefined, null],
    ['/MEMBER', null, undefined, null],
  ])('%s is in %s the page %s about %s', (path, language, page, subject) => {
    const place = resolvePath(config, path);
    expect([place.language, place.page?.path, place.subject]).toEqual([language, page, subject]);
  });
});

describe('the address of a page in a language', () => {
  it.each([
    ['GU', '/', undefined, '/gu'],
    ['EN', '/member', undefined, '/en/member'],
    ['HI', '/orgabout', '12', '/hi/orgabout/12'],
    ['HI', '/orgabout', 'a b/c', '/hi/orgabout/a%20b%2Fc'],
  ])('%s %s %s is %s', (code, path, subject, address) => {
    expect(prefixedPath(code, path, subject)).toBe(address);
  });

  it.each(['a b/c', '100%', 'a%2Fb', '%', 'a?b#c', 'ક', '😀', '\\', 'toString'])(
    'leads back to the page and its subject %s',
    (id) => {
      const place = resolvePath(config, prefixedPath('EN', '/orgabout', id));
      expect([place.language, place.page?.path, place.subject]).toEqual(['EN', '/orgabout', id]);
    },
  );

  it('of an id with a lone surrogate replaces it instead of throwing', () => {
    expect(prefixedPath('EN', '/orgabout', 'a\ud800b')).toBe('/en/orgabout/a%EF%BF%BDb');
    expect(subjectPath('/orgabout', '\udc00')).toBe('/orgabout/%EF%BF%BD');
  });
});

it('a path of 100,000 slashes is no page', () => {
  expect(resolvePath(config, `/gu/${'/'.repeat(100_000)}x`).page).toBeNull();
});
