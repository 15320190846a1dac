import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { createServer } from '../../src/server/start/create-server';
import { contentSecurityPolicy, cspHash } from '../../src/server/http/content-security-policy';
import { observatoryScore } from './observatory-score';
import { readSampleSite, sendRaw, serveSite, testEnvironment } from './site-server';
import { listen } from './serve';
import { assets } from './test-assets';

const asBrowser = { headers: { accept: 'text/html' } };
const failingRender = () => Promise.reject(new Error('a section failed'));

async function folderWithFile(name: string): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, name), 'text');
  return folder;
}

describe('the Observatory score', () => {
  it('is at least 125 for pages, assets, the API, documents, 404 and 500', async () => {
    const clientFolder = await folderWithFile('entry.js');
    const site = await serveSite({ clientFolder });
    const broken = await serveSite({ render: failingRender });
    const urls = [
      `${site}/en`,
      `${site}/en/contactus`,
      `${site}/assets/entry.js`,
      `${site}/api/GramPanchayatDetail/GetAllDetails?lang=EN`,
      `${site}/documents/scheme-vahli-dikri.pdf`,
      `${site}/robots.txt`,
      `${site}/nowhere`,
      `${site}/documents/none.pdf`,
      `${broken}/en`,
    ];
    for (const url of urls) {
      const response = await fetch(url, asBrowser);
      expect(observatoryScore(response.headers), url).toBeGreaterThanOrEqual(125);
    }
  });

  it('is 130 for a page', async () => {
    expect(observatoryScore((await fetch(`${await serveSite()}/en`)).headers)).toBe(130);
  });
});

