import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { failureResponse } from '../../src/server/council/council';
import { temporaryFolder } from '../temporary-folder';
import { serveSite } from './site-server';
import { exportSample, filesIn, smallSite, stateOf, variedSite } from './export-sample';

const languages = ['gu', 'hi', 'en'];

describe('an exported site', () => {
  let folder: string;
  const read = (name: string) => readFile(join(folder, name), 'utf8');

  beforeAll(async () => {
    ({ folder } = await exportSample({ checked: await variedSite() }));
  }, 120_000);

  test('has a file for every page, list page and subject in every language', async () => {
    const files = await filesIn(folder);
    const plain = ['index.html', 'member/index.html', 'member/page/2/index.html', 'orgabout/index.html'];
    const subjects = ['orgabout/1/index.html', 'orgabout/ક ખ/index.html'];
    const prefixed = languages.flatMap((language) =>
      [...plain, ...subjects, 'question/index.html', '404.html'].map((name) => `${language}/${name}`),
    );
    const expected = [...plain, 'question/index.html', '404.html', ...prefixed];
    expect(files.filter((name) => name.endsWith('.html'))).toEqual(expected.sort());
  });

  test('has the lists that a browser may request, with the query in the name', async () => {
    const files = await filesIn(folder);
    expect(files).toContain('api/Member/GetPublicList/lang=HI.json');
    const about = 'api/GovernmentOrganizationsAbout/GetPublicByGovernmentOrganizationsId';
    expect(files).toContain(`${about}/governmentOrganizationsId=~E0~AA~95~20~E0~AA~96/lang=GU.json`);
    const members: unknown = JSON.parse(await read('api/Member/GetPublicList/lang=HI.json'));
    expect(members).toMatchObject({ status: true, data: { length: 60 } });
  });

  test('has every file of its own that a page names, and the site map and robots.txt', async () => {
    const files = new Set(await filesIn(folder));
    const html = (
      await Promise.all(['index.html', 'hi/member/index.html', 'member/page/2/index.html'].map(read))
    ).join();
    const named = html.match(/(?<=["\s])\/(?:media|site)\/[^"\s,]+/g) ?? [];
    expect(named.some((url) => /^\/media\/\d+\//.test(url))).toBe(true);
    expect(named.filter((url) => !files.has(url.slice(1)))).toEqual([]);
    expect(files).toContain('documents/notice-library-hours.pdf');
    expect(await read('robots.txt')).toContain('/sitemap.xml');
    expect(await read('.well-known/security.txt')).toContain('Contact: mailto:panchayat@motipura.example');
    expect(await read('hi/site.webmanifest')).toContain('"start_url":"/hi"');
    expect(files).toContain(/"src":"\/(icons\/[^"]+)"/.exec(await read('hi/site.webmanifest'))?.[1]);
    expect(await read('hi/feed.xml')).toContain('<link>https://www.motipura.example/hi</link>');
  });

  test('names each page in every language in its site map', async () => {
    const sitemap = await read('sitemap.xml');
    const [, member = ''] = /<url><loc>[^<]*\/hi\/member<\/loc>(.*?)<\/url>/.exec(sitemap) ?? [];
    expect(member.match(/hreflang="\w+" href="[^"]+"/g)).toEqual(
      languages.map((one) => `hreflang="${one}" href="https://www.motipura.example/${one}/member"`),
    );
  });

  test('has the policy of each page in its HTML and in the file of headers', async () => {
    const html = await read('hi/member/index.html');
    const [, meta = ''] =
      /^.*?<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ??
      [];
    const [, header = ''] =
      /^\/hi\/member\/\n {2}Content-Security-Policy: (.+)$/m.exec(await read('_headers')) ?? [];
    expect(header).toContain("frame-ancestors 'self'; ");
    expect(meta).toBe(header.replace("frame-ancestors 'self'; ", ''));
  });

  test('sends browsers the headers of the server', async () => {
    const headers = await read('_headers');
    expect(headers).toMatch(/^\/\*\n(?: {2}.+\n)* {2}Strict-Transport-Security: max-age=31536000\n/);
    expect(headers).toMatch(
      /^\/assets\/\*\n(?: {2}.+\n)* {2}Cache-Control: public, max-age=31536000, immutable$/m,
    );
    expect(await read('_nginx.conf')).toContain('error_page 404 /hi/404.html;');
  });

  test('differs from the served pages in what a static host cannot do, and in nothing else', async () => {
    const site = await serveSite({ checked: await variedSite() });
    const served = await (await fetch(`${site}/en/member`)).text();
    const exported = (await read('en/member/index.html'))
      .replace(/<meta http-equiv="Content-Security-Policy" content="[^"]+">/, '')
      .replaceAll('/en/member/page/2', '?page=2');
    const withoutHashes = (html: string) =>
      html.replace(/\/site\/[\da-f]{16}/g, '/site/').replace(/"today":"[\d-]+"/, '');
    expect(withoutHashes(exported)).toBe(withoutHashes(served));
  });

  test('leads visitors of plain pages to their language, and has no form that nothing receives', async () => {
    const [script = ''] =
      /<script src="\/site\/[^"]+-language\.js"><\/script>/.exec(await read('member/index.html')) ?? [];
    expect(script).not.toBe('');
    expect(await read('gu/member/index.html')).not.toContain(script);
    expect(await read('en/question/index.html')).toContain('This form cannot be sent from this page.');
    expect(await read('en/question/index.html')).not.toContain('<form');
  });
});

test('a long list that is not shown in pages has no further pages', async () => {
  const site = await smallSite({ paths: ['/'] });
  const slides = Array.from({ length: 60 }, (_, id) => ({ id, description: `Slide ${String(id)}` }));
  const { folder } = await exportSample({ checked: { ...site, records: { ...site.records, slides } } });
  const files = await filesIn(folder);
  expect(files.filter((name) => name.includes('/page/') || name.startsWith('page/'))).toEqual([]);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('Slide 0');
});

test('a mirror says on each page from when it is, names the telephone for forms and leaves the service worker alone', async () => {
  const { folder } = await exportSample({
    checked: await variedSite(),
    mirror: true,
    workerBundle: { script: 'bundle', push: 'push', assets: [], laterAssets: [] },
  });
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const files = await filesIn(folder);
  const pages = files.filter((name) => name.endsWith('.html'));
  for (const page of pages) expect(await read(page)).toMatch(/<body[^>]*><aside [^>]*>[^<]+<\/aside>/);
  expect(await read('en/member/index.html')).toContain('A copy of this website of 20-11-2026, 11:30.');
  expect(await read('hi/404.html')).toContain('20-11-2026, 11:30 की प्रति');
  expect(await read('en/question/index.html')).toMatch(
    /This form cannot be sent from this page\..*href="tel:/,
  );
  expect(files).not.toContain('service-worker.js');
  expect(await read('en/member/index.html')).not.toContain('hasWorker');
});

test('the service worker is a file, and so is what removes it', async () => {
  const workerBundle = { script: 'bundle', push: 'push', assets: [], laterAssets: [] };
  const { folder } = await exportSample({ workerBundle });
  const read = () => readFile(join(folder, 'service-worker.js'), 'utf8');
  expect(await read()).toMatch(/^self\.siteSettings=.*\nbundle$/);
  await exportSample({ folder, workerBundle, serviceWorker: false });
  expect(await read()).toContain('unregister()');
});

test('forms go to the page of the server that is named', async () => {
  const { folder } = await exportSample({ formServer: 'https://forms.motipura.example' });
  const html = await readFile(join(folder, 'hi/question/index.html'), 'utf8');
  expect(html).toContain('action="https://forms.motipura.example/hi/question?form=question"');
  expect(html).toMatch(/connect-src 'self' https:\/\/forms\.motipura\.example;/);
  expect(html).toMatch(/form-action 'self' https:\/\/forms\.motipura\.example;/);
  expect(html).not.toContain('name="_key"');
});

describe('a further export', () => {
  test('leaves unchanged files as they are, on a later day too', async () => {
    const first = await exportSample();
    const before = await stateOf(first.folder);
    const later = new Date('2026-11-21T06:00:00Z');
    const { written, unchanged, removed } = await exportSample({ folder: first.folder, now: later });
    expect({ written, unchanged, removed }).toEqual({ written: 0, unchanged: first.written, removed: 0 });
    expect(await stateOf(first.folder)).toEqual(before);
  });

  test('deletes the files of pages that are gone, and no file of somebody else', async () => {
    const { folder } = await exportSample({
      checked: await smallSite({ paths: ['/orgabout'], organisations: ['1', 'ક'] }),
    });
    await writeFile(join(folder, 'CNAME'), 'www.motipura.example');
    await writeFile(join(folder, 'orgabout/notes.txt'), 'mine');
    const checked = await smallSite({ paths: ['/orgabout'], organisations: ['1'] });
    const { removed } = await exportSample({ folder, checked });
    const files = await filesIn(folder);
    expect(removed).toBeGreaterThan(0);
    expect(files.filter((name) => name.includes('ક'))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['CNAME', 'orgabout/notes.txt', 'en/orgabout/1/index.html']),
    );
  });

  test('writes a file that was deleted or changed', async () => {
    const { folder } = await exportSample();
    await rm(join(folder, 'question/index.html'));
    await writeFile(join(folder, 'robots.txt'), 'changed');
    expect(await exportSample({ folder })).toMatchObject({ written: 2 });
    expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toContain('Sitemap');
  });
});

