import { expect, test } from 'vitest';
import { recordId, nestedRecords, fieldText, type CouncilRecord } from '../../src/model/record/record';
import type { IconName } from '../../src/ui/picture/icon-names';
import { iconPaths } from '../../src/ui/picture/icon-paths';
import { expectNoHorizontalScroll, plain, useTestSite, textsOf } from './test-site';

const site = useTestSite();
const rows = 'main [data-sections] li';
const textIn = (record: CouncilRecord | undefined, field: string) =>
  plain(fieldText(record ?? {}, field) ?? '');

const indian = new Intl.NumberFormat('en-IN', { numberingSystem: 'latn' });
const paise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** ₹1,23,456/-, with paise only when there are any. */
function expenseOf(record: CouncilRecord): string {
  const value = fieldText(record, 'actualExpense');
  if (value === null) return 'N/A';
  const amount = Number(value);
  return `₹${(Number.isInteger(amount) ? indian : paise).format(amount)}/-`;
}

test('development works: one table per group, with headers for screen readers', async () => {
  const page = await site.open('/en/development', { viewport: { width: 1280, height: 900 } });
  const groups = await site.records('developmentWorks');
  const filled = groups.filter((group) => nestedRecords(group, 'developmentWorkTrans').length > 0);
  for (const group of filled) {
    const table = page.getByRole('table', { name: textIn(group, 'title'), exact: true });
    const heads = await table.getByRole('columnheader').allInnerTexts();
    expect(heads.map(plain)).toEqual([
      'No',
      'Work name',
      'Actual expense',
      'Completion date',
      'Scheme name',
      'Related section',
    ]);
    const works = nestedRecords(group, 'developmentWorkTrans');
    const names = await table.getByRole('rowheader').allInnerTexts();
    expect(names.map(plain)).toEqual(works.map((work) => textIn(work, 'workName')));
    const cells = (await table.getByRole('cell').allInnerTexts()).map(plain);
    expect(cells.filter((_, index) => index % 5 === 0)).toEqual(works.map((_, index) => String(index + 1)));
  }
  expect(await page.getByRole('table').count()).toBe(filled.length);
});

test('development works: ₹, Indian grouping and /-, paise only where there are any', async () => {
  const page = await site.open('/en/development');
  const groups = await site.records('developmentWorks');
  const works = groups.flatMap((group) => nestedRecords(group, 'developmentWorkTrans'));
  const shown = await textsOf(page, 'main tbody tr > td:nth-of-type(2)');
  expect(shown).toEqual(works.map(expenseOf));
  expect(shown).toContain('₹12,34,567/-');
  expect(shown.some((text) => /\.\d\d\/-$/.test(text))).toBe(true);
  expect(shown).toContain('N/A');
});

test('development works: at 320 px each value is next to its label, and nothing scrolls sideways', async () => {
  const page = await site.open('/en/development', { viewport: { width: 320, height: 700 } });
  await expectNoHorizontalScroll(page);
  const inner = await page
    .locator('main table')
    .evaluateAll((tables) =>
      tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
    );
  for (const excess of inner) expect(excess).toBeLessThanOrEqual(0);
  const labels = await page
    .locator('main tbody td[data-label="Actual expense"]')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) expect(label).toContain('Actual expense');
  expect(await page.getByRole('table').count()).toBeGreaterThan(0);
  expect(await page.getByRole('columnheader').count()).toBeGreaterThan(0);
});

test('donators: amounts without decimals in Indian grouping, N/A where there is none', async () => {
  const page = await site.open('/en/donator');
  const records = await site.records('donators');
  const shown = await textsOf(page, rows);
  expect(shown).toHaveLength(records.length);
  for (const [index, record] of records.entries()) {
    const amount = fieldText(record, 'amount');
    const written = amount === null ? 'N/A' : `${indian.format(Math.round(Number(amount)))}/-`;
    expect(shown[index]).toContain(textIn(record, 'name'));
    expect(shown[index]).toContain(`Amount ${written}`);
    for (const field of ['year', 'details', 'adress']) expect(shown[index]).toContain(textIn(record, field));
  }
  expect(shown.some((text) => text.includes('Amount 25,00,000/-'))).toBe(true);
  expect(shown.some((text) => text.includes('Amount N/A'))).toBe(true);
});

