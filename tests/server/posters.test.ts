import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { createServer } from '../../src/server/start/create-server';
import { readSampleSite, serveSite, testEnvironment } from './site-server';
import { assets } from './test-assets';

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const notices = [
  {
    id: 'n-1',
    title: { EN: 'Gram sabha', GU: 'ગ્રામસભા', HI: 'ग्राम सभा' },
    text: { EN: 'All are asked to come.', GU: 'સૌએ આવવું.', HI: 'सब आएँ।' },
    validFrom: day(-2),
    validUntil: day(9),
  },
  { id: 'old', title: { EN: 'Old' }, text: { EN: '' }, validFrom: day(-90), validUntil: day(-60) },
  { id: 'coming', title: { EN: 'Coming' }, text: { EN: '' }, validFrom: day(9), validUntil: day(60) },
  {
    id: 'hostile',
    title: { EN: `</svg><script>alert(1)</script>&\u0000\u202e😀${'x'.repeat(5000)}` },
    text: { EN: `${'\u0aa4\u0acd'.repeat(3000)}\n`.repeat(3) },
    validFrom: '31-31-2026',
  },
];

const sample = await readSampleSite();
const checked: CheckedSite = { ...sample, records: { ...sample.records, notices } };
const app = await createServer({
  assets,
  clientFolder: null,
  environment: await testEnvironment(),
  checked,
  limits: { closeMs: 100 },
});
const site = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

const pixelsOf = async (path: string): Promise<Buffer> => {
  const response = await fetch(site + path);
  expect(response.status).toBe(200);
  return sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer();
};

describe('a notice', () => {
  test('is a picture of 1080 px and a sheet of A4', async () => {
    for (const [name, width, height] of [
      ['picture.png', 1080, 1080],
      ['poster.png', 1240, 1754],
    ] as const) {
      const response = await fetch(`${site}/gu/notice/n-1/${name}`);
      expect(response.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
      expect(bytes.byteLength).toBeLessThan(200_000);
    }
  });

  test('has another picture in each language', async () => {
    const [gu, hi, en] = await Promise.all(
      ['gu', 'hi', 'en'].map((code) => pixelsOf(`/${code}/notice/n-1/picture.png`)),
    );
    expect(gu?.equals(hi ?? Buffer.alloc(0))).toBe(false);
    expect(hi?.equals(en ?? Buffer.alloc(0))).toBe(false);
  });

  test('is answered with 304 while it is the same', async () => {
    const first = await fetch(`${site}/en/notice/n-1/picture.png`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{16}"$/);
    const again = await fetch(`${site}/en/notice/n-1/picture.png`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('is linked beside the buttons for sharing, without script', async () => {
    const html = await (await fetch(`${site}/en/notice/n-1`)).text();
    expect(html).toMatch(/<a[^>]*href="\/en\/notice\/n-1\/picture\.png"[^>]*download="Gram sabha\.png"/);
    expect(html).toContain('href="/en/notice/n-1/poster.png"');
  });

  test.each(['old', 'coming', 'unknown', '..', '%'])('that is “%s” has no picture', async (id) => {
    const response = await fetch(`${site}/en/notice/${id}/picture.png`);
    expect([400, 404]).toContain(response.status);
  });

  test('that has expired has no links to posters', async () => {
    const html = await (await fetch(`${site}/en/notice/old`)).text();
    expect(html).toContain('Old');
    expect(html).not.toContain('picture.png');
  });

  test('with hostile texts is drawn, too', async () => {
    await pixelsOf('/en/notice/hostile/picture.png');
    await pixelsOf('/en/notice/hostile/poster.png');
  });
});

test('a page without the option has no posters', async () => {
  expect((await fetch(`${site}/en/newsitem/1/picture.png`)).status).toBe(404);
});

test('an emblem that cannot be read is left out', async () => {
  const { config } = checked;
  const theme = { ...config.theme, logo: 'pictures/missing.png' };
  const url = await serveSite({ checked: { ...checked, config: { ...config, theme } } });
  expect((await fetch(`${url}/en/notice/n-1/picture.png`)).status).toBe(200);
});

test('a network has only so many drawn, and gets those that are there', async () => {
  const url = await serveSite({ checked, variables: { RATE_LIMIT: '1' } });
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  expect(await statusOf('/en/notice/n-1/picture.png')).toBe(200);
  expect(await statusOf('/gu/notice/n-1/picture.png')).toBe(429);
  expect(await statusOf('/en/notice/n-1/picture.png')).toBe(200);
});
