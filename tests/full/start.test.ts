import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { config } from '../e2e/sample-config';
import { startExpectingExit, startSite } from '../e2e/site-process';
import { temporaryFolder } from '../temporary-folder';

const root = join(import.meta.dirname, '../..');

test('one page object and one menu entry add a page in all three languages', async () => {
  const title = { GU: 'ઝાડની યાદી', HI: 'पेड़ों की सूची', EN: 'List of trees' };
  const page = {
    path: '/trees',
    title,
    tabTitle: 'Trees',
    marker: 2,
    sections: [
      {
        template: 'card-grid',
        look: 'stories',
        source: 'heritage',
        bind: { title: 'title', image: 'imageBase64' },
      },
    ],
  };
  const added = { ...config, pages: [...config.pages, page], menu: [...config.menu, { page: '/trees' }] };
  const folder = await temporaryFolder();
  await cp(join(root, 'content'), join(folder, 'content'), { recursive: true });
  await writeFile(join(folder, 'site.config.json'), JSON.stringify(added));
  const site = await startSite({ SITE_CONFIG: join(folder, 'site.config.json') });
  for (const [code, text] of Object.entries(title)) {
    const response = await fetch(`${site.address}/${code.toLowerCase()}/trees`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html.split(text).length, 'heading and menu').toBeGreaterThan(2);
    expect(html).toContain('<h2');
  }
  await site.stop();
});

test.each([
  ['HOST', { HOST: 'nowhere.invalid' }, 'HOST: “nowhere.invalid” is not an address of this machine'],
  ['DATA_DIR', { DATA_DIR: '/dev/null' }, 'DATA_DIR: the database in “/dev/null” cannot be opened: '],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://127.0.0.1:9/x' },
    'DATABASE_URL: the database cannot be opened: ',
  ],
])('a start that fails names %s in one line', async (_name, variables, line) => {
  const { code, output } = await startExpectingExit(variables);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(line)]);
});

/** What a build is made from, without the packages. */
const inputs = ['content', 'schemas', 'scripts', 'server', 'src', 'package.json', 'package-lock.json'];
const configs = ['site.config.json', 'tsconfig.json', 'vite.config.ts'];

test('a build is for production, whatever NODE_ENV is', async () => {
  const copy = await temporaryFolder();
  for (const name of [...inputs, ...configs])
    await cp(join(root, name), join(copy, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const env = { ...process.env, NODE_ENV: 'development' };
  await promisify(execFile)(process.execPath, [join(copy, 'scripts/build.mjs')], { cwd: copy, env });
  const folder = join(copy, 'dist/server');
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(files.filter((text) => text.includes('jsx(')).length).toBeGreaterThan(0);
  expect(files.filter((text) => text.includes('jsxDEV('))).toEqual([]);
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
