import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { deskMessages } from '../../src/desk/messages/desk-messages';
import type { DeskOptions } from '../../src/desk/server/open-desk';
import { openDesk } from '../../src/desk/server/open-desk';
import type { DeskRole } from '../../src/desk/api/roles';
import { addWithAlerts } from '../server/tenants/district-sites';
import { sitesFolder } from '../server/tenants/sites-folder';
import { expectScreen, password } from './desk-steps';
import { takePicture } from './desk-pictures';
import { startSite } from './site-process';

export const names = ['rampur', 'sitapur', 'harda'];
const stepMs = 30_000;
/** The sites are in Hindi alone, and so are their desks. */
export const { messages } = deskMessages('HI');

/** Starts three sites of a folder. */
export async function startSites() {
  const sites = await sitesFolder();
  for (const name of names) await addWithAlerts(sites, name, `https://${name}.example`);
  const site = await startSite({ SITES_DIR: sites.folder });
  return { site, addressOf: (name: string) => `http://${name}.localhost:${new URL(site.address).port}` };
}

/** Accepts an invitation to a desk. @param address of a site at which the person works */
export async function acceptAt(
  page: Page,
  address: string,
  options: DeskOptions,
  { name, role }: { readonly name: string; readonly role: DeskRole },
): Promise<void> {
  const desk = await openDesk(options);
  const token = await desk.people.invite(name, role);
  await desk.close();
  await page.goto(`${address}/desk/invitation#${token}`);
  await expectScreen(page, messages['invitation.title']);
  await page.getByLabel(messages['password.new'], { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: messages['frame.menu'] }).waitFor();
}

const stepOfNow = (): number => Math.floor(Date.now() / stepMs);

/** Reads the key that the screen shows; gives one code after the other, the first one of the step of time before this one. */
async function readKey(page: Page) {
  const key = (await page.locator('code').innerText()).replace(/\s/g, '');
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  let last: number | null = null;
  return () => {
    last = last === null ? stepOfNow() - 1 : Math.max(last + 1, stepOfNow());
    return totp.generate({ timestamp: last * stepMs });
  };
}

/** Waits for a step of time that does not end before the first code is used. */
async function awaitStep(page: Page): Promise<void> {
  const left = stepMs - (Date.now() % stepMs);
  if (left < stepMs / 2) await page.waitForTimeout(left);
}

/** Sets up codes on a phone, at the screen of what is published; gives the next code. */
export async function setUpCodes(page: Page): Promise<() => string> {
  await page.getByRole('button', { name: messages['broadcasts.factorBegin'] }).click();
  await page.getByLabel(messages['broadcasts.code'], { exact: true }).waitFor();
  await takePicture(page, 'codes', 'h2');
  await awaitStep(page);
  const nextCode = await readKey(page);
  await page.getByLabel(messages['broadcasts.code'], { exact: true }).fill(nextCode());
  await page.getByRole('button', { name: messages['broadcasts.factorConfirm'] }).click();
  return nextCode;
}

/** Day of the form, DD-MM-YYYY. */
export const typedDay = (day: string): string => day.split('-').reverse().join('-');

/** Takes the last step back. */
export async function undoStep(page: Page, code: string): Promise<void> {
  await page.getByText(messages['broadcasts.undo']).first().click();
  const undo = page.getByRole('button', { name: messages['broadcasts.undo'] });
  await page.locator('form', { has: undo }).getByLabel(messages['broadcasts.code']).fill(code);
  await undo.click();
  await page.getByText(messages['broadcasts.none']).waitFor();
}
