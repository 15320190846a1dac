import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../scripts/new-site/write-site';
import { temporaryFolder } from '../temporary-folder';
import { background, weighedVisit, weightOf, type PageWeight } from './page-weight';
import { type TestSite, useTestSite } from './test-site';

const engineFolder = join(import.meta.dirname, '../..');

let newSite = '';

/** Makes a site of the usual sections, as `npm run new-site` does. */
beforeAll(async () => {
  newSite = await temporaryFolder();
  const named = (text: string) => ({ HI: text, EN: text });
  await writeSite(newSite, engineFolder, {
    languages: ['HI', 'EN'],
    ...{ name: named('नीमखेड़ी'), state: named('मध्य प्रदेश'), district: named('विदिशा'), taluka: named('नटेरन') },
    ...{ sections: ['notices', 'members', 'works', 'complaint'], colours: null, from: null },
    address: 'https://nimkhedi.example',
  });
});

const site = useTestSite();
const secondVillage = useTestSite(() => ({
  SITE_CONFIG: join(engineFolder, 'examples/palaswadi/site.config.json'),
}));
const emptySite = useTestSite(() => ({ SITE_CONFIG: join(newSite, 'site.config.json') }));

const parts: readonly (keyof PageWeight)[] = [
  ...(['html', 'styles', 'script', 'fonts'] as const),
  ...(['site', 'pictures', 'requests'] as const),
];

async function expectWithin(of: TestSite, path: string, budget: PageWeight): Promise<void> {
  const page = await of.open(path, { ...weighedVisit, fresh: true });
  const weight = await weightOf(page, await of.html(path));
  const over = parts.filter((part) => weight[part] > budget[part]);
  expect(over, JSON.stringify(weight)).toEqual([]);
}

test.each<[string, PageWeight]>([
  ['/gu', { html: 24.3, styles: 9.1, script: 143, fonts: 65, site: 16.3, pictures: 33, requests: 22 }],
  ['/hi', { html: 24.3, styles: 9.1, script: 143, fonts: 99, site: 16.3, pictures: 33, requests: 24 }],
  [
    '/gu/member',
    { html: 18.2, styles: 7.7, script: 135.1, fonts: 65, site: 16.3, pictures: 16, requests: 19 },
  ],
  [
    '/gu/development',
    { html: 18.6, styles: 7.9, script: 132.1, fonts: 65, site: 16.3, pictures: 7, requests: 12 },
  ],
  [
    '/gu/villagephotos',
    { html: 19.4, styles: 7.8, script: 135.1, fonts: 65, site: 16.3, pictures: 74, requests: 20 },
  ],
  [
    '/gu/complaints',
    { html: 20.7, styles: 9.5, script: 171.2, fonts: 65, site: 16.3, pictures: 21, requests: 25 },
  ],
])('a first visit of %s stays within its budget', (path, budget) => expectWithin(site, path, budget));

test.each<[string, PageWeight]>([
  ['/mr', { html: 11.9, styles: 6.7, script: 140, fonts: 99, site: 8.5, pictures: 21, requests: 18 }],
  [
    '/mr/gramsabha',
    { html: 10.7, styles: 6.5, script: 135.5, fonts: 99, site: 8.5, pictures: 19, requests: 16 },
  ],
])('a first visit of %s in the second village stays within its budget', (path, budget) =>
  expectWithin(secondVillage, path, budget),
);

test.each<[string, PageWeight]>([
  ['/hi', { html: 9.6, styles: 6.2, script: 135.5, fonts: 99, site: 6.5, pictures: 21, requests: 16 }],
  [
    '/hi/members',
    { html: 9.3, styles: 5.9, script: 137.7, fonts: 99, site: 6.5, pictures: 19, requests: 17 },
  ],
  [
    '/hi/complaint',
    { html: 12.5, styles: 7.8, script: 171.2, fonts: 99, site: 6.5, pictures: 19, requests: 20 },
  ],
])('a first visit of %s of a new site stays within its budget', (path, budget) =>
  expectWithin(emptySite, path, budget),
);

test('what is loaded after a page stays within its budget', () => {
  const folder = join(engineFolder, 'dist/client');
  const [name = ''] = readdirSync(join(folder, 'assets')).filter((file) => background.test(`/${file}`));
  const compressed = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length / 1000;
  expect(compressed(`assets/${name}`)).toBeLessThan(6.5);
  expect(compressed('service-worker.js')).toBeLessThan(9);
});
