import { cp, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, inject, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { configText } from './sample-config';
import { startExpectingExit, startSite } from './site-process';

const content = fileURLToPath(new URL('../../content', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  await cp(content, join(folder, 'content'), { recursive: true });
});

async function write(text: string): Promise<string> {
  const path = join(folder, 'site.config.json');
  await writeFile(path, text);
  return path;
}

async function pageOfHost(address: string, host: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { headers: { host } }, resolve).on('error', reject),
  );
  return { status: response.statusCode, html: await text(response) };
}

test('one process serves a folder of sites by host name, and says where', async () => {
  const site = await startSite({ SITES_DIR: fileURLToPath(new URL('../../examples', import.meta.url)) });
  const { port } = new URL(site.address);
  expect(site.output()).toContain(
    `2 sites are served at ${site.address}, such as http://nimkhedi.localhost:${port}`,
  );
  for (const name of ['nimkhedi', 'palaswadi']) {
    const { status, html } = await pageOfHost(site.address, `${name}.localhost:${port}`);
    expect([name, status]).toEqual([name, 200]);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://${name}[.]`));
  }
  expect(await pageOfHost(site.address, 'nowhere.localhost')).toMatchObject({ status: 404 });
  await site.stop();
});

test('a wrong config stops the start with the report and exit code 1', async () => {
  const wrong = configText.replace('"source": "heritage"', '"source": "heritge"');
  const line = wrong.slice(0, wrong.indexOf('"heritge"')).split('\n').length;
  const { code, output } = await startExpectingExit({ SITE_CONFIG: await write(wrong) });
  expect(code).toBe(1);
  expect(output).toContain(`site.config.json:${String(line)}:`);
  expect(output).toContain('heritage');
});

test('a port that is in use is reported in one line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const bound = other.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const { code, output } = await startExpectingExit({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(`Port ${String(port)} of 127.0.0.1 is in use; set PORT to another one.`);
});

test('a host that is no address of the machine is reported in one line', async () => {
  const { code, output } = await startExpectingExit({ HOST: 'nowhere.invalid' });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    expect.stringContaining('HOST: “nowhere.invalid” is not an address of this machine'),
  ]);
});

test('a wrong variable is reported in one line that does not repeat its value', async () => {
  const { code, output } = await startExpectingExit({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output.trim()).toBe('PORT: expected a port from 0 to 65535');
});

test("without the council's server the site starts, and its pages say that nothing could be loaded", async () => {
  const site = await startSite({ API_HOST: 'http://127.0.0.1:9', UPSTREAM_TIMEOUT: '1' });
  const response = await fetch(`${site.address}/en/villagehistory`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('No history records available.');
  expect(html).toContain('Try again');
  await site.stop();
});

test("with API_HOST the whole site runs on the council's own server", async () => {
  const council = inject('siteUrl');
  const site = await startSite({ API_HOST: council, API_CACHE: 'on' });
  const headings = async (address: string, path: string) =>
    (await (await fetch(address + path)).text()).match(/<h[123][^>]*>[^<]*/g)?.length;
  for (const path of ['/en', '/en/member', '/en/orgabout/1', '/en/achievement']) {
    const own = await headings(council, path);
    // A list that comes late is on the next page.
    await expect.poll(() => headings(site.address, path), { message: path }).toBe(own);
  }
  await site.stop();
});
