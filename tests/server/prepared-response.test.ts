import { expect, test } from 'vitest';
import { prepareResponse, sizeOfResponse } from '../../src/server/http/prepared-response';

test('a response is prepared in three codings that share a weak tag', async () => {
  const response = await prepareResponse({
    text: 'ગ્રામસભા '.repeat(50),
    headers: { vary: 'Accept-Encoding' },
  });
  const { etag, status, variants } = response;
  expect(status).toBe(200);
  expect(etag).toMatch(/^W\/"/);
  for (const { headers, body } of Object.values(variants)) {
    expect(headers).toEqual(
      expect.arrayContaining([
        'vary',
        'Accept-Encoding',
        'etag',
        etag,
        'content-length',
        String(body.length),
      ]),
    );
  }
  expect(variants.br.headers).toEqual(expect.arrayContaining(['content-encoding', 'br']));
  expect(variants.identity.headers).not.toContain('content-encoding');
  expect(sizeOfResponse(response)).toBeGreaterThan(variants.identity.body.length);
});

test.each(['ગ્રામ', 'a\r\nset-cookie: b', '\0'])(
  'a header with the value %j is refused before anything is sent',
  async (value) => {
    await expect(prepareResponse({ text: '', headers: { 'x-frame-options': value } })).rejects.toThrow(
      /header/,
    );
  },
);
