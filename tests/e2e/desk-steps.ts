import type { Page } from 'playwright-core';
import { openDesk } from '../../src/desk/server/open-desk';
import type { DeskRole } from '../../src/desk/api/roles';
import { expectAccessible } from './accessible';
import type { SiteProcess } from './site-process';
import { takePictures } from './desk-pictures';
import { expectNoHorizontalScroll } from './test-site';

/** A password that the rules accept. */
export const password = 'four lamps under mango trees';

/** The link of an invitation to a site. */
export async function invite(site: SiteProcess, name: string, role: DeskRole): Promise<string> {
  const desk = await openDesk({ dataDir: site.dataDir, publicAddress: 'https://www.motipura.example' });
  const token = await desk.people.invite(name, role);
  await desk.close();
  return `${site.address}/desk/invitation#${token}`;
}

/** Waits for a screen of the desk, with everything that it loads. */
export async function reachScreen(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('Loading …').first().waitFor({ state: 'detached' });
}

/** Widths in px of a phone and of a computer. */
const widths = [360, 1280];

/** Waits for a screen of the desk, and checks it in both widths. */
export async function expectScreen(page: Page, title: string | RegExp): Promise<void> {
  await reachScreen(page, title);
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  }
  if (size) await page.setViewportSize(size);
}

/** Shows what a phone has behind a button of the menu. */
export async function openMenu(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More', expanded: false });
  if (await more.isVisible()) await more.click();
}

/** Ends the session. */
export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await reachScreen(page, 'Sign in to the desk');
}

/** Opens an invitation in English, and sets the password. */
export async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('combobox').selectOption('EN');
  await expectScreen(page, 'Invitation');
  await takePictures(page, 'invitation');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
}

/** Waits until the server has what was typed last. */
export const saved = (page: Page): Promise<void> => page.getByText('Saved as a draft').waitFor();

/** Opens a list from the overview. */
export async function openList(page: Page, list: string): Promise<void> {
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await reachScreen(page, 'What do you want to do?');
  await page.getByRole('searchbox').fill(list);
  await page.getByRole('region', { name: 'Lists' }).getByRole('link', { name: list, exact: true }).click();
  await reachScreen(page, list);
}

/** Opens a record of a list, which its name finds. */
export async function openRecord(page: Page, list: string, name: string): Promise<void> {
  await openList(page, list);
  await page.getByRole('searchbox').fill(name);
  await page.getByText('1 entry').waitFor();
  await page.getByRole('link', { name, exact: true }).click();
  await reachScreen(page, name);
  await page.getByText('It is saved while you type.').waitFor();
}
