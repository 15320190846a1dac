import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { lengthenMembers, ownPaths, shrinkPictures } from './exported-content';
import { formElements } from './form-submissions';
import { config, languages, messagesOf, paths } from './sample-config';
import { startSite, type SiteProcess } from './site-process';
import { startStaticHost, type StaticHost } from './static-host';
import { useBrowser } from './test-site';
import { visit, waitForHydration, waitForIdle, waitForPaint, type Visitor } from './visitor';

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = join(root, 'dist/server/export.js');
const browser = useBrowser();
const referenceOfQuestion = /^Q-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const opened: Visitor[] = [];
let folder: string;
let host: StaticHost;
let server: SiteProcess;

/** The forms of the sample site; the one for questions rests on consent. */
function withConsent({ question, ...others }: typeof config.forms = {}): typeof config.forms {
  return question ? { ...others, question: { ...question, basis: 'consent' } } : others;
}

async function runExport(...args: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    SITE_CONFIG: join(folder, 'site.config.json'),
    DATA_DIR: join(folder, 'data'),
  };
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { cwd: root, env });
  return stdout;
}

beforeAll(async () => {
  folder = await temporaryFolder();
  host = await startStaticHost(join(folder, 'site'));
  await cp(join(root, 'content'), join(folder, 'content'), { recursive: true });
  await lengthenMembers(folder);
  await shrinkPictures(folder);
  await writeFile(
    join(folder, 'site.config.json'),
    JSON.stringify({ ...config, publicAddress: host.address, forms: withConsent(config.forms) }),
  );
  server = await startSite({ SITE_CONFIG: join(folder, 'site.config.json') });
  await runExport('--out', join(folder, 'site'), '--server', server.address);
}, 600_000);

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ context }) => context.close()));
});

afterAll(async () => {
  host.close();
  await server.stop();
});

async function newVisitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await visit(browser(), host.address, options);
  opened.push(visitor);
  return visitor;
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await newVisitor(options);
  await visitor.page.goto(host.address + path);
  if (options.javaScriptEnabled === false) await waitForPaint(visitor.page);
  return visitor;
}

const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const pathOf = (page: Page) => new URL(page.url()).pathname;

const exported = [...paths, '/orgabout/1', '/committee/1'];

test.each(languages)(
  'in $code every page is a file with its language and one heading',
  async ({ prefix, tag }) => {
    for (const path of exported) {
      const html = await readFile(join(folder, 'site', prefix, path, 'index.html'), 'utf8');
      expect(html, path).toContain(`<html lang="${tag}"`);
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    }
  },
);

test('every link of a page leads to a file: there are no posters, which a server draws (B11.22.3)', async () => {
  const files = new Set(await readdir(join(folder, 'site'), { recursive: true }));
  const isFile = (path: string) =>
    [path.slice(1), join(path, 'index.html').slice(1)].some((name) => files.has(name));
  const pages = [...files].filter((name) => name.endsWith('.html'));
  expect(pages.some((name) => name.startsWith('gu/notice/'))).toBe(true);
  const dead = await Promise.all(
    pages.map(async (name) => {
      const html = await readFile(join(folder, 'site', name), 'utf8');
      return ownPaths(html, host.address).filter(
        (path) => !isFile(path) || /(?:poster|picture)\.png$/.test(path),
      );
    }),
  );
  expect([...new Set(dead.flat())]).toEqual([]);
});

const gujarati = messagesOf('GU');

test('a page that is opened by a link requests its lists from files, with their pictures', async () => {
  const { page, consoleMessages } = await open('/gu/sitemap');
  await waitForIdle(page);
  const [response] = await Promise.all([
    page.waitForResponse('**/api/Member/GetPublicList/lang=GU.json'),
    page.locator('main a[href="/gu/member"]').click(),
  ]);
  expect(response.status()).toBe(200);
  await page.locator('main [data-sections] li img').first().waitFor();
  await waitForIdle(page);
  expect(await page.locator('main h1').innerText()).toBe(gujarati['page.members']);
  const [width] = await page
    .locator('main [data-sections] li img')
    .evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    );
  expect(width).toBeGreaterThan(0);
  expect(consoleMessages).toEqual([]);
});

