import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { failureResponse, successResponse, type Council } from '../../src/server/council/council';
import { createMetrics } from '../../src/server/monitoring/metrics';
import { renderPage } from '../../src/site/entry-server';
import { sourceKey } from '../../src/engine/source/source-request';
import { readSampleSite, serveSite, type SiteServerOptions } from './site-server';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

/** A request as it is, without decompression and without headers that the caller does not name. */
function send(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        });
      });
    });
    sent.on('error', reject).end();
  });
}

const textOf = async (url: string, headers?: Record<string, string>) =>
  (await send(url, headers)).bytes.toString();

/** A site whose pages are counted as they are rendered. */
async function countingSite(options: SiteServerOptions = {}) {
  const rendered: string[] = [];
  const metrics = createMetrics();
  const render: typeof renderPage = async (site, start, path) => {
    rendered.push(path);
    return renderPage(site, start, path);
  };
  const site = await serveSite({ metrics, render, ...options });
  const lookups = async (result: string) => {
    const { values } = (await metrics.registry.getSingleMetric('site_cache_lookups_total')?.get()) ?? {
      values: [],
    };
    const found = values.find(({ labels }) => labels.result === result && labels.cache === 'pages');
    return found?.value ?? 0;
  };
  return { site, rendered, lookups };
}

/** A council with records by source, which a test may change. */
function changeableCouncil(records: Record<string, Record<string, unknown>[]>) {
  const asked: string[] = [];
  const answer = (name: string) => successResponse(records[name] ?? [], 0);
  const council: Council = {
    get: async (request) => {
      asked.push(sourceKey(request));
      return answer(request.source);
    },
    currentVersion: ({ source }) => answer(source).version,
  };
  return { council, asked };
}

const organisations = [
  { id: 1, name: 'School' },
  { id: 2, name: 'Dairy' },
];

