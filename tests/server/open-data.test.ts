import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { tableOf } from '../../src/server/page/open-data/open-lists';
import { createServer } from '../../src/server/start/create-server';
import { readSampleSite, testEnvironment } from './site-server';
import { assets } from './test-assets';

const sample = await readSampleSite();
const dates = [
  { id: 1, title: { GU: 'ગ્રામસભા', HI: 'ग्रामसभा', EN: 'Gram sabha, "second"' }, date: '2026-12-31' },
  { id: 2, title: { GU: '=2+3', HI: '=2+3', EN: '=2+3' }, date: '2026-12-30', isHoliday: true },
  { id: 3, title: { GU: 'ગયો', HI: 'गया', EN: 'Past' }, date: '2026-01-01' },
];
const app = await createServer({
  ...{ assets, clientFolder: null, limits: { closeMs: 100 } },
  checked: { ...sample, records: { ...sample.records, importantDates: dates } },
  environment: await testEnvironment(),
  now: () => new Date('2026-11-29T06:00:00Z'),
});
afterAll(() => app.close());
const site = await app.listen({ port: 0, host: '127.0.0.1' });

test('the current records of an open list are a table in each language, and nothing in it is run (B10.13.5)', async () => {
  const response = await fetch(`${site}/en/data/importantDates.csv`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [heading = '', ...rows] = (await response.text()).split('\r\n');
  const columns = heading.replace('\ufeff', '').split(',');
  expect(columns.slice(0, 3)).toEqual(['id', 'title', 'date']);
  expect(rows.filter((row) => row !== '').map((row) => row.split(',').slice(0, 2))).toEqual([
    ['1', '"Gram sabha'],
    ['2', "'=2+3"],
  ]);
  const gujarati = await (await fetch(`${site}/gu/data/importantDates.csv`)).text();
  expect(gujarati).toContain('ગ્રામસભા');
});

test('records with a list in them have a row per item, and pictures are left out', () => {
  const fields = {
    year: { kind: 'text' },
    photo: { kind: 'image' },
    works: {
      kind: 'records',
      fields: { name: { kind: 'text' }, photo: { kind: 'image' }, cost: { kind: 'amount' } },
    },
  } as const;
  const table = tableOf(fields, [
    { year: '2025', photo: 'a.png', works: [{ name: 'Road', cost: 5 }, { name: 'Well' }] },
    { year: '2024', works: [] },
  ]);
  expect(table).toEqual([
    ['year', 'works.name', 'works.cost'],
    ['2025', 'Road', '5'],
    ['2025', 'Well', ''],
    ['2024', '', ''],
  ]);
});

const distribution = z.object({
  'dcat:downloadURL': z.string().optional(),
  'dcat:accessURL': z.string().optional(),
  'dcat:mediaType': z.string(),
});
const catalogue = z.object({
  '@type': z.literal('dcat:Catalog'),
  'dcat:dataset': z.array(
    z.object({
      'dct:identifier': z.string(),
      'dct:license': z.object({ '@id': z.string() }),
      'dcat:distribution': z.array(distribution),
    }),
  ),
});

test('the catalogue names each open list with its licence, and all of its addresses answer', async () => {
  const response = await fetch(`${site}/data/catalogue.json`);
  expect(response.headers.get('content-type')).toBe('application/ld+json; charset=utf-8');
  const { 'dcat:dataset': datasets } = catalogue.parse(await response.json());
  const { sources, openData, publicAddress } = sample.config;
  const open = Object.entries(sources).filter(([, source]) => source.open !== undefined);
  expect(datasets.map((one) => one['dct:identifier']).sort()).toEqual(open.map(([name]) => name).sort());
  expect(new Set(datasets.map((one) => one['dct:license']['@id']))).toEqual(new Set([openData?.licence]));
  for (const one of datasets.flatMap((dataset) => dataset['dcat:distribution'])) {
    const address = one['dcat:downloadURL'] ?? one['dcat:accessURL'] ?? '';
    const answer = await fetch(address.replace(publicAddress, site));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      `${one['dcat:mediaType']}; charset=utf-8`,
    ]);
  }
});

test('lists that are not open have no table', async () => {
  expect((await fetch(`${site}/en/data/donators.csv`)).status).toBe(404);
});
