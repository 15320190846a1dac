import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk } from '../../server/desk/open-desk';
import { expectAccessible } from './accessible';
import { startSite, type SiteProcess } from './site-process';
import { expectNoHorizontalScroll, useBrowser } from './test-site';
import { visit } from './visitor';

const browser = useBrowser();
const password = 'four lamps under mango trees';
const publicAddress = 'https://www.motipura.example';

let site: SiteProcess;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

async function invite(name: string): Promise<string> {
  const desk = await openDesk({ dataDir: site.dataDir, publicAddress });
  const token = await desk.people.invite(name, 'publisher');
  await desk.close();
  return `${site.address}/desk/invitation#${token}`;
}

async function openVisit(of: Browser, width: number) {
  return visit(of, site.address, { viewport: { width, height: 800 } });
}

async function expectScreen(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

test.each([360, 1280])(
  'a person accepts an invitation, signs out and in, and reads the log, %i px wide',
  async (width) => {
    const { page, context, consoleMessages } = await openVisit(browser(), width);
    const name = `Kokila ${width}`;
    await page.goto(await invite(name));
    await page.getByRole('combobox').selectOption('EN');
    await expectScreen(page, 'Invitation');
    await page.getByLabel('New password', { exact: true }).fill('motipura-2024');
    await page.getByRole('button', { name: 'Set the password and sign in' }).click();
    await page.getByText('This password is easy to guess').waitFor();
    await expectScreen(page, 'Invitation');
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expectScreen(page, 'Your account');
    await page.getByRole('link', { name: 'Log' }).click();
    await expectScreen(page, 'Log');
    await page.getByText(`${name}: signed in`).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectScreen(page, 'Sign in to the desk');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expectScreen(page, 'Log');
    // The refused password is an answer with an error status, which browsers log.
    expect(consoleMessages.filter((text) => !text.includes('422'))).toEqual([]);
    await context.close();
  },
);