describe('a page', () => {
  it('is rendered for the first visitor only, and counted as a hit for the others', async () => {
    const { site, rendered, lookups } = await countingSite();
    const first = await textOf(`${site}/en/member`);
    for (let count = 0; count < 3; count += 1) expect(await textOf(`${site}/en/member`)).toBe(first);
    expect(rendered).toEqual(['/en/member']);
    expect([await lookups('miss'), await lookups('hit')]).toEqual([1, 3]);
  });

  it('is rendered once for visitors who come at the same time', async () => {
    const { site, rendered } = await countingSite();
    await Promise.all([1, 2, 3, 4].map(() => send(`${site}/en/member`)));
    expect(rendered).toEqual(['/en/member']);
  });

  it('has the same headers for the first visitor and all others', async () => {
    const { site } = await countingSite();
    for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }]) {
      for (const path of ['/en/member', '/member', '/hi/nowhere']) {
        const query = `?${JSON.stringify(headers).length}`;
        const answers = [await send(site + path + query, headers), await send(site + path, headers)];
        answers.push(await send(site + path, headers));
        const [first, ...later] = answers.map((answer) => ({
          ...answer.headers,
          date: '',
          // A kept page is compressed better after a while.
          'content-length': '',
        }));
        for (const one of later) expect(one).toEqual(first);
        expect(first).toHaveProperty('permissions-policy');
        expect(first).toHaveProperty('x-content-type-options', 'nosniff');
      }
    }
  });

  it.each([
    ['br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['br;q=0, gzip;q=0.5', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
    ['gzip, deflate, br, zstd', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ])('is sent to a visitor who accepts %s with the coding %s', async (accepted, encoding, decode) => {
    const { site } = await countingSite();
    const html = await textOf(`${site}/gu/member`);
    for (let count = 0; count < 2; count += 1) {
      const { headers, bytes } = await send(`${site}/gu/member`, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(headers.vary).toBe('Accept-Encoding');
      expect(decode(bytes).toString()).toBe(html);
    }
  });

  it('is compressed better once it has been requested again, and stays the same', async () => {
    const { site } = await countingSite();
    const sizes: number[] = [];
    const tags = new Set<string | undefined>();
    const request = async () => {
      const { bytes, headers } = await send(`${site}/gu/member`, { 'accept-encoding': 'br' });
      sizes.push(bytes.length);
      tags.add(headers.etag);
      expect(headers['content-length']).toBe(String(bytes.length));
      return brotliDecompressSync(bytes).toString();
    };
    const html = await request();
    await expect
      .poll(async () => {
        expect(await request()).toBe(html);
        return Number(sizes.at(-1)) < 0.95 * Number(sizes[0]);
      })
      .toBe(true);
    expect(tags.size).toBe(1);
  });

  it('is answered with 304 and its headers to a visitor who has it', async () => {
    const { site, rendered } = await countingSite();
    const { headers } = await send(`${site}/en/member`, { 'accept-encoding': 'br' });
    const again = await send(`${site}/en/member`, { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
      expect(again.headers[name]).toBe(headers[name]);
    expect((await send(`${site}/en/member`, { 'if-none-match': 'W/"other"' })).status).toBe(200);
    expect(rendered).toHaveLength(1);
  });

  it('is answered to HEAD with the headers of GET', async () => {
    const { site } = await countingSite();
    for (const path of ['/en/member', '/en/nowhere']) {
      const head = await send(site + path, { 'accept-encoding': 'gzip' }, 'HEAD');
      const get = await send(site + path, { 'accept-encoding': 'gzip' });
      const headAgain = await send(site + path, { 'accept-encoding': 'gzip' }, 'HEAD');
      expect(head.bytes).toHaveLength(0);
      for (const one of [head, headAgain])
        expect({ ...one.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    }
  });

  it('is rendered again when the day changes in the time zone of the site', async () => {
    let time = new Date('2026-01-01T18:29:59Z');
    const { site, rendered } = await countingSite({ now: () => time });
    expect(await textOf(`${site}/en/member`)).toContain('"today":"2026-01-01"');
    time = new Date('2026-01-01T18:30:00Z');
    expect(await textOf(`${site}/en/member`)).toContain('"today":"2026-01-02"');
    expect(await textOf(`${site}/en/member`)).toContain('"today":"2026-01-02"');
    expect(rendered).toHaveLength(2);
  });

  it('is the old one for the first visitor after an answer has changed, then the new one', async () => {
    const members = [{ id: 1, name: 'Asha', designation: 'Member', isVisible: true }];
    const records = { members };
    const { council } = changeableCouncil(records);
    const { site, lookups } = await countingSite({ council });
    expect(await textOf(`${site}/en/member`)).toContain('Asha');
    records.members = [{ ...members[0], id: 1, name: 'Bina', designation: 'Member', isVisible: true }];
    await expect.poll(() => textOf(`${site}/en/member`)).toContain('Bina');
    expect(await lookups('miss')).toBe(1);
    expect(await lookups('stale')).toBeGreaterThan(0);
  });

  it('about a subject that the council has removed is the 404 page', async () => {
    const records = { organisations };
    const { council } = changeableCouncil(records);
    const { site } = await countingSite({ council });
    const status = async () => (await send(`${site}/en/orgabout/1`)).status;
    expect(await status()).toBe(200);
    records.organisations = organisations.slice(1);
    await expect.poll(status).toBe(404);
  });

  it('may be kept by proxies under a language prefix only', async () => {
    const { site } = await countingSite();
    const headersOf = async (path: string) => (await send(site + path)).headers;
    expect(await headersOf('/en/member')).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800',
      vary: 'Accept-Encoding',
    });
    expect(await headersOf('/member')).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding',
    });
    expect(await headersOf('/en/nowhere')).toMatchObject({ 'cache-control': 'private, no-cache' });
  });
});

describe('a plain address', () => {
  it('has a page for each language of the cookie', async () => {
    const { site, rendered } = await countingSite();
    const languageFor = async (cookie: string) =>
      (await send(`${site}/member`, { cookie })).headers['content-language'];
    for (let count = 0; count < 2; count += 1) {
      const found = await Promise.all(
        ['', 'language=GU', 'language=HI', 'a=1; language=EN', 'language=XX', 'language=hi'].map(languageFor),
      );
      expect(found).toEqual(['gu', 'gu', 'hi', 'en', 'en', 'en']);
    }
    expect(rendered).toEqual(['/member', '/member', '/member']);
  });

  it('has links of its own, unlike the same page under a prefix', async () => {
    const { site } = await countingSite();
    expect(await textOf(`${site}/member`)).toContain('"prefix":""');
    expect(await textOf(`${site}/gu/member`)).toContain('"prefix":"/gu"');
  });
});

describe('invented addresses', () => {
  it('share one 404 page for each language', async () => {
    const { site, rendered } = await countingSite();
    const pages = new Set<string>();
    for (const path of ['/en/a', '/en/b/c', '/en/member/1', '/en/%E0%A4%B9', '/en/!']) {
      const { status, bytes } = await send(site + path);
      expect(status).toBe(404);
      pages.add(bytes.toString());
    }
    expect(pages.size).toBe(1);
    expect((await send(`${site}/gu/a`)).headers['content-language']).toBe('gu');
    expect((await send(`${site}/a`, { cookie: 'language=HI' })).headers['content-language']).toBe('hi');
    expect((await send(`${site}/documents/none.pdf`, { accept: 'text/html' })).status).toBe(404);
    expect(rendered).toEqual(['/en/!', '/gu/!', '/!', '/!']);
  });

  it('share one 404 page for each page that needs a subject', async () => {
    const { council } = changeableCouncil({ organisations });
    const { site, rendered } = await countingSite({ council });
    const pages = new Set<string>();
    for (const subject of ['3', '4', 'a%2Fb', '%F0%9F%98%80']) {
      const { status, bytes } = await send(`${site}/en/orgabout/${subject}`);
      expect(status).toBe(404);
      pages.add(bytes.toString());
    }
    expect(pages.size).toBe(1);
    expect([...pages][0]).toContain('Dairy');
    expect((await send(`${site}/en/orgabout/2`)).status).toBe(200);
    expect((await send(`${site}/en/orgabout/%32`)).status).toBe(200);
    expect(rendered).toEqual(['/en/orgabout', '/en/orgabout/2']);
  });

  it.each([
    ['/en/nowhere', '/en/nowhere/else'],
    ['/en/orgabout/3', '/en/orgabout/3'],
  ])('%s is rendered as the browser renders it when it hydrates', async (path, address) => {
    const { council } = changeableCouncil({ organisations });
    const documents: string[] = [];
    // Browsers with script do not read this element.
    const withoutLinks = ({ html }: { html: string }) => html.replace(/<noscript>.*?<\/noscript>/gs, '');
    const render: typeof renderPage = async (page, start, rendered) => {
      const result = await renderPage(page, start, rendered);
      documents.push(withoutLinks(result), withoutLinks(await renderPage(page, start, address)));
      return result;
    };
    const site = await serveSite({ council, render });
    await send(site + path);
    expect(documents[0]).toBe(documents[1]);
    expect(documents[0]).toContain('<main');
  });

  it('with an id are not kept while the list of subjects is empty', async () => {
    const { council } = changeableCouncil({});
    const { site, rendered } = await countingSite({ council });
    for (const id of ['3', '4', '3']) expect((await send(`${site}/en/orgabout/${id}`)).status).toBe(404);
    expect(rendered).toEqual(['/en/orgabout/3', '/en/orgabout/4', '/en/orgabout/3']);
  });

  it('with a query are the page without it, unless it names a page of its list (B4.5.5)', async () => {
    const records = Array.from({ length: 100 }, (_, id) => ({ id, name: `Name ${id}`, isVisible: true }));
    const { council } = changeableCouncil({ members: records });
    const { site, rendered } = await countingSite({ council });
    const first = await textOf(`${site}/en/member`);
    for (const query of ['?a=1', '?page=1', '?page=x', '?sent=C-AAAA-BBBB', '/'])
      expect(await textOf(`${site}/en/member${query}`), query).toBe(first);
    const third = await textOf(`${site}/en/member?page=3`);
    expect(third).toContain('"listPage":3');
    for (const query of ['?x=1&page=3', '?page=4', '?page=999999'])
      expect(await textOf(`${site}/en/member${query}`), query).toBe(third);
    const onePage = await textOf(`${site}/en/orgabout`);
    expect(await textOf(`${site}/en/orgabout?page=2`)).toBe(onePage);
    expect(rendered).toEqual(['/en/member', '/en/member', '/en/orgabout']);
  });

  it('do not add to the memory', async () => {
    const metrics = createMetrics();
    const { council } = changeableCouncil({ organisations });
    const site = await serveSite({ metrics, council });
    const bytes = async () =>
      (await metrics.registry.getSingleMetric('site_cache_bytes')?.get())?.values[0]?.value ?? 0;
    const invent = async (index: number) => {
      for (const path of [`/en/x${index}`, `/en/orgabout/x${index}`, `/en/member?x=${index}`, `/x${index}`])
        await send(site + path);
    };
    await invent(0);
    const before = await bytes();
    for (let index = 1; index <= 50; index += 1) await invent(index);
    expect(before).toBeGreaterThan(0);
    expect(await bytes()).toBeLessThanOrEqual(before);
  });
});

describe('a page with a form', () => {
  it('is the same for all visitors, also in a cache', async () => {
    const { site, rendered } = await countingSite();
    const page = await textOf(`${site}/en/complaints`);
    expect(page).toMatch(/name="_key" value="[\w-]{8,}"/);
    expect(await textOf(`${site}/en/complaints`)).toBe(page);
    expect((await send(`${site}/en/complaints`)).headers['cache-control']).toMatch(/^public/);
    expect(rendered).toEqual(['/en/complaints']);
  });

  it('is rendered for a visitor who sent it, and kept by nobody', async () => {
    const { site, rendered } = await countingSite();
    await send(`${site}/en/question`);
    const post = await fetch(`${site}/en/question`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=A&question=B',
    });
    const receipt = await send(`${site}/en/question${post.headers.get('location') ?? ''}`);
    expect(receipt.headers['cache-control']).toBe('no-store');
    expect(receipt.bytes.toString()).toMatch(/>Q-\w{4}-\w{4}</);
    expect(await textOf(`${site}/en/question`)).not.toMatch(/>Q-\w{4}-\w{4}</);
    expect(rendered).toHaveLength(2);
  });
});