describe('an export is refused', () => {
  test('into a folder with files of somebody else', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'thesis.txt'), 'mine');
    await expect(exportSample({ folder })).rejects.toThrow(/is not empty and has no \.export\.json/);
    expect(await filesIn(folder)).toEqual(['thesis.txt']);
  });

  test('where it would replace a file that no export wrote', async () => {
    const { folder } = await exportSample();
    const mine = join(folder, 'gu/orgabout/1/index.html');
    await mkdir(join(mine, '..'), { recursive: true });
    await writeFile(mine, 'mine');
    const checked = await smallSite({ paths: ['/orgabout'], organisations: ['1'] });
    await expect(exportSample({ folder, checked })).rejects.toThrow(`${mine} is not of an earlier export`);
    expect(await readFile(mine, 'utf8')).toBe('mine');
  });

  test.each(['{', '{"files":["../../etc/passwd"]}', '{"files":["/etc/passwd"]}'])(
    'into a folder with the list of files %s',
    async (manifest) => {
      const folder = await temporaryFolder();
      await writeFile(join(folder, '.export.json'), manifest);
      await expect(exportSample({ folder })).rejects.toThrow(/\.export\.json is damaged/);
    },
  );

  test('when a list fails, and nothing is written', async () => {
    const folder = join(await temporaryFolder(), 'site');
    const council = { get: () => Promise.resolve(failureResponse(504, 'No answer in time.')) };
    await expect(
      exportSample({ folder, council, checked: await smallSite({ paths: ['/'] }) }),
    ).rejects.toThrow(/^\d+ lists failed:\n(?:GET \/api\/\S+: No answer in time\. \(504\)(?:\n|$)){10}$/);
    await expect(filesIn(folder)).rejects.toThrow('ENOENT');
  });

  test('for a subject whose id cannot be a file name', async () => {
    const checked = await smallSite({ paths: ['/orgabout'], organisations: ['a/b'] });
    await expect(exportSample({ checked })).rejects.toThrow('/gu/orgabout/a%2Fb');
  });

  test('for two files of one name', async () => {
    const site = await smallSite({ paths: ['/'] });
    const pages = site.config.pages.flatMap((home) => [home, { ...home, path: '/gu' }]);
    await expect(exportSample({ checked: { ...site, config: { ...site.config, pages } } })).rejects.toThrow(
      'Two files of the site have the name gu/index.html.',
    );
  });
});
