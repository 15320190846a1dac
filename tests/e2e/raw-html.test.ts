import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import type { Section } from '../../src/model/site-config.generated';
import { sourcePath } from '../../src/model/source/api-call';
import { pageSections } from '../../src/model/page/page-sections';
import { searchPath } from '../../src/templates/declarations';
import { config, languages, messagesOf } from './sample-config';

const listSchema = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

const siteUrl = inject('siteUrl');

/** The source and the field of a text that the page shows of its records, where it has any. */
function shownField(section: Section): { source: string; field: string } | null {
  if (!('source' in section) || !('bind' in section) || section.template === 'category-pills') return null;
  const bind: Record<string, unknown> = { ...section.bind };
  const field = [bind.title, bind.body, bind.caption].find((one) => one !== undefined);
  if (typeof field === 'string') return { source: section.source, field };
  if (typeof field !== 'object' || field === null || !('field' in field)) return null;
  return { source: section.source, field: String(field.field) };
}

async function recordsOf(name: string, code: string): Promise<Record<string, unknown>[]> {
  const source = config.sources[name];
  if (!source) return [];
  const response = await fetch(`${siteUrl}/api${sourcePath(name, source)}?lang=${code}`);
  return listSchema.parse(await response.json()).data;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

describe.each(languages)('in $code', ({ code, prefix, tag }) => {
  test.each(config.pages)('$path answers with its content in the HTML', async (page) => {
    const response = await fetch(`${siteUrl}${prefix}${page.path === '/' ? '' : page.path}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${tag}"`);
    if (page.heading === undefined)
      expect(html).toContain(
        escaped(messagesOf(code)[typeof page.title === 'string' ? page.title : ''] ?? '?'),
      );
    const sections = page.subject === undefined ? pageSections(config, page) : [];
    for (const section of sections) {
      const shown = shownField(section);
      const records = shown ? await recordsOf(shown.source, code) : [];
      const texts = records
        .map((record) => record[shown?.field ?? ''])
        .filter((text) => typeof text === 'string');
      const found = texts.filter((text) => html.includes(escaped(text.slice(0, 40).split('\n')[0] ?? '')));
      if (texts.length > 0)
        expect(found, `${section.template} of ${shown?.source ?? ''}`).not.toHaveLength(0);
    }
  });

  const listed = config.pages.filter((page) => page.path !== searchPath(config));

  test.each(listed)('$path tells search engines and previews what it is', async (page) => {
    const path = `${prefix}${page.path === '/' ? '' : page.path}`;
    const html = await (await fetch(siteUrl + path)).text();
    const address = config.publicAddress + path;
    const metas = [...html.matchAll(/<meta (?:name|property)="([\w:]+)" content="([^"]*)">/g)];
    const meta = Object.fromEntries(metas.map(([, name = '', content = '']) => [name, content]));
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(meta).toMatchObject({ 'og:url': address, 'og:description': meta.description });
    expect(meta.description?.length).toBeGreaterThan(20);
    expect(meta['og:image']).toMatch(/^https:.*\/media\/share\/.*\.jpg$/);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const hasBreadcrumb = json.includes('"BreadcrumbList"');
    expect(hasBreadcrumb).toBe(page.path !== '/');
    expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
  });

  test('an unknown path is a 404 with the not-found page', async () => {
    const response = await fetch(`${siteUrl}${prefix}/no-such-page`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(escaped(messagesOf(code)['notFound.text'] ?? '?'));
  });

  test.each(config.pages.filter(({ subject }) => subject))(
    '$path offers its subjects by name',
    async ({ path, subject }) => {
      const { source = '', label = '' } = config.subjects?.[subject ?? ''] ?? {};
      const html = await (await fetch(`${siteUrl}${prefix}${path}`)).text();
      const names = (await recordsOf(source, code)).map((record) => String(record[label]));
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(html).toContain(escaped(name));
    },
  );
});

test('a plain path uses the language of the cookie, Gujarati without one, English for an unknown one', async () => {
  const langOf = async (cookie?: string) => {
    const response = await fetch(`${siteUrl}/member`, { headers: cookie ? { cookie } : {} });
    return /<html lang="(\w+)"/.exec(await response.text())?.[1];
  };
  expect(await langOf()).toBe('gu');
  expect(await langOf('language=HI')).toBe('hi');
  expect(await langOf('language=XX')).toBe('en');
});

const eagerPictures = async (path: string) => {
  const html = await (await fetch(siteUrl + path)).text();
  const [head = '', body = ''] = html.split('</head>');
  const loadings = body.slice(body.indexOf('<main')).matchAll(/<img[^>]* width="\d+"[^>]* loading="(\w+)"/g);
  return {
    preloads: head.match(/<link rel="preload"[^>]* as="image"[^>]* fetchPriority="high"/g)?.length ?? 0,
    loadings: [...loadings].map(([, loading]) => loading),
  };
};

test.each(['/villageheritage', '/villageplaces', '/villagephotos', '/photogallery'])(
  '%s begins with pictures: the first one is preloaded, the others are lazy',
  async (path) => {
    const { preloads, loadings } = await eagerPictures(`/gu${path}`);
    expect(preloads).toBe(1);
    expect(loadings.length).toBeGreaterThan(1);
    expect(loadings.map((loading) => loading === 'eager')).toEqual(loadings.map((_, index) => index === 0));
  },
);

test('a page that begins with texts preloads none of its pictures', async () => {
  const { preloads, loadings } = await eagerPictures('/gu/aboutus');
  expect(preloads).toBe(0);
  expect(new Set(loadings)).toEqual(new Set(['lazy']));
});

test('is ready at /healthz', async () => {
  expect((await fetch(`${siteUrl}/healthz`)).status).toBe(200);
});

test('every response has the security headers', async () => {
  for (const path of [
    '/',
    '/no-such-page',
    '/api/Member/GetPublicList',
    '/api/none',
    '/media/none',
    '/healthz',
  ]) {
    const { headers } = await fetch(siteUrl + path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
  }
  const policy = (await fetch(siteUrl)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).not.toContain('unsafe-eval');
});

test('an unchanged page costs a few bytes the second time', async () => {
  const first = await fetch(`${siteUrl}/gu/contactus`);
  const again = await fetch(`${siteUrl}/gu/contactus`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
