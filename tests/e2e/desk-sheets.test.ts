import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { openDesk } from '../../server/desk/open-desk';
import { expectAccessible } from './accessible';
import { startSite, type SiteProcess } from './site-process';
import { expectNoHorizontalScroll, useBrowser } from './test-site';
import { visit } from './visitor';

const browser = useBrowser();

let site: SiteProcess;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

async function invite(name: string): Promise<string> {
  const desk = await openDesk({ dataDir: site.dataDir, publicAddress: 'https://www.motipura.example' });
  const token = await desk.people.invite(name, 'editor');
  await desk.close();
  return `${site.address}/desk/invitation#${token}`;
}

async function signIn(page: Page): Promise<void> {
  await page.goto(await invite('Kokila'));
  await page.getByRole('combobox').selectOption('EN');
  await page.getByLabel('New password', { exact: true }).fill('four lamps under mango trees');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** A file of Excel as councils have them: a title above, names in two languages, dates as they are written. */
function beneficiaries(lastDate: string): Promise<Buffer> {
  const rows = Array.from({ length: 200 }, (_, index) => [
    ...[String(index + 1), 'Housing schemes', `લાભાર્થી યાદી ${index}`, `List ${index}`, `सूची ${index}`],
    index === 199 ? lastDate : '૧૦/૦૪/૨૦૨૬',
  ]);
  const names = ['ક્રમ', 'Category', 'શીર્ષક', 'Title (English)', 'Title Hindi', 'તારીખ'];
  const cells = [['ગ્રામ પંચાયત'], names, ...rows].map((row) => row.map((value) => ({ value, type: String })));
  return writeXlsxFile(cells).toBuffer();
}

async function choose(page: Page, lastDate: string): Promise<void> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const file = { name: 'beneficiaries.xlsx', mimeType, buffer: await beneficiaries(lastDate) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('200 rows were read').waitFor();
  expect(await page.getByLabel('શીર્ષક').inputValue()).toBe('title.GU');
}

async function expectStep(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

test('200 beneficiaries of a file of Excel become drafts, after a mistake in it was corrected, 360 px wide', async () => {
  const { page, context, consoleMessages } = await visit(browser(), site.address, {
    viewport: { width: 360, height: 740 },
  });
  await signIn(page);
  await page.goto(`${site.address}/desk/lists/beneficiaries/sheet`);
  await page.getByRole('heading', { level: 1, name: 'Spreadsheet' }).waitFor();
  await expectStep(page);
  await choose(page, 'next month');
  await expectStep(page);
  await page.getByRole('button', { name: 'Show the rows' }).click();
  await page.getByText('One row has a mistake.').waitFor();
  await page.getByLabel('Only rows with notes').check();
  await page.getByRole('cell', { name: 'next month' }).waitFor();
  await expectStep(page);
  await page.getByRole('button', { name: 'Change the columns' }).click();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, '10 April 2026');
  await page.getByRole('button', { name: 'Show the rows' }).click();
  await page.getByText('200 new, 0 changed, 0 unchanged.').waitFor();
  await page.getByRole('button', { name: 'Keep all rows as a draft' }).click();
  await page.getByText('200 records are kept as your draft.').waitFor();
  await expectStep(page);
  expect(consoleMessages).toEqual([]);
  await context.close();
});
