import type { Browser, Page } from 'playwright-core';
import { contentList, contentPaths, ownDrafts, savedRecord } from '../../../src/desk/api/content-api';
import { processorTime } from '../../../src/server/media/job-limit';
import { sharedBrowser } from '../../../tests/e2e/browser';
import { invite, openList, password, reachScreen } from '../../../tests/e2e/desk-steps';
import { weighDesk } from '../../../tests/e2e/desk-weight';
import { startSite, type SiteProcess } from '../../../tests/e2e/site-process';
import { visit } from '../../../tests/e2e/visitor';
import { type DeskEnvironment, openDeskClient } from './desk-client';
import { atMost, printFigures, type Figure } from './figures';
import { median } from './median';

const rows = 2000;
const list = 'Beneficiaries';
const repeated = 20;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
}

/** Waits for a text, looking every 20 ms: locators look again after up to 500 ms. */
async function isSaid(page: Page, text: string): Promise<void> {
  await page.waitForFunction((said) => document.body.innerText.includes(said), text, { polling: 20 });
}

/** Processor time of the server in ms for one of several equal requests. */
export async function processorTimeOf(
  { pid }: SiteProcess,
  request: (number: number) => Promise<unknown>,
): Promise<number> {
  for (let number = -5; number < 0; number += 1) await request(number);
  const before = processorTime(pid) ?? 0;
  for (let number = 0; number < repeated; number += 1) await request(number);
  return Math.round(((processorTime(pid) ?? 0) - before) / repeated);
}

async function measureRequests(site: SiteProcess, environment: DeskEnvironment): Promise<readonly Figure[]> {
  const client = await openDeskClient(site.address, environment);
  const path = contentPaths.list('notices');
  const { records } = await client.call(contentList, 'GET', path);
  const [first] = records;
  let title: unknown = first?.record.title;
  const save = async (number: number) => {
    const after = { EN: `Saved ${number}` };
    const body = { changes: [{ field: 'title', before: title, after }] };
    await client.call(savedRecord, 'PATCH', contentPaths.record('notices', first?.id ?? ''), body);
    title = after;
  };
  const drafts = () => client.call(ownDrafts, 'GET', contentPaths.drafts);
  return [
    atMost(
      'processor for a list, ms',
      await processorTimeOf(site, () => client.call(contentList, 'GET', path)),
      15,
    ),
    atMost('processor for the drafts, ms', await processorTimeOf(site, drafts), 15),
    atMost('processor for an autosave, ms', await processorTimeOf(site, save), 20),
  ];
}

/** A publisher signs in with the desk in English. */
async function signIn(browser: Browser, site: SiteProcess): Promise<Page> {
  const { page } = await visit(browser, site.address, { viewport: { width: 1366, height: 768 } });
  await page.goto(await invite(site, 'Savita', 'publisher'));
  await page.getByRole('combobox').selectOption('EN');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await reachScreen(page, 'What do you want to do?');
  return page;
}

async function isPublic(site: SiteProcess, text: string): Promise<void> {
  const url = `${site.address}/api/Beneficiaries/GetPublicList?lang=GU`;
  while (!(await (await fetch(url)).text()).includes(text)) await new Promise((done) => setTimeout(done, 20));
}

