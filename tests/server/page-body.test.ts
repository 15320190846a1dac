import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { chooseEncoding, rememberingEncodings } from '../../server/page/accept-encoding';
import { compressBest, createPageBody, matchesEtag, sizeOfBody } from '../../server/page/page-body';

describe('the coding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; Q = 0.1', 'br'],
    ['*', 'br'],
    ['gzip, *;q=0', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['identity;q=0.5, gzip;q=0.2', 'identity'],
    ['identity;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['br;q=wrong', 'br'],
    ['br;q=1.1.1', 'identity'],
    [',,;', 'identity'],
  ])('for “%s” is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test('is the same when it is remembered', () => {
    const choose = rememberingEncodings();
    expect([choose('br;q=0, gzip'), choose('br;q=0, gzip'), choose('br'), choose(undefined)]).toEqual([
      'gzip',
      'gzip',
      'br',
      'identity',
    ]);
  });
});

describe('a page', () => {
  const rows = Array.from({ length: 500 }, (_, index) => `<li>ગ્રામ ${index * 37} પંચાયત ${index ** 3}</li>`);
  const html = `<ul>${rows.join('')}</ul>`;

  it('has the same text in every coding', async () => {
    const { bytes } = await createPageBody(html);
    expect(bytes.identity.toString()).toBe(html);
    expect(gunzipSync(bytes.gzip).toString()).toBe(html);
    expect(brotliDecompressSync(bytes.br).toString()).toBe(html);
  });

  it('has the same text and ETag when it is compressed better, in fewer bytes', async () => {
    const body = await createPageBody(html);
    const better = await compressBest(body);
    expect(gunzipSync(better.bytes.gzip).toString()).toBe(html);
    expect(brotliDecompressSync(better.bytes.br).toString()).toBe(html);
    expect(better.etag).toBe(body.etag);
    expect(sizeOfBody(better)).toBeLessThan(sizeOfBody(body));
  });

  it('has an ETag of its text', async () => {
    const [one, same, other] = await Promise.all([html, html, `${html} `].map(createPageBody));
    expect(one?.etag).toMatch(/^W\/"[\w+/=]{44}"$/);
    expect(same?.etag).toBe(one?.etag);
    expect(other?.etag).not.toBe(one?.etag);
  });
});

describe('If-None-Match', () => {
  it.each([
    [undefined, false],
    ['W/"a"', true],
    ['"a"', true],
    ['W/"b", W/"a"', true],
    ['*', true],
    ['W/"b"', false],
    ['', false],
    ['a', false],
  ])('%s names W/"a": %s', (header, isNamed) => {
    expect(matchesEtag(header, 'W/"a"')).toBe(isNamed);
  });
});
