import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import type { ServedSites } from '../../../src/operations/sites/serve-sites';
import { objectOf, parseJson } from '../../../src/engine/json/json';
import { temporaryFolder } from '../../temporary-folder';
import { serve, sitesFolder } from './sites-folder';

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Requests a path of a host; `fetch` cannot send another `Host` than that of the URL. */
function get({ address }: ServedSites, host: string, path = '/hi', headers = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { headers: { accept: 'text/html', host, ...headers } };
    const sent = request(address + path, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
    });
    sent.on('error', reject).end();
  });
}

const stateOf = (served: ServedSites, name: string) =>
  served.status().find((one) => one.name === name)?.state;

describe('a folder of sites', () => {
  it('serves each by its public address, and by its folder below localhost', async () => {
    const sites = await sitesFolder();
    await sites.add('rampur', 'https://rampur.example');
    await sites.add('sitapur', 'https://sitapur.example');
    const served = await serve(sites);
    expect(served.status().map(({ state }) => state)).toEqual(['closed', 'closed']);
    expect((await get(served, 'rampur.example')).text).toContain('Notice of rampur');
    expect(stateOf(served, 'sitapur')).toBe('closed');
    expect((await get(served, 'SITAPUR.example.:8080')).text).toContain('Notice of sitapur');
    expect((await get(served, 'rampur.localhost:8080')).text).toContain('Notice of rampur');
    expect((await get(served, 'sitapur.example', '/sitemap.xml')).text).toContain('https://sitapur.example/');
    expect(stateOf(served, 'sitapur')).toBe('open');
    expect(served.lines).toEqual([]);
  });

  it('serves a new folder, and no longer a removed one, without a restart', async () => {
    const sites = await sitesFolder();
    await sites.add('rampur', 'https://rampur.example');
    let now = 0;
    const served = await serve(sites, { clock: () => now });
    expect((await get(served, 'new.example')).status).toBe(404);
    await sites.add('new', 'https://new.example');
    now += 2_000;
    expect((await get(served, 'new.example')).text).toContain('Notice of new');
    await rm(join(sites.folder, 'rampur'), { recursive: true });
    now += 2_000;
    expect((await get(served, 'other.example')).status).toBe(404);
    expect((await get(served, 'rampur.example')).status).toBe(404);
  });

  it('answers for a site with errors, which others do not notice, until it is right', async () => {
    const sites = await sitesFolder();
    await sites.add('rampur', 'https://rampur.example');
    await sites.add('broken', 'https://broken.example');
    const notices = join(sites.folder, 'broken/content/records/notices.json');
    await writeFile(notices, '[{');
    let now = 0;
    const served = await serve(sites, { clock: () => now });
    const { status, text, headers } = await get(served, 'broken.example', '/hi', {
      'accept-language': 'gu-IN,en;q=0.5',
    });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('<html lang="gu" dir="ltr">');
    expect(text).toContain('વેબસાઇટ હાલમાં ઉપલબ્ધ નથી');
    expect(served.lines.join()).toContain('notices.json');
    expect(stateOf(served, 'broken')).toBe('invalid');
    await get(served, 'broken.example');
    expect(served.lines).toHaveLength(1);
    expect((await get(served, 'rampur.example')).status).toBe(200);
    await writeFile(notices, '[]');
    now += 6_000;
    expect((await get(served, 'broken.example')).status).toBe(200);
  });

  it('answers a site whose data cannot be opened with 503, and logs why', async () => {
    const sites = await sitesFolder();
    await sites.add('rampur', 'https://rampur.example');
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'rampur'), 'a file instead of a folder');
    const served = await serve(sites, {}, { DATA_DIR: dataDir });
    expect((await get(served, 'rampur.example')).status).toBe(503);
    expect(stateOf(served, 'rampur')).toBe('failed');
    expect(served.lines.join()).toContain('the site cannot be opened');
  });

  it('tries again to open a site that works without requests, and logs its report once', async () => {
    const sites = await sitesFolder();
    await sites.add('rampur', 'https://rampur.example');
    const config = join(sites.folder, 'rampur/site.config.json');
    const right = objectOf(parseJson(await readFile(config, 'utf8')));
    const permanent = { ...right, submissions: { retentionDays: 400 } };
    await writeFile(config, JSON.stringify({ ...permanent, content: 'missing' }));
    let now = 0;
    const served = await serve(sites, { clock: () => (now += 5_000), followMs: 20 });
    await expect.poll(() => served.lines.length).toBe(1);
    const before = now;
    await expect.poll(() => now - before).toBeGreaterThan(50_000);
    expect(served.lines).toHaveLength(1);
    await writeFile(config, JSON.stringify(permanent));
    await expect.poll(() => stateOf(served, 'rampur')).toBe('open');
  });

  it('closes the site that was used longest ago beyond the limit, and every one that nobody uses', async () => {
    const sites = await sitesFolder();
    for (const name of ['a', 'b', 'c']) await sites.add(name, `https://${name}.example`);
    let now = 0;
    const served = await serve(sites, { clock: () => now, idleMs: 50 }, { SITES_OPEN: '2' });
    for (const name of ['a', 'b', 'a', 'c']) {
      now += 1;
      await get(served, `${name}.example`);
    }
    expect(['a', 'b', 'c'].map((name) => stateOf(served, name))).toEqual(['open', 'closed', 'open']);
    now += 100;
    await expect.poll(() => stateOf(served, 'c')).toBe('closed');
    expect((await get(served, 'c.example')).text).toContain('Notice of c');
  });

  it('answers a load balancer and unknown hosts', async () => {
    const sites = await sitesFolder();
    await sites.add('rampur', 'https://rampur.example');
    const served = await serve(sites);
    const health = (await get(served, '10.0.0.1', '/healthz')).text;
    expect(JSON.parse(health)).toEqual({ status: 'ok', version: packageFile.version });
    expect((await get(served, '10.0.0.1', '/readyz')).text).toBe('{"status":"ok","sites":"ok"}');
    const page = await get(served, 'unknown.example', '/', { 'accept-language': 'xx,hi' });
    expect(page).toMatchObject({ status: 404 });
    expect(page.text).toContain('इस पते पर कोई वेबसाइट नहीं है');
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect((await get(served, '', '/')).status).toBe(404);
    expect(await get(served, '__proto__', '/', { accept: '*/*' })).toMatchObject({
      status: 404,
      text: 'Not Found',
    });
  });

  it('names folders that cannot be sites, and sites with the same host', async () => {
    const sites = await sitesFolder();
    await sites.add('one', 'https://same.example');
    await sites.add('two', 'https://same.example');
    await sites.add('not a host', 'https://third.example');
    await symlink(join(sites.folder, 'one'), join(sites.folder, 'linked'));
    const served = await serve(sites);
    const log = served.lines.join('\n');
    expect(log).toContain('The folder “not a host” is no site');
    expect(log).toContain(
      '“linked” and “one” have the same host, same.example: it shows “linked”, and “one” is left out.',
    );
    expect((await get(served, 'two.localhost')).text).toContain('Notice of two');
  });

  it('says which folder cannot be read', async () => {
    const folder = join(await temporaryFolder(), 'missing');
    const add = () => Promise.resolve();
    await expect(serve({ folder, add })).rejects.toThrow(`SITES_DIR: the folder “${folder}” cannot be read.`);
  });
});