describe('security headers', () => {
  it('promise https only where the public address has it', async () => {
    const checked = await readSampleSite();
    const config = { ...checked.config, publicAddress: 'http://village.example' };
    const site = await serveSite({ checked: { ...checked, config } });
    const { headers } = await fetch(`${site}/healthz`);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect((await fetch(`${site}/en`)).headers.get('content-security-policy')).toContain(
      'data: https: http:;',
    );
  });

  it('have no opener policy, for which browsers start a process before the first paint of a page', async () => {
    const { headers } = await fetch(`${await serveSite()}/en`, asBrowser);
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });

  it.each([
    ['a method that nothing answers', 'PROPFIND / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
    ['a URL that cannot be decoded', 'GET /% HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
    [
      'a file name that is too long',
      `GET /media/${'a'.repeat(400)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      404,
    ],
    ['what is no HTTP', 'HELLO\r\n\r\n', 400],
    ['a request with two lengths', 'GET / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nhost: x\r\nlong: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('are sent with the answer to %s', async (_what, request, status) => {
    const answer = await sendRaw(await serveSite(), request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const common = [
      'content-security-policy',
      'x-content-type-options: nosniff',
      'strict-transport-security',
    ];
    for (const header of [...common, 'cross-origin-resource-policy: same-origin', 'permissions-policy'])
      expect(answer.toLowerCase()).toContain(`\r\n${header}`);
  });
});

describe('the content security policy', () => {
  it('allows the styles of a page by hash, wherever its HTML has them', async () => {
    const response = await fetch(`${await serveSite()}/en`, asBrowser);
    const policy = response.headers.get('content-security-policy');
    const styles = [...(await response.text()).matchAll(/<style[^>]*>([^<]*)<\/style>/g)];
    expect(styles.length).toBeGreaterThan(3);
    for (const [, css = ''] of styles) expect(policy).toContain(cspHash(css));
  });

  const policyFor = (framed: string) =>
    contentSecurityPolicy({
      scripts: [],
      styles: [],
      frameHosts: [],
      framed: [framed],
      pictures: [],
      connect: [],
    });

  it.each([
    'https://a;script-src *;/',
    'https://a,b.example/',
    'https://*/',
    'https://*.example/',
    'http://a.example/',
  ])('does not take over the host of %s', (url) => expect(policyFor(url)).toContain("frame-src 'none'; "));

  it.each(['https://maps.example:8443/embed', 'https://MAPS.example:8443/'])('allows frames of %s', (url) => {
    expect(policyFor(url)).toContain('frame-src https://maps.example:8443; ');
  });
});

describe('a missing file', () => {
  it.each(['/documents/none.pdf', '/assets/none.js'])('%s is the 404 page for a browser', async (path) => {
    const clientFolder = await folderWithFile('entry.js');
    const response = await fetch((await serveSite({ clientFolder })) + path, asBrowser);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(await response.text()).toContain('<div id="root">');
  });

  it.each([
    '/documents/none.pdf',
    '/site/0123456789abcdef-en.json',
    '/site/fonts/0123456789abcdef-own-400.woff2',
    '/icons/0123456789abcdef-192.png',
    '/media/0123456789abcdef-1x1.png',
  ])('is a line of text for others, which no cache keeps: %s', async (path) => {
    const response = await fetch((await serveSite()) + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('Not Found');
  });

  it('is what a symbolic link out of the documents folder leads to', async () => {
    const folder = await temporaryFolder();
    const outside = await folderWithFile('secret.txt');
    await mkdir(join(folder, 'documents'));
    await writeFile(join(folder, 'documents/own.txt'), 'own');
    await symlink(join(outside, 'secret.txt'), join(folder, 'documents/secret.txt'));
    await symlink(outside, join(folder, 'documents/more'));
    await symlink(join(folder, 'documents/own.txt'), join(folder, 'documents/alias.txt'));
    const site = await serveSite({ checked: { ...(await readSampleSite()), folder } });
    const statuses = ['secret.txt', 'more/secret.txt', 'own.txt', 'alias.txt'].map(
      async (name) => (await fetch(`${site}/documents/${name}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200]);
  });
});

describe('pages', () => {
  it('are answered with 304 when they have not changed', async () => {
    const site = await serveSite();
    const tag = (await fetch(`${site}/en/member`)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\//);
    const again = await fetch(`${site}/en/member`, {
      headers: { 'if-none-match': tag, 'accept-encoding': 'br' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toContain('script-src');
  });

  it.each([
    ['', 'gu'],
    ['language=EN', 'en'],
    ['a=1; language=HI', 'hi'],
    ['language=hi', 'en'],
    ['language=%E0%A4%A', 'en'],
  ])('with the cookie “%s” are in %s', async (cookie, language) => {
    const response = await fetch(`${await serveSite()}/member`, { headers: { cookie } });
    expect(response.headers.get('content-language')).toBe(language);
  });

  it('lead from a plain path with an id to its address in the stored language', async () => {
    const headers = { ...asBrowser.headers, cookie: 'language=HI' };
    const path = '/orgabout/a%25b%2Fc';
    const response = await fetch((await serveSite()) + path, { headers, redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/hi${path}`);
    expect(response.headers.get('vary')).toContain('Cookie');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const other = await fetch(`${await serveSite()}/member/12`, { headers, redirect: 'manual' });
    expect(other.status).toBe(404);
  });

  it('decode an id in their address once', async () => {
    const response = await fetch(`${await serveSite()}/en/orgabout/a%25b%2Fc`, asBrowser);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<div id="root">');
  });
});

describe('the error page', () => {
  it('names the council and its telephone in every language, without React', async () => {
    const site = await serveSite({ render: failingRender });
    await fetch(`${site}/en`, asBrowser);
    const response = await fetch(`${site}/en`, asBrowser);
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const texts = [
      'મોતીપુરા',
      'मोतीपुरा',
      'Motipura',
      'હાલમાં ઉપલબ્ધ નથી',
      'अभी उपलब्ध नहीं',
      'not available right now',
    ];
    for (const text of texts) expect(html).toContain(text);
    expect(html).toMatch(/<a href="tel:\+?\d+">/);
  });

  it('is not sent to programs', async () => {
    const response = await fetch(`${await serveSite({ render: failingRender })}/en`);
    expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error']);
  });

  it('comes with one log line with the path and the cause', async () => {
    const lines: string[] = [];
    const environment = await testEnvironment({ LOG_LEVEL: 'error' });
    const checked = await readSampleSite();
    const options = { environment, checked, assets, clientFolder: null, render: failingRender };
    const app = await createServer({ ...options, logStream: { write: (line) => void lines.push(line) } });
    await fetch(`${await listen(app)}/en/member?name=private`, asBrowser);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      path: '/en/member',
      err: { message: 'a section failed' },
    });
    expect(lines[0]).not.toContain('private');
  });
});

describe('overload', () => {
  it('is answered with 503 and Retry-After, while health stays responsive', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const render = async () => {
      await held;
      return { html: '', preloads: '', styles: [] };
    };
    const site = await serveSite({ render, limits: { renders: { concurrency: 1, maxWaiting: 1 } } });
    const pages = ['/en', '/en/member'].map((path) => fetch(site + path, asBrowser));
    await expect.poll(async () => (await fetch(`${site}/en/body`, asBrowser)).status).toBe(503);
    const refused = await fetch(`${site}/en/body`, asBrowser);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(refused.headers.get('content-type')).toMatch(/^text\/html/);
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
    release();
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await fetch(`${site}/en/body`)).status).toBe(200);
  });
});

describe('a form without script', () => {
  it.each([
    ['bytes', Buffer.from('name=\xe9&question=x', 'latin1')],
    ['encoded bytes', 'name=%E9&question=x'],
  ])(
    'is refused when its %s are not UTF-8, so that nothing is stored with lost letters',
    async (_what, body) => {
      const response = await fetch(`${await serveSite()}/en/question`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=iso-8859-1' },
        body,
        redirect: 'manual',
      });
      expect(response.status).toBe(400);
    },
  );
});

describe('slow clients', () => {
  it('are dropped with 408 when a request does not arrive in time', async () => {
    const limits = { requestMs: 300, headersMs: 300, checkMs: 100 };
    const type = 'application/x-www-form-urlencoded';
    const head = `POST /en/question HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 100`;
    const half = `${head}\r\n\r\nhalf`;
    expect(await sendRaw(await serveSite({ limits }), half)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('do not keep the server from stopping', async () => {
    const environment = await testEnvironment();
    const checked = await readSampleSite();
    const app = await createServer({
      environment,
      checked,
      assets,
      clientFolder: null,
      limits: { closeMs: 300 },
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const half = sendRaw(
      address,
      'POST /en/question HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nhalf',
    );
    await fetch(`${address}/healthz`);
    await app.close();
    expect(await half).toBe('');
  });
});

describe('readiness', () => {
  it('names every dependency', async () => {
    const response = await fetch(`${await serveSite()}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', database: 'ok', media: 'ok' });
  });

  it('fails while the council does not answer', async () => {
    const site = await serveSite({ variables: { API_HOST: 'http://127.0.0.1:9' } });
    const response = await fetch(`${site}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'failed', council: 'failed', database: 'ok' });
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
  });
});

describe('a post that no form of its page takes', () => {
  it.each([
    ['names the allowed methods on a page without a form', '/en/donator', 405, 'GET, HEAD'],
    ['does not on a page whose form takes posts', '/en/feedback?form=question', 400, null],
  ])('%s', async (_, path, status, allow) => {
    const response = await fetch((await serveSite()) + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=A',
    });
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a method that a path does not have', () => {
  it.each([
    ['PUT', '/en/donator', 'GET, HEAD'],
    ['DELETE', '/en/feedback', 'GET, HEAD, POST'],
    ['OPTIONS', '/en/nowhere', 'GET, HEAD'],
    ['PUT', '/api/Advise/Create', 'OPTIONS, POST'],
    ['PATCH', '/api/Member/GetPublicList?lang=EN', 'GET, HEAD'],
  ])('%s %s is refused with the methods that are allowed', async (method, path, allow) => {
    const response = await fetch((await serveSite()) + path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a request that names its whole address', () => {
  it.each([
    ['/en/donator', 200],
    ['', 200],
    ['/en/nowhere?of=http://other.example/', 404],
  ])('gets the page at “%s”', async (path, status) => {
    const request = `GET http://village.example${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;
    expect(await sendRaw(await serveSite(), request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

describe('a reference number in the query of a page', () => {
  it('is shown only if it was given out, and to its sender', async () => {
    const site = await serveSite();
    const post = await fetch(`${site}/en/question`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=A&question=B',
    });
    const location = post.headers.get('location') ?? '';
    const reference = /Q-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(location)?.[0] ?? 'none';
    const shown = async (path: string) => {
      const html = await (await fetch(site + path)).text();
      return />([FQ]-\w{4}-\w{4})</.exec(html)?.[1];
    };
    expect(await shown(`/en/question${location}`)).toBe(reference);
    const proof = new URLSearchParams(location).get('proof') ?? '';
    expect(await shown(`/en/question?sent=Q-SCAM-9999&proof=${proof}&form=question`)).toBeUndefined();
    expect(await shown(`/en/feedback?sent=${reference}&proof=${proof}&form=feedback`)).toBeUndefined();
    for (const wrong of ['', proof.slice(1), proof.replace(/./, (first) => (first === 'A' ? 'B' : 'A'))])
      expect(await shown(`/en/question?sent=${reference}&proof=${wrong}&form=question`)).toBeUndefined();
    expect(await shown(`/en/question?sent=${reference}`)).toBeUndefined();
  });
});

describe('a forwarded request', () => {
  it.each([
    ['is logged once when TRUST_PROXY is not set', {}, 1],
    ['is not logged when it is', { TRUST_PROXY: 'loopback' }, 0],
  ])('%s', async (_what, variables, count) => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const site = await serveSite({ variables: { LOG_LEVEL: 'warn', ...variables }, logStream });
    for (let index = 0; index < 3; index += 1)
      await fetch(`${site}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(count);
  });
});
