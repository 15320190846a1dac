import { expect, test } from 'vitest';
import { isPagePath, languageOfPath, pageKey } from '../../../src/site/service-worker/page-key';

const address = 'https://www.motipura.example';

test.each([
  ['/', '/'],
  ['/gu/', '/gu'],
  ['/gu/member#main', '/gu/member'],
  ['/gu/member?page=2', '/gu/member?page=2'],
  ['/gu/member?page=1', '/gu/member'],
  ['/gu/member?page=x&utm_source=y', '/gu/member'],
  ['/gu/member/page/2/', '/gu/member/page/2'],
])('%s is kept as %s', (url, key) => {
  expect(pageKey(new URL(url, address))).toBe(address + key);
});

test.each([
  ['/', true],
  ['/gu/orgabout/12', true],
  ['/siteplan', true],
  ['/api/News/GetPublicList', false],
  ['/documents/form', false],
  ['/media/320/a', false],
  ['/gu/feed.xml', false],
  ['/service-worker.js', false],
])('%s can be a page: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
});

test('the language of a path is that of its whole first segment', () => {
  const offline = { html: '', policy: '' };
  const languages = [{ tag: 'gu', prefix: '/gu', offline }];
  const tagOf = (path: string) => languageOfPath({ languages }, path)?.tag;
  expect([tagOf('/gu'), tagOf('/gu/member'), tagOf('/guide'), tagOf('/member')]).toEqual([
    'gu',
    'gu',
    undefined,
    undefined,
  ]);
});
