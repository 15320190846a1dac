import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Page, Section } from '../../src/config/site-config.generated';
import { config, languages, messagesOf } from './sample-config';
import { startSite, type SiteProcess } from './site-process';

const listSchema = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

let site: SiteProcess;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

function sectionsOf({ sections = [], columns }: Page): readonly Section[] {
  return columns ? [...(columns.left ?? []), ...columns.centre, ...(columns.right ?? [])] : sections;
}

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
  const { path = '', query = {} } = config.sources[name] ?? {};
  if (Object.values(query).some((value) => value.startsWith('$subject'))) return [];
  const response = await fetch(`${site.address}/api${path}?lang=${code}`);
  return listSchema.parse(await response.json()).data;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

describe.each(languages)('in $code', ({ code, prefix, tag }) => {
  test.each(config.pages)('$path answers with its content in the HTML', async (page) => {
    const response = await fetch(`${site.address}${prefix}${page.path === '/' ? '' : page.path}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${tag}"`);
    if (page.heading === undefined)
      expect(html).toContain(
        escaped(messagesOf(code)[typeof page.title === 'string' ? page.title : ''] ?? '?'),
      );
    for (const section of sectionsOf(page)) {
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

  test('an invented path answers 404 with the page that says so', async () => {
    const response = await fetch(`${site.address}${prefix}/no-such-page`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(escaped(messagesOf(code)['notFound.text'] ?? '?'));
  });

  test.each(config.pages.filter(({ subject }) => subject))(
    '$path offers its subjects by name',
    async ({ path, subject }) => {
      const { source = '', label = '' } = config.subjects?.[subject ?? ''] ?? {};
      const html = await (await fetch(`${site.address}${prefix}${path}`)).text();
      const names = (await recordsOf(source, code)).map((record) => String(record[label]));
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(html).toContain(escaped(name));
    },
  );
});

test('a plain path speaks the language of the cookie, Gujarati without one, English for an unknown one', async () => {
  const langOf = async (cookie?: string) => {
    const response = await fetch(`${site.address}/member`, { headers: cookie ? { cookie } : {} });
    return /<html lang="(\w+)"/.exec(await response.text())?.[1];
  };
  expect(await langOf()).toBe('gu');
  expect(await langOf('language=HI')).toBe('hi');
  expect(await langOf('language=XX')).toBe('en');
});

test('is ready at /healthz', async () => {
  expect((await fetch(`${site.address}/healthz`)).status).toBe(200);
});

test('every answer carries the security headers', async () => {
  for (const path of [
    '/',
    '/no-such-page',
    '/api/Member/GetPublicList',
    '/api/none',
    '/media/none',
    '/healthz',
  ]) {
    const { headers } = await fetch(site.address + path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
  }
  const policy = (await fetch(site.address)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).not.toContain('unsafe-eval');
});

test('a page that has not changed costs a few bytes the second time', async () => {
  const first = await fetch(`${site.address}/gu/contactus`);
  const again = await fetch(`${site.address}/gu/contactus`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
