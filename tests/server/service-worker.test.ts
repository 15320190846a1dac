import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { serveSite } from './site-server';

const workerBundle = {
  script: 'self.started = true;',
  push: 'self.notifies = true;',
  assets: ['/assets/a.js'],
  laterAssets: ['/assets/b.js'],
};

const settingsSchema = z.object({
  languages: z.array(
    z.object({
      tag: z.string(),
      prefix: z.string(),
      offline: z.object({ html: z.string(), policy: z.string() }),
    }),
  ),
  timeZone: z.string(),
  display: z.object({ dateFormat: z.string() }),
  assets: z.array(z.string()),
  laterAssets: z.array(z.string()),
});

async function scriptOf(variables: Readonly<Record<string, string>> = {}) {
  const site = await serveSite({ workerBundle, variables });
  const response = await fetch(`${site}/service-worker.js`);
  return { site, headers: response.headers, script: await response.text() };
}

describe('the service worker', () => {
  test('has its settings before its code, and may request this site only', async () => {
    const { headers, script } = await scriptOf();
    const self: Record<string, unknown> = {};
    runInNewContext(script, { self });
    expect(self.started).toBe(true);
    const settings = settingsSchema.parse(structuredClone(self.siteSettings));
    expect(settings).toMatchObject({
      timeZone: 'Asia/Kolkata',
      display: { dateFormat: 'DD-MM-YYYY' },
      assets: workerBundle.assets,
      laterAssets: workerBundle.laterAssets,
    });
    expect(settings.languages.map(({ prefix }) => prefix)).toEqual(['/gu', '/hi', '/en']);
    expect(settings.languages[2]?.offline.html).toContain('There is no internet connection');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });

  test('is registered by pages, which may load a manifest', async () => {
    const { site } = await scriptOf();
    const page = await fetch(`${site}/en/contactus`);
    const [file = ''] = /\/site\/[\da-f]{16}-en\.json/.exec(await page.text()) ?? [];
    expect(await (await fetch(site + file)).text()).toContain('"hasWorker":true');
    expect(page.headers.get('content-security-policy')).toContain("manifest-src 'self';");
  });

  test.each([
    ['SERVICE_WORKER=off', { variables: { SERVICE_WORKER: 'off' }, workerBundle }],
    ['development', {}],
  ])('is removed with %s, and not registered', async (_, options) => {
    const site = await serveSite(options);
    const script = await (await fetch(`${site}/service-worker.js`)).text();
    const listeners = new Map<string, (event: { waitUntil: (promise: Promise<unknown>) => void }) => void>();
    const deleted: string[] = [];
    const self = {
      addEventListener: listeners.set.bind(listeners),
      registration: { unregister: async () => deleted.push('registration') },
    };
    const caches = {
      keys: async () => ['site-pages-1', 'site-assets-0', 'other'],
      delete: async (name: string) => deleted.push(name),
    };
    runInNewContext(script, { self, caches, Promise });
    await new Promise<unknown>((resolve) =>
      listeners.get('activate')?.({ waitUntil: (promise) => resolve(promise) }),
    );
    expect(deleted).toEqual(['site-pages-1', 'site-assets-0', 'registration']);
    expect(listeners.has('fetch')).toBe(false);
    const [file = ''] =
      /\/site\/[\da-f]{16}-en\.json/.exec(await (await fetch(`${site}/en/contactus`)).text()) ?? [];
    expect(await (await fetch(site + file)).text()).not.toContain('hasWorker');
  });
});

const manifestSchema = z.looseObject({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
});

test('the manifest is in the language of its address, with icons of the logo', async () => {
  const site = await serveSite();
  const response = await fetch(`${site}/hi/site.webmanifest`);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = manifestSchema.parse(await response.json());
  expect(manifest).toMatchObject({
    id: '/',
    name: 'मोतीपुरा ग्राम पंचायत',
    short_name: 'मोतीपुरा',
    lang: 'hi',
    start_url: '/hi',
    theme_color: '#0B5258',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const icon = await fetch(site + src);
    const { width, height, format } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
    expect(icon.headers.get('cache-control')).toContain('immutable');
  }
  expect((await fetch(`${site}/icons/0123456789abcdef-192.png`)).status).toBe(404);
});
