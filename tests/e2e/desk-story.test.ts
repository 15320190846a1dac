import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { expectAccessible } from './accessible';
import { beneficiaries, pdf, phonePhoto } from './desk-files';
import { accept, expectScreen, invite, openList, openMenu, openRecord, saved, signOut } from './desk-steps';
import { takePicture, takePictures } from './desk-pictures';
import { formElements } from './form-submissions';
import { startSite, type SiteProcess } from './site-process';
import { useBrowser } from './test-site';
import { visit, waitForHydration } from './visitor';

const browser = useBrowser();
const root = fileURLToPath(new URL('../..', import.meta.url));
const titles = { GU: 'વેરા વસૂલાત કેમ્પ', HI: 'कर वसूली शिविर', EN: 'Camp for paying taxes' };
const sarpanch = 'Ramilaben Dineshbhai Chaudhari';

let site: SiteProcess;
let content: string;

beforeAll(async () => {
  const folder = await temporaryFolder();
  for (const name of ['site.config.json', 'content', 'schemas']) {
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  content = join(folder, 'content');
  site = await startSite({ SITE_CONFIG: join(folder, 'site.config.json') });
});

afterAll(() => site.stop());

/** Whether the notices of a language have the new one. */
async function hasNotice(code: keyof typeof titles): Promise<boolean> {
  const response = await fetch(`${site.address}/${code.toLowerCase()}/noticeboard`);
  return (await response.text()).includes(titles[code]);
}

/** A visitor sends a complaint with the form of the site. */
async function complain(name: string): Promise<void> {
  const { page, context } = await visit(browser(), site.address);
  await page.goto(`${site.address}/en/complaints`);
  await waitForHydration(page);
  const { field, submit, reference } = formElements(page);
  await field('name').fill(name);
  await field('phone').fill('98250 12345');
  await field('type').selectOption({ label: 'Street Light' });
  await field('details').fill('The lamp is dark.');
  // People take longer to type.
  await page.route('**/api/*/Create', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-form-filled-in': '60000' } }),
  );
  await submit.click();
  await reference.waitFor();
  await context.close();
}

/** Adds a notice in three languages with a document; the line is dead for a while. */
async function addNotice(page: Page): Promise<void> {
  await expectScreen(page, 'What do you want to do?');
  await takePictures(page, 'start', 'body');
  await page.getByRole('link', { name: 'Put up a notice' }).click();
  await expectScreen(page, 'Notices');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const title = page.getByRole('group', { name: 'Title' });
  await title.getByLabel('ગુજરાતી').fill(titles.GU);
  await title.getByText('हिन्दी, English').click();
  await title.getByLabel('हिन्दी').fill(titles.HI);
  await title.getByRole('button', { name: 'Copy from ગુજરાતી' }).click();
  await title.getByText('(same as ગુજરાતી)').waitFor();
  await page.context().setOffline(true);
  await title.getByLabel('English').fill(titles.EN);
  await page.getByText('No connection.').waitFor();
  await page.context().setOffline(false);
  await saved(page);
  await page.getByLabel('Shown from').fill('૩૧-૦૧-૨૦૨૦');
  await page.getByLabel('Choose a PDF').setInputFiles(pdf);
  await page.getByRole('link', { name: /^kempa-hukama-.+\.pdf \(opens in a new tab\)$/ }).waitFor();
  await saved(page);
  await expectScreen(page, /./);
  await takePictures(page, 'notice');
}

async function replacePortrait(page: Page): Promise<void> {
  await openRecord(page, 'Panchayat Members', sarpanch);
  await page.getByLabel('Choose a picture').setInputFiles(await phonePhoto());
  const dialog = page.getByRole('dialog', { name: 'Choose the part that pages show' });
  const use = dialog.getByRole('button', { name: 'Use this part', disabled: false });
  await use.waitFor();
  await dialog.locator('.reactEasyCrop_CropArea').press('ArrowUp');
  await expectAccessible(page, '[role=dialog]');
  await takePicture(page, 'crop', '[role=dialog]');
  await use.click();
  await page.locator('main img[src*="pictures%2F"]:not([src*="portrait"])').waitFor();
  await saved(page);
}

async function importBeneficiaries(page: Page): Promise<void> {
  await openList(page, 'Beneficiaries');
  await page.getByRole('link', { name: 'Spreadsheet' }).click();
  await expectScreen(page, 'Spreadsheet: Beneficiaries');
  await page.locator('input[type=file]').setInputFiles(await beneficiaries());
  await page.getByText('200 rows were read').waitFor();
  expect(await page.getByLabel('શીર્ષક').inputValue()).toBe('title.GU');
  await expectScreen(page, 'Spreadsheet: Beneficiaries');
  await takePicture(page, 'columns');
  await page.getByRole('button', { name: 'Show the rows' }).click();
  await page.getByText('200 new, 0 changed, 0 unchanged.').waitFor();
  await expectScreen(page, 'Spreadsheet: Beneficiaries');
  await takePicture(page, 'rows');
  await page.getByRole('button', { name: 'Keep all rows as a draft' }).click();
  await page.getByText('200 entries are kept as your draft.').waitFor();
}

async function previewChanges(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Changes \(\d+\)$/ }).click();
  await page.getByRole('link', { name: titles.EN }).waitFor();
  await expectScreen(page, 'Changes');
  await takePictures(page, 'changes');
  expect(await hasNotice('EN')).toBe(false);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: /^Preview/ }).click();
  const preview = await opened;
  await preview.getByText('This is a preview').waitFor();
  for (const [code, title] of Object.entries(titles)) {
    await preview.goto(`${site.address}/${code.toLowerCase()}/noticeboard`);
    await preview.getByText(title).first().waitFor();
  }
  await takePicture(preview, 'preview', 'body');
  await preview.close();
}

