import { describe, expect, it } from 'vitest';
import { placeOf, prefixedAddress } from '../../src/site/page-address';
import { contextIn } from '../binding/sample-context';

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
    ['/gu/orgabout/%E0%A4%A', 'GU', undefined, null],
    ['/fr/member', null, undefined, null],
    ['/nowhere', null, undefined, null],
    ['/MEMBER', null, undefined, null],
  ])('%s is in %s the page %s about %s', (path, language, page, subject) => {
    const place = placeOf(config, path);
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
    expect(prefixedAddress(code, path, subject)).toBe(address);
  });

  it('leads back to the page and its subject', () => {
    const place = placeOf(config, prefixedAddress('EN', '/orgabout', 'a b/c'));
    expect([place.language, place.page?.path, place.subject]).toEqual(['EN', '/orgabout', 'a b/c']);
  });
});
