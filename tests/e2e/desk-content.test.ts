import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk } from '../../server/desk/open-desk';
import { temporaryFolder } from '../temporary-folder';
import { expectAccessible } from './accessible';
import { startSite, type SiteProcess } from './site-process';
import { expectNoHorizontalScroll, useBrowser } from './test-site';
import { visit } from './visitor';

const browser = useBrowser();
const root = fileURLToPath(new URL('../..', import.meta.url));
const publicAddress = 'https://www.motipura.example';
const titles = { GU: 'વેરા વસૂલાત કેમ્પ', HI: 'कर वसूली शिविर', EN: 'Camp for paying taxes' };

let site: SiteProcess;

beforeAll(async () => {
  const folder = await temporaryFolder();
  for (const name of ['site.config.json', 'content', 'schemas']) {
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  site = await startSite({ SITE_CONFIG: join(folder, 'site.config.json') });
});

afterAll(() => site.stop());

async function signIn(page: Page): Promise<void> {
  const desk = await openDesk({ dataDir: site.dataDir, publicAddress });
  const token = await desk.people.invite('Kokila', 'publisher');
  await desk.close();
  await page.goto(`${site.address}/desk/invitation#${token}`);
  await page.getByRole('combobox').selectOption('EN');
  await page.getByLabel('New password', { exact: true }).fill('four lamps under mango trees');
  await page.keyboard.press('Enter');
}

async function expectScreen(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

const saved = (page: Page) => page.getByText('Saved as a draft').waitFor();

async function addNotice(page: Page): Promise<void> {
  await expectScreen(page, 'Content');
  await page.getByRole('searchbox').fill('notice');
  await page.getByRole('link', { name: 'Notices', exact: true }).first().click();
  await expectScreen(page, 'Notices');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const title = page.getByRole('group', { name: 'Title' });
  await title.getByLabel('ગુજરાતી').fill(titles.GU);
  await title.getByLabel('हिन्दी').fill(titles.HI);
  await title.getByRole('button', { name: 'Copy from ગુજરાતી' }).click();
  await title.getByText('(same as ગુજરાતી)').waitFor();
  await title.getByLabel('English').fill(titles.EN);
  await page.getByLabel('Shown from').fill('2020-01-31');
  await saved(page);
  await expectScreen(page, /./);
}

/** Changes a text, without a connection first. */
async function changeText(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Back to the list/ }).click();
  await page.getByRole('searchbox').fill('Water supply');
  await page.locator('main li a').first().click();
  const title = page.getByRole('group', { name: 'Title' });
  await title.getByLabel('English').waitFor();
  await page.context().setOffline(true);
  await title.getByLabel('English').fill('The water supply is back');
  await page.getByText('No connection.').waitFor();
  await page.context().setOffline(false);
  await saved(page);
}

async function textOfNotices(): Promise<string> {
  return (await fetch(`${site.address}/en/noticeboard`)).text();
}

test('a publisher adds a notice in three languages, replaces a text, previews, publishes and takes it back, 360 px wide', async () => {
  const { page, context, consoleMessages } = await visit(browser(), site.address, {
    viewport: { width: 360, height: 800 },
  });
  await signIn(page);
  await addNotice(page);
  await changeText(page);
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  await page.getByRole('link', { name: titles.EN }).waitFor();
  await expectScreen(page, 'Changes');
  expect(await textOfNotices()).not.toContain(titles.EN);

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /^Preview/ }).click();
  const preview = await opened;
  await preview.getByText('This is a preview').waitFor();
  await preview.goto(`${site.address}/en/noticeboard`);
  await preview.getByText(titles.EN).first().waitFor();
  await preview.close();

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published. Visitors see it now.').waitFor();
  await expect.poll(textOfNotices).toContain(titles.EN);
  expect(await textOfNotices()).toContain('The water supply is back');

  await page.getByRole('link', { name: 'History' }).click();
  await expectScreen(page, 'History');
  await page.locator('main li a').first().click();
  await page.getByRole('heading', { level: 2, name: titles.EN }).waitFor();
  await expectScreen(page, 'Publication');
  await page.getByRole('button', { name: 'Take this publication back' }).click();
  await page.getByRole('button', { name: 'Take it back now' }).click();
  await page.getByText('Taken back.').waitFor();
  await expect.poll(textOfNotices).not.toContain(titles.EN);
  // Without a connection, the browser logs the failed request.
  expect(consoleMessages.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