/** Publishes on the screen of changes. The time in ms until visitors have a text, and until the desk says so. */
async function publish(page: Page, site: SiteProcess, text: string) {
  await page.getByRole('link', { name: /^Changes \(/ }).click();
  const button = page.getByRole('button', { name: 'Publish', disabled: false });
  await button.click({ trial: true });
  const seen = timed(async () => {
    await button.click();
    await isPublic(site, text);
  });
  const said = timed(() => isSaid(page, 'Published. Visitors see it now.'));
  return { seen: await seen, said: await said };
}

async function measureWriting(page: Page, site: SiteProcess): Promise<readonly Figure[]> {
  await openList(page, list);
  await page.locator('main a[href^="/desk/content/beneficiaries/"]').first().click();
  await page.getByText('It is saved while you type.').waitFor();
  const field = page.getByRole('group', { name: 'Title' }).getByRole('textbox').first();
  const saves: number[] = [];
  for (let round = 1; round <= 5; round += 1) {
    await field.fill(`Typed ${round}`);
    const saved = timed(async () => {
      await page.getByText('Saved as a draft').waitFor({ state: 'hidden' });
      await isSaid(page, 'Saved as a draft');
    });
    saves.push(await saved);
  }
  const preview = async () => {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Preview the website' }).click();
    const tab = await opened;
    await isSaid(tab, 'This is a preview');
    await tab.close();
  };
  const firstPreview = await timed(preview);
  await field.fill('Typed before the second preview');
  await isSaid(page, 'Saved as a draft');
  const second = await timed(preview);
  const first = await publish(page, site, 'Typed before the second preview');
  await page.goBack();
  await field.fill('Typed before the second publication');
  await isSaid(page, 'Saved as a draft');
  const { seen, said } = await publish(page, site, 'Typed before the second publication');
  return [
    atMost('last key to saved, ms', median(saves), 500),
    atMost('preview, ms', firstPreview, 1000),
    atMost('preview again, ms', second, 1000),
    atMost('publication that begins the history, ms', first.seen, 2000),
    atMost('publication until it is public, ms', seen, 2000),
    atMost('publication until the desk says so, ms', said, 2000),
  ];
}

async function measureRows(page: Page, site: SiteProcess): Promise<readonly Figure[]> {
  const lines = Array.from({ length: rows }, (_, index) => `Housing schemes,Row ${index},પંક્તિ ${index}`);
  const csv = ['Category,Title EN,Title GU', ...lines].join('\n');
  await openList(page, list);
  await page.getByRole('link', { name: 'Spreadsheet' }).click();
  const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const read = await timed(async () => {
    await page.locator('input[type=file]').setInputFiles(file);
    await isSaid(page, '2,000 rows were read');
  });
  const shown = await timed(async () => {
    await page.getByRole('button', { name: 'Show the rows' }).click();
    await isSaid(page, '2000 new, 0 changed, 0 unchanged.');
  });
  const kept = await timed(async () => {
    await page.getByRole('button', { name: 'Keep all rows as a draft' }).click();
    await isSaid(page, 'entries are kept as your draft');
  });
  const { seen } = await publish(page, site, `પંક્તિ ${rows - 1}`);
  return [
    atMost('2,000 rows are read, ms', read, 800),
    atMost('2,000 rows are shown, ms', shown, 1350),
    atMost('2,000 rows are kept, ms', kept, 900),
    atMost('2,000 rows are public, ms', seen, 1600),
  ];
}

async function measureScripts(browser: Browser, site: SiteProcess): Promise<readonly Figure[]> {
  const { signIn: atSignIn, start, list: ofList, form } = await weighDesk(browser, site);
  return [
    atMost('scripts at sign-in, kB', Number(atSignIn.toFixed(1)), 120),
    atMost('scripts of the first screen, kB', Number(start.toFixed(1)), 170),
    atMost('scripts that the first list adds, kB', Number(ofList.toFixed(1)), 40),
    atMost('scripts that the first form adds, kB', Number(form.toFixed(1)), 40),
  ];
}

/** Prints how fast the desk is for the person who uses it, in Chromium, and what it costs the server. */
export async function measureSpeed({ SITE_CONFIG }: DeskEnvironment): Promise<void> {
  const site = await startSite({ SITE_CONFIG });
  const browser = await sharedBrowser();
  const requests = await measureRequests(site, { SITE_CONFIG, DATA_DIR: site.dataDir });
  const scripts = await measureScripts(browser, site);
  const page = await signIn(browser, site);
  const writing = await measureWriting(page, site);
  const imported = await measureRows(page, site);
  await browser.close();
  await site.stop();
  printFigures('The speed of the desk', [...requests, ...writing, ...imported, ...scripts]);
}
