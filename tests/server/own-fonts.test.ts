import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { formatReport } from '../../src/check/format-report';
import { readSite } from '../../src/server/site/read-site';
import { readFontFiles } from '../../src/server/site/folder/font-files';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { largestFont } from '../../src/engine/theme/font-file';
import { exportSample, filesIn, smallSite } from './export-sample';
import { temporaryFolder } from '../temporary-folder';
import { copySampleSite } from './site-folder';
import { serveSite } from './site-server';

const root = join(import.meta.dirname, '../..');
const shipped = join(root, 'src/site/fonts/hind-latin-400-normal.woff2');

let checked: CheckedSite;
let url: string;

beforeAll(async () => {
  const { config, folder, read, write } = await copySampleSite();
  await mkdir(join(folder, 'content/fonts'));
  await writeFile(join(folder, 'content/fonts/own-400.woff2'), await readFile(shipped));
  const files = { Own: { regular: 'fonts/own-400.woff2', licence: 'SIL Open Font License 1.1' } };
  const fonts = `"fonts": {"Gujr": "Own"}, "fontFiles": ${JSON.stringify(files)}`;
  await write('site.config.json', (await read('site.config.json')).replace(/"fonts": \{[^}]*\}/, fonts));
  const { site, problems } = await readSite({ config, engineFolder: root });
  if (!site) throw new Error(formatReport(problems));
  checked = site;
});

test('a page preloads the font of the site, which is served for ever under the hash of its content', async () => {
  url = await serveSite({ checked });
  const html = await (await fetch(`${url}/gu`)).text();
  const [, address = ''] = /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)"/.exec(html) ?? [];
  expect(address).toMatch(/^\/site\/fonts\/[0-9a-f]{16}-own-400\.woff2$/);
  expect(html).toContain(`src:url(${address}) format("woff2")`);
  expect(html).not.toContain('font-family:"Hind Vadodara"');
  const response = await fetch(url + address);
  expect(response.headers.get('content-type')).toBe('font/woff2');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(await readFile(shipped));
  expect((await fetch(`${url}/site/fonts/0000000000000000-own-400.woff2`)).status).toBe(404);
});

test('a static export has the fonts of the site, and of the engine only those that its pages may use', async () => {
  const clientFolder = await temporaryFolder();
  await writeFile(join(clientFolder, 'noto-sans-kannada.woff2'), 'kannada');
  await writeFile(join(clientFolder, 'entry.js'), '');
  const { folder } = await exportSample({
    checked: { ...checked, config: (await smallSite()).config },
    clientFolder,
  });
  expect(await filesIn(folder)).not.toContain('assets/noto-sans-kannada.woff2');
  expect(await filesIn(folder)).toContain('assets/entry.js');
  const [font] = Object.values(checked.fontFiles);
  expect(await readFile(join(folder, font?.url ?? ''))).toEqual(await readFile(shipped));
});

test('only complete WOFF2 files in the folder are read', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'content/fonts'), { recursive: true });
  const write = (name: string, content: Uint8Array) =>
    writeFile(join(folder, 'content/fonts', name), content);
  const font = await readFile(shipped);
  await write('whole.woff2', font);
  await write('cut.woff2', font.subarray(0, 900));
  await write('text.woff2', Buffer.from('<script>alert(1)</script>'.repeat(9)));
  await write('huge.woff2', Buffer.alloc(largestFont + 1));
  await writeFile(join(folder, 'outside.woff2'), font);
  await symlink(join(folder, 'outside.woff2'), join(folder, 'content/fonts/link.woff2'));
  const names = ['whole', 'cut', 'text', 'huge', 'link', 'none'].map((name) => `fonts/${name}.woff2`);
  const read = await readFontFiles(join(folder, 'content'), [...names, 'fonts/../outside.woff2']);
  expect([...read].map(([name, { isFont, content }]) => [name, isFont && content.length > 0])).toEqual([
    ['fonts/whole.woff2', true],
    ['fonts/cut.woff2', false],
    ['fonts/text.woff2', false],
    ['fonts/huge.woff2', false],
  ]);
});
