import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSite } from '../../src/server/site/read-site';
import { formatReport } from '../../src/check/format-report';
import { isObject } from '../../src/engine/json/json';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { requestEveryPage } from './every-page';
import { sampleSite } from './sample-site';
import { serveSite } from './site-server';

const root = join(import.meta.dirname, '../..');
const names = readdirSync(join(root, 'examples'));

async function readExample(name: string): Promise<CheckedSite> {
  const { site, problems } = await readSite({
    config: join(root, 'examples', name, 'site.config.json'),
    engineFolder: root,
  });
  const wrong = problems.filter(({ severity }) => severity !== 'note');
  if (!site || wrong.length > 0) throw new Error(formatReport(wrong));
  return site;
}

function filesOf(name: string): string[] {
  const folder = join(root, 'examples', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());
}

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts of the fields of these names in the records of a site. */
function valuesOf({ records }: CheckedSite, lists: readonly string[], fields: readonly string[]): string[] {
  return lists.flatMap((list) =>
    (records[list] ?? []).flatMap((record) =>
      isObject(record) ? fields.flatMap((field) => textsIn(record[field])) : [],
    ),
  );
}

/** Lists with persons of the sample village. */
const people = [
  ...['members', 'employees', 'officers', 'formerSarpanches', 'committeeMembers', 'donators'],
  'organisationEmployees',
];

/** Names of the sample village: of the village, its taluka and district, its places, persons and accounts. */
async function sampleNames(): Promise<readonly string[]> {
  const sample = await sampleSite();
  const place = ['name', 'taluka', 'district', 'contactNo', 'emailId'];
  const all = [
    ...valuesOf(sample, ['councilDetail'], place),
    ...valuesOf(sample, ['famousPlaces', 'heritage'], ['title']),
    ...valuesOf(sample, people, ['name']),
    ...valuesOf(sample, ['bankDetails'], ['accountName', 'accountNo']),
    new URL(sample.config.publicAddress).hostname,
  ];
  return [...new Set(all)].filter((name) => name.length > 3);
}

test('there is an example with one language, and one with three', async () => {
  const examples = await Promise.all(names.map(readExample));
  const languages = examples.map(({ config }) => config.languages.list.map(({ code }) => code).join(' '));
  expect(languages.sort()).toEqual(['HI', 'MR HI EN']);
});

describe.each(names)('the example %s', (name) => {
  test('shows every page in each of its languages, without a name of the sample village', async () => {
    const checked = await readExample(name);
    const { mistakes, html } = await requestEveryPage(await serveSite({ checked }), checked);
    expect(mistakes).toEqual([]);
    const forbidden = await sampleNames();
    expect(forbidden.length).toBeGreaterThan(100);
    const texts = filesOf(name).filter((file) => /\.(?:json|md|svg)$/.test(file));
    const shown = [html, ...texts.map((file) => readFileSync(file, 'utf8'))].join('\n');
    expect(forbidden.filter((word) => shown.includes(word))).toEqual([]);
  });

  test('has no code, and takes less than 300 kB', () => {
    const files = filesOf(name);
    expect(files.filter((file) => !/\.(?:json|md|svg|webp|png|pdf)$/.test(file))).toEqual([]);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(300_000);
  });
});

test('the smallest example has seven pages, and no language picker for its one language (B4.1.6)', async () => {
  const checked = await readExample('nimkhedi');
  expect(checked.config.pages).toHaveLength(7);
  const page = async (site: CheckedSite) => (await fetch(`${await serveSite({ checked: site })}/hi`)).text();
  expect(await page(checked)).not.toContain('<select');
  expect(await page(await readExample('palaswadi'))).toContain('<select');
});