async function expectUprightPortrait(): Promise<void> {
  const members = await readFile(join(content, 'records/members.json'), 'utf8');
  const [file = ''] = /pictures\/[\da-f]{10}\.webp/.exec(members) ?? [];
  const picture = sharp(join(content, file));
  const { exif, width, height } = await picture.metadata();
  expect({ exif, ratio: (width / height).toFixed(2), isSmall: height <= 1920 }).toEqual({
    exif: undefined,
    ratio: '0.80',
    isSmall: true,
  });
  const [red = 0, , blue = 0] = await picture
    .extract({ left: 9, top: 9, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(blue).toBeGreaterThan(red);
}

/** Looks at the pages as a visitor. */
async function lookAtPages(): Promise<void> {
  const { page, context } = await visit(browser(), site.address);
  await page.goto(`${site.address}/en/noticeboard`);
  await page.getByRole('link', { name: titles.EN }).first().click();
  await page.locator('main a[href*="/documents/kempa-hukama-"]').first().waitFor();
  await page.goto(`${site.address}/en/beneficiaries`);
  await page
    .getByText(/^List \d+$/)
    .first()
    .waitFor();
  await context.close();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published. Visitors see it now.').waitFor();
  expect(await hasNotice('GU')).toBe(true);
  expect(await hasNotice('HI')).toBe(true);
  await lookAtPages();
  await expectUprightPortrait();
}

async function undo(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('link', { name: 'History' }).click();
  await expectScreen(page, 'History');
  await page.locator('main li a').first().click();
  await page.getByRole('heading', { level: 2, name: titles.EN }).waitFor();
  await expectScreen(page, 'Publication');
  await takePicture(page, 'publication');
  await page.getByRole('button', { name: 'Take this publication back' }).click();
  await page.getByRole('button', { name: 'Take it back now' }).click();
  await page.getByText('Taken back.').waitFor();
  await expect.poll(() => hasNotice('EN')).toBe(false);
  expect(await readFile(join(content, 'records/beneficiaries.json'), 'utf8')).not.toContain('List 199');
}

async function answerComplaint(page: Page, sender: string, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Inbox' }).click();
  await expectScreen(page, 'Inbox');
  await expect.poll(() => page.title()).toMatch(/^\(\d+\) Inbox \| Desk, Motipura$/);
  await page.getByText('Narrow the list').click();
  await page.getByLabel('Type').selectOption({ label: 'Street Light' });
  await page.getByRole('link', { name: sender }).click();
  await expectScreen(page, new RegExp(sender));
  expect(await page.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+919825012345');
  await page.getByRole('textbox', { name: 'Note' }).fill('Told the electrician.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.getByText('Told the electrician.', { exact: true }).and(page.locator('li p')).waitFor();
  await page.getByLabel('State').selectOption('done');
  await page.getByLabel('Who looks after it').selectOption(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('set the state to “done”').waitFor();
  await takePictures(page, 'message');
}

test('a person edits, imports, previews, publishes, takes back, answers and signs out, 360 px wide', async () => {
  const { page, context, consoleMessages } = await visit(browser(), site.address, {
    viewport: { width: 360, height: 800 },
  });
  const [name, sender] = ['Kokila Patel', 'Ramesh Chauhan'];
  await complain(sender);
  await accept(page, await invite(site, name, 'publisher'));
  await addNotice(page);
  await replacePortrait(page);
  await importBeneficiaries(page);
  await previewChanges(page);
  await publish(page);
  await undo(page);
  await answerComplaint(page, sender, name);
  await signOut(page);
  await expectScreen(page, 'Sign in to the desk');
  // Without a connection, the browser logs the failed request.
  expect(consoleMessages.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
