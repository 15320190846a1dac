import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../src/server/start/create-server';
import { readSampleSite, testEnvironment } from './site-server';
import { assets } from './test-assets';

const app = await createServer({
  assets,
  clientFolder: null,
  environment: await testEnvironment(),
  checked: await readSampleSite(),
  limits: { closeMs: 100 },
});
afterAll(() => app.close());

test('a site file is compressed better than other answers, for browsers that take brotli', async () => {
  const { payload: html } = await app.inject('/en');
  const [url = ''] = /\/site\/[0-9a-f]+-en\.json/.exec(html) ?? [];
  const answer = (encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });
  const plain = await answer('identity');
  const br = await answer('gzip, br');
  expect(br.headers).toMatchObject({ 'content-encoding': 'br' });
  expect(br.headers.vary).toContain('Accept-Encoding');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
  const quick = brotliCompressSync(plain.payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(br.rawPayload.length).toBeLessThan(quick.length);
});
