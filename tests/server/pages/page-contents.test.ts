import { expect, test } from 'vitest';
import { config } from '../../e2e/sample-config';
import { attributesOf, textsOf } from './html-page';
import { pageOf } from './sample-pages';

const items = 'main [data-sections] li';

test('a text of more than 150 characters is cut, and is there in full for visitors without script', async () => {
  for (const [path, buttons] of [
    ['/en/villageheritage', 7],
    ['/en/aboutus', 0],
    ['/en/orgabout/1', 2],
  ] as const) {
    const page = await pageOf(path);
    const labels = textsOf(page, 'main [data-sections] button[aria-expanded]');
    expect(labels, path).toEqual(Array.from({ length: buttons }, () => 'Read More'));
  }
  const [temple = ''] = textsOf(await pageOf('/en/villageheritage'), items);
  expect(temple).toContain('52 small shrines are carved on... Read More The temple');
  expect(temple).toContain('52 small shrines are carved on its spire.');
});

test('a heritage without a title or a description says so', () => {
  const { sections = [] } = config.pages.find(({ path }) => path === '/villageheritage') ?? {};
  expect(sections).toMatchObject([
    { bind: { title: { fallback: 'heritage.noTitle' }, body: { fallback: 'heritage.noDescription' } } },
  ]);
});

test('election details have three documents per row, of which a missing one is disabled', async () => {
  const [first, second] = (await pageOf('/en/body')).querySelectorAll(items);
  const links = (row: Element | undefined) =>
    [...(row?.querySelectorAll('[role=link], a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-disabled'),
      link.getAttribute('target'),
    ]);
  expect(links(first)).toEqual(
    ['form-29k', 'form-31k', 'area'].map((name) => [`/documents/election-2021-${name}.pdf`, null, '_blank']),
  );
  expect(links(second)[2]).toEqual([null, 'true', null]);
});

test('a row of the forms has the icon of its category and that of its kind of link', async () => {
  const rows = [...(await pageOf('/en/govtform')).querySelectorAll(items)];
  const kinds = rows.map((row) => attributesOf(row, 'svg > path', 'd').join());
  expect(new Set(kinds).size).toBe(4);
});

test('development works are tables of their groups, with the amounts of India', async () => {
  const page = await pageOf('/en/development');
  expect(textsOf(page, 'main [data-sections] h2')).toEqual([
    'Roads and drains',
    'Water supply and storage',
    'Public buildings',
    'Energy and greenery',
  ]);
  const rows = textsOf(page, 'main tr');
  expect(rows[0]).toBe('No Work name Actual expense Completion date Scheme name Related section');
  expect(rows[1]).toBe(
    '1 Concrete road from Prajapativas to the highway (640 metres) ₹12,34,567/- 28-03-2025 15th Finance Commission Construction',
  );
  expect(rows[3]).toBe(
    '3 Underground drains in wards 6 and 7 (under way) N/A N/A Swachh Bharat Mission (rural) Sanitation',
  );
  expect(rows[5]).toContain('₹85,000.50/-');
  expect(page.querySelectorAll('main td[data-label="Actual expense"]')).toHaveLength(rows.length - 4);
});

test('contact has the facts of the council, its visible accounts and the map', async () => {
  const page = await pageOf('/en/contactus');
  expect(textsOf(page, 'main h2')).toEqual(['Motipura gram panchayat']);
  expect(textsOf(page, items).slice(0, 3)).toEqual([
    'Location Village: Motipura, Taluka: Dhanpura, District: Sabarkinara',
    'Call us 02779-000123',
    'Email panchayat@motipura.example',
  ]);
  expect(attributesOf(page, `${items} a`, 'href')).toEqual([
    'tel:+912779000123',
    'mailto:panchayat@motipura.example',
    'https://social.motipura.example/facebook',
    'https://social.motipura.example/youtube',
    'https://social.motipura.example/instagram',
    'https://social.motipura.example/whatsapp',
  ]);
  const [frame] = page.querySelectorAll('main iframe[title="Map of the village"]');
  expect(frame?.getAttribute('loading')).toBe('lazy');
  expect(frame?.getAttribute('src')).toBe(
    attributesOf(page, 'main a[href^="https://www.openstreetmap.org"]', 'href')[0],
  );
});