test("beneficiaries: 'All' and the categories filter the rows; an empty category says so", async () => {
  const page = await site.open('/en/beneficiaries');
  const [categories, records] = await Promise.all([
    site.records('beneficiaryCategories'),
    site.records('beneficiaries'),
  ]);
  const buttons = page.getByRole('group', { name: 'Show by category' }).getByRole('button');
  expect((await buttons.allInnerTexts()).map(plain)).toEqual([
    'All',
    ...categories.map((record) => textIn(record, 'name')),
  ]);
  expect(await page.locator(rows).count()).toBe(records.length);
  let empty = 0;
  for (const [index, category] of categories.entries()) {
    await buttons.nth(index + 1).click();
    const kept = records.filter(
      (record) => fieldText(record, 'beneficiariesCategoryId') === recordId(category),
    );
    await expect.poll(() => page.locator(rows).count()).toBe(kept.length);
    if (kept.length > 0) continue;
    empty += 1;
    await page.getByText('No Beneficiaries found for the selected category.', { exact: true }).waitFor();
  }
  expect(empty).toBeGreaterThan(0);
});

function pathData(icon: IconName): string | undefined {
  return /d="([^"]+)"/.exec(iconPaths.get(icon) ?? '')?.[1];
}

test('download links: the icon shows the category, the button the type of link', async () => {
  const page = await site.open('/en/govtform');
  const records = await site.records('downloadLinks');
  const shown = await page.locator(rows).evaluateAll((all) =>
    all.map((row) => {
      const icons = [...row.querySelectorAll('svg > path')].map((path) => path.getAttribute('d'));
      const link = row.querySelector('a');
      return {
        icons,
        href: link?.getAttribute('href') ?? null,
        target: link?.target,
        text: link?.innerText.split('\n')[0]?.trim(),
      };
    }),
  );
  expect(shown).toEqual(
    records.map((record) => {
      const download = fieldText(record, 'linkType') === '2';
      return {
        icons: [
          pathData(fieldText(record, 'category') === '1' ? 'landmark' : 'home'),
          pathData(download ? 'download' : 'external-link'),
        ],
        href: fieldText(record, 'link'),
        target: '_blank',
        text: download ? 'Download' : 'Open link',
      };
    }),
  );
  expect(new Set(shown.map(({ icons }) => icons.join())).size).toBe(4);
});

test('contact: heading, contact details of the council and its visible accounts', async () => {
  const page = await site.open('/en/contactus');
  const [council] = await site.records('councilDetail');
  const name = textIn(council, 'name');
  await page.getByRole('heading', { name: `${name} gram panchayat`, exact: true }).waitFor();
  const main = page.locator('main');
  const text = plain(await main.innerText());
  for (const field of ['name', 'taluka', 'district']) expect(text).toContain(textIn(council, field));
  for (const label of ['Location', 'Call us', 'Email']) expect(text).toContain(label);
  const digits = textIn(council, 'contactNo').replace(/\D/g, '').replace(/^0/, '');
  const numbers = await main
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(numbers.map((number) => number?.replace(/\D/g, '').slice(-digits.length))).toContain(digits);
  expect(await main.locator(`a[href="mailto:${textIn(council, 'emailId')}"]`).count()).toBe(1);
  const accounts = (await site.records('socialAccounts')).filter(({ isVisible }) => isVisible === true);
  const links = main.getByRole('list', { name: 'Social media' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    accounts.map((record) => fieldText(record, 'accountUrl')),
  );
});

test('contact: the map is embedded, loads lazily and opens in a new tab as well', async () => {
  const [council] = await site.records('councilDetail');
  const map = textIn(council, 'map');
  const asked: string[] = [];
  const page = await site.open('/en/contactus', {
    before: (one) =>
      one.route('https://www.openstreetmap.org/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
      }),
  });
  const frame = page.getByTitle('Map of the village');
  expect(await frame.getAttribute('loading')).toBe('lazy');
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(320);
  const tab = page.getByRole('link', { name: /Open the map/ });
  expect(await tab.getAttribute('href')).toBe(map);
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toBe(map);
  expect(site.consoleMessages()).toEqual([]);
});
