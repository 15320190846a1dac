import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { background, weighedVisit, weightOf, type PageWeight } from './page-weight';
import { useTestSite } from './test-site';

const site = useTestSite();

type Budget = Omit<PageWeight, 'styles'>;

const parts: readonly (keyof Budget)[] = ['html', 'script', 'fonts', 'site', 'pictures', 'requests'];

test.each<[string, Budget]>([
  ['/gu', { html: 24.3, script: 142.7, fonts: 65, site: 15.3, pictures: 33, requests: 22 }],
  ['/hi', { html: 24.3, script: 142.7, fonts: 99, site: 15.3, pictures: 33, requests: 24 }],
  ['/gu/member', { html: 18.2, script: 134.7, fonts: 65, site: 15.3, pictures: 16, requests: 19 }],
  ['/gu/development', { html: 18.6, script: 131.7, fonts: 65, site: 15.3, pictures: 7, requests: 12 }],
  ['/gu/villagephotos', { html: 19.4, script: 134.7, fonts: 65, site: 15.3, pictures: 74, requests: 20 }],
  ['/gu/complaints', { html: 19.1, script: 172.2, fonts: 65, site: 15.3, pictures: 21, requests: 25 }],
])('a first visit of %s stays within its budget', async (path, budget) => {
  const page = await site.open(path, { ...weighedVisit, fresh: true });
  const weight = await weightOf(page, await site.html(path));
  const over = parts.filter((part) => weight[part] > budget[part]);
  expect(over, JSON.stringify(weight)).toEqual([]);
});

test('what is loaded after a page stays within its budget', () => {
  const folder = fileURLToPath(new URL('../../dist/client', import.meta.url));
  const [name = ''] = readdirSync(join(folder, 'assets')).filter((file) => background.test(`/${file}`));
  const compressed = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length / 1000;
  expect(compressed(`assets/${name}`)).toBeLessThan(6.5);
  expect(compressed('service-worker.js')).toBeLessThan(9);
});
