import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { failureResponse, successResponse, type Council } from '../../server/council/council';
import { createPageFonts } from '../../server/page/page-fonts';
import { pageFontId } from '../../src/model/theme/page-font';
import { sharedConverter } from './sample-site';
import { exportSample } from './export-sample';
import { readFile } from 'node:fs/promises';
import { readSampleSite, serveSite, type SiteServerOptions } from './site-server';

/** The fonts as they are in the source, under the names that pages have for them there. */
const clientFolder = join(import.meta.dirname, '../../src/ui/fonts');

const preload = /<link rel="preload" as="font"[^>]*>/g;
const element = new RegExp(`<script type="application/json" id="${pageFontId}">(.*?)</script>`);

const fontSchema = z.object({
  file: z.string(),
  faces: z.array(z.object({ weight: z.string(), sizeAdjust: z.string(), unicodeRange: z.string() })),
});

const fontIn = (html: string) => fontSchema.parse(JSON.parse(element.exec(html)?.[1] ?? 'null'));

const prepared = (options: SiteServerOptions = {}) =>
  serveSite({ variables: { PREPARE_PAGES: 'on' }, clientFolder, ...options });

const get = async (url: string) => {
  const response = await fetch(url);
  return { headers: response.headers, html: await response.text() };
};

/** A page once it has its font. */
async function withFont(url: string) {
  await expect.poll(async () => (await get(url)).html, { timeout: 20_000 }).toMatch(element);
  return get(url);
}

describe('a page', () => {
  it('preloads its font at first, and later has the part of it that its text needs', async () => {
    const site = await prepared();
    const first = await get(`${site}/gu/member`);
    expect(first.html.match(preload)).toHaveLength(1);
    expect(first.html).not.toMatch(element);
    const { html } = await withFont(`${site}/gu/member`);
    const { file, faces } = fontIn(html);
    expect(Buffer.from(file, 'base64').subarray(0, 4).toString()).toBe('wOF2');
    expect(faces.map(({ weight, sizeAdjust }) => [weight, sizeAdjust])).toEqual([
      ['400', '100.00%'],
      ['599', '104.60%'],
    ]);
    expect(faces[0]?.unicodeRange).toContain('U+A95-A97');
    const [link = ''] = html.match(preload) ?? [];
    expect(html).toContain(`<body><noscript>${link}</noscript><script`);
    expect(html.replace(/<noscript>.*?<\/noscript>/g, '')).not.toMatch(preload);
  });

  it('with a form has one too, and a visitor still gets values of their own', async () => {
    const site = await prepared();
    const { html } = await withFont(`${site}/gu/complaints`);
    const keyOf = (page: string) => /name="_key" value="([^"]+)"/.exec(page)?.[1];
    expect(keyOf(html)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf((await get(`${site}/gu/complaints`)).html)).not.toBe(keyOf(html));
  });

  it('allows the script that adds the font, and no other', async () => {
    const site = await prepared();
    const { headers } = await withFont(`${site}/en/member`);
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[\w+/=]{44}' 'sha256-[\w+/=]{44}';/,
    );
  });

  it.each<[string, string, SiteServerOptions]>([
    ['in a script whose font devices have', '/hi/member', {}],
    ['with a list that failed', '/gu/member', failing()],
    ['of a site without a build', '/gu/member', { clientFolder: null }],
    [
      'whose font cannot be made',
      '/gu/member',
      { converter: { ...sharedConverter, subsetFont: async () => 'busy' } },
    ],
    [
      'whose font would be large',
      '/gu/member',
      {
        converter: {
          ...sharedConverter,
          subsetFont: async () => ({ bytes: Buffer.alloc(20_001), range: 'U+20' }),
        },
      },
    ],
  ])('%s has none, and is compressed best', async (_, path, options) => {
    const site = await prepared(options);
    const sizeNow = async () => {
      const response = await fetch(site + path, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      return Number(response.headers.get('content-length'));
    };
    const first = await sizeNow();
    await expect.poll(sizeNow, { timeout: 20_000 }).toBeLessThan(first);
    expect((await get(site + path)).html).not.toMatch(element);
  });
});

/** A council with all lists but that of the members. */
function failing(): SiteServerOptions {
  const answer = (source: string) =>
    source === 'members' ? failureResponse(503, 'The council does not answer.') : successResponse([], 0);
  const council: Council = {
    get: async ({ source }) => answer(source),
    currentVersion: ({ source }) => answer(source).version,
  };
  return { council };
}

it('an exported page has its font', async () => {
  const checked = await readSampleSite();
  const fonts = createPageFonts({ checked, clientFolder, converter: sharedConverter, priority: 'now' });
  const { folder } = await exportSample({ fonts });
  const html = await readFile(join(folder, 'gu/member/index.html'), 'utf8');
  expect(fontIn(html).faces).toHaveLength(2);
  expect(await readFile(join(folder, 'hi/member/index.html'), 'utf8')).not.toMatch(element);
});