test('a chosen category requests its records from a file', async () => {
  const { page, consoleMessages } = await open('/gu/achievement');
  await waitForIdle(page);
  const [response] = await Promise.all([
    page.waitForResponse('**/api/PanchayatAchivements/**'),
    page.locator('main').getByRole('group').first().getByRole('button').nth(1).click(),
  ]);
  expect(response.status()).toBe(200);
  expect(consoleMessages).toEqual([]);
});

test('a form is sent to the server by script', async () => {
  const { page, consoleMessages } = await open('/gu/question');
  await waitForIdle(page);
  const { field, submit, reference } = formElements(page);
  await field('name').fill('રમીલાબેન');
  await page.locator('[name=_consent]').check();
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  expect(await reference.innerText()).toMatch(referenceOfQuestion);
  expect(consoleMessages).toEqual([]);
});

test('a form without script is answered by the page of the server', async () => {
  const { page } = await open('/gu/question', { javaScriptEnabled: false });
  const { field, submit, reference } = formElements(page);
  await field('name').fill('રમીલાબેન');
  await page.locator('[name=_consent]').check();
  await submit.click();
  await page.waitForURL(`${server.address}/gu/question?sent=*`);
  expect(await reference.innerText()).toMatch(referenceOfQuestion);
});

test('a missing page is the not-found page', async () => {
  const { page, consoleMessages } = await open('/gu/orgabout/999');
  await waitForIdle(page);
  expect(await page.locator('h1').innerText()).toBe(gujarati['notFound.title']);
  expect(consoleMessages.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  await page.locator('main a').click();
  await expect.poll(() => page.locator('h1').innerText()).not.toBe(gujarati['notFound.title']);
});

// Exported pages differ from those of the server, which `every-route.test.ts` opens, in the same way each: a sample is enough.
test('pages hydrate without console messages', async () => {
  const { page, consoleMessages } = await newVisitor();
  for (const [index, path] of exported.filter((_path, at) => at % 7 === 0).entries()) {
    const language = languages[index % languages.length];
    await page.goto(`${host.address}${language?.prefix ?? ''}${path}`);
    await waitForHydration(page);
    expect(await page.locator('h1').count(), path).toBe(1);
    expect(await langOf(page), path).toBe(language?.tag);
  }
  expect(consoleMessages).toEqual([]);
});

test('a plain page redirects to the stored language', async () => {
  const { context, page } = await newVisitor();
  await context.addCookies([{ name: 'language', value: 'HI', url: host.address }]);
  await page.goto(`${host.address}/member?x=1#main`);
  await page.waitForURL(`${host.address}/hi/member?x=1#main`);
  expect(await langOf(page)).toBe('hi');
});

test('a language that is chosen on a plain page is shown, and kept for the next page', async () => {
  const { page } = await open('/member');
  await waitForIdle(page);
  await page.locator('header select').first().selectOption('EN');
  await page.waitForURL(`${host.address}/en/member`);
  await waitForIdle(page);
  expect(await langOf(page)).toBe('en');
  await page.goto(host.address);
  await waitForHydration(page);
  expect(pathOf(page)).toBe('/en/');
});

test('without script, links lead through a long list', async () => {
  const { page } = await open('/en/member', { javaScriptEnabled: false });
  const items = page.locator('main [data-sections] li');
  const first = await items.count();
  await page.locator('main a[rel=next]').press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/en/member/page/2');
  // The address changes before the HTML is parsed to its end.
  await expect.poll(async () => first + (await items.count())).toBeGreaterThan(60);
  await waitForPaint(page);
  await page.locator('main a[rel=prev]').press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/en/member');
});

test('a further page of a long list hydrates as a page of the site', async () => {
  const { page, consoleMessages } = await open('/en/member/page/2/');
  await waitForIdle(page);
  expect(page.url()).toBe(`${host.address}/en/member?page=2`);
  expect(await page.locator('h1').innerText()).toBe(messagesOf('EN')['page.members']);
  expect(consoleMessages).toEqual([]);
});

test('the policy of a page applies without headers', async () => {
  const { page } = await open('/en');
  const violation = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          resolve(effectiveDirective);
        });
        const script = document.createElement('script');
        script.textContent = 'document.title = "inline"';
        document.head.append(script);
      }),
  );
  expect(await violation).toBe('script-src-elem');
});

test('a folder with other files is refused, and the command fails', async () => {
  const failed = runExport('--out', root);
  await expect(failed).rejects.toMatchObject({ code: 1 });
  await expect(failed).rejects.toThrow('is not empty and has no .export.json');
});