describe('a page that is not whole', () => {
  it('because of a failed list is kept while the list fails, but not by proxies', async () => {
    const { council } = changeableCouncil({});
    const failure = failureResponse(502, 'failed');
    let fails = true;
    const failing: Council = {
      get: async (request) => (fails && request.source === 'members' ? failure : council.get(request)),
      currentVersion: (request) =>
        fails && request.source === 'members' ? failure.version : council.currentVersion(request),
    };
    const { site, rendered } = await countingSite({ council: failing });
    for (let count = 0; count < 2; count += 1)
      expect((await send(`${site}/en/member`)).headers['cache-control']).toBe('private, no-cache');
    expect(rendered).toHaveLength(1);
    fails = false;
    const cacheControl = async () => (await send(`${site}/en/member`)).headers['cache-control'];
    await expect.poll(cacheControl).toMatch(/^public/);
    expect(rendered).toHaveLength(2);
  });

  it('because of a late list is not kept, nor by proxies', async () => {
    const checked = await readSampleSite();
    const { council } = changeableCouncil({});
    let isLate = true;
    const late: Council = {
      ...council,
      get: (request) =>
        isLate && request.source === 'members' ? new Promise(() => {}) : council.get(request),
    };
    const config = { ...checked.config, api: { ...checked.config.api, wave: 0.05 } };
    const { site, rendered } = await countingSite({ council: late, checked: { ...checked, config } });
    expect((await send(`${site}/en/member`)).headers['cache-control']).toBe('private, no-cache');
    isLate = false;
    expect((await send(`${site}/en/member`)).headers['cache-control']).toMatch(/^public/);
    await send(`${site}/en/member`);
    expect(rendered).toHaveLength(2);
  });
});
