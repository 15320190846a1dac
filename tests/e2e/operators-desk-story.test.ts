import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskMessages } from '../../src/desk/messages/desk-messages';
import { openDesk } from '../../src/desk/server/open-desk';
import { operatorsDesk } from '../../src/desk/server/operators';
import { addWithAlerts, dayAfter } from '../server/tenants/district-sites';
import { sitesFolder } from '../server/tenants/sites-folder';
import { expectScreen, password } from './desk-steps';
import { takePicture } from './desk-pictures';
import { startSite, type SiteProcess } from './site-process';
import { useBrowser } from './test-site';
import { visit } from './visitor';

const browser = useBrowser();
const names = ['rampur', 'sitapur', 'harda'];
const stepMs = 30_000;
/** The sites are in Hindi alone, and so are their desks. */
const { messages } = deskMessages('HI');
const storm = 'तेज़ बारिश की चेतावनी';

let site: SiteProcess;
const addressOf = (name: string) => `http://${name}.localhost:${new URL(site.address).port}`;

beforeAll(async () => {
  const sites = await sitesFolder();
  for (const name of names) await addWithAlerts(sites, name, `https://${name}.example`);
  site = await startSite({ SITES_DIR: sites.folder });
});

afterAll(() => site.stop());

async function inviteOperator(): Promise<string> {
  const desk = await openDesk(operatorsDesk({ dataDir: site.dataDir }));
  const token = await desk.people.invite('Asha', 'operator');
  await desk.close();
  return `${addressOf('rampur')}/desk/invitation#${token}`;
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

/** Day of the form, DD-MM-YYYY. */
const typedDay = (day: string): string => day.split('-').reverse().join('-');

async function expectAlert(page: Page, name: string, isShown: boolean): Promise<void> {
  const count = async () => {
    await page.goto(`${addressOf(name)}/hi`);
    return page.getByText(storm).count();
  };
  await expect.poll(count, { timeout: 30_000 }).toBe(isShown ? 1 : 0);
}

test('at 360 px an operator sets up codes, warns three villages and takes it back', async () => {
  const { page, context, consoleMessages } = await visit(browser(), addressOf('rampur'), {
    viewport: { width: 360, height: 740 },
  });
  await page.goto(await inviteOperator());
  await expectScreen(page, messages['invitation.title']);
  await page.getByLabel(messages['password.new'], { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: messages['frame.menu'] }).waitFor();
  await page.goto(`${addressOf('rampur')}/desk/sites`);
  await expectScreen(page, messages['sites.title']);
  await page.getByRole('link', { name: messages['broadcasts.title'] }).click();
  await expectScreen(page, messages['broadcasts.title']);
  await page.getByRole('button', { name: messages['broadcasts.factorBegin'] }).click();
  await page.getByLabel(messages['broadcasts.code'], { exact: true }).waitFor();
  await takePicture(page, 'codes', 'h2');
  await awaitStep(page);
  const nextCode = await readKey(page);
  await page.getByLabel(messages['broadcasts.code'], { exact: true }).fill(nextCode());
  await page.getByRole('button', { name: messages['broadcasts.factorConfirm'] }).click();

  await page.getByRole('link', { name: messages['broadcasts.new'] }).click();
  await page.getByRole('combobox', { name: messages['broadcasts.list'] }).selectOption('alerts');
  await page.locator('#root_text').getByRole('textbox').first().fill(storm);
  await page.locator('#root_level').selectOption('emergency');
  await page.getByLabel(messages['broadcasts.until']).fill(typedDay(dayAfter(10)));
  await page.getByRole('button', { name: messages['broadcasts.try'] }).click();
  await page.getByText('3 वेबसाइटें दिखाएँगी').waitFor();
  await expectScreen(page, messages['broadcasts.new']);
  await takePicture(page, 'plan', 'main p:has-text("3 वेबसाइटें")');
  await page.getByLabel(messages['broadcasts.code'], { exact: true }).fill(nextCode());
  await page.getByRole('button', { name: messages['broadcasts.publish'] }).click();
  await expectScreen(page, messages['broadcasts.title']);
  await takePicture(page, 'published');

  const { page: visitor, context: visiting } = await visit(browser(), addressOf('harda'), {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  for (const name of names) await expectAlert(visitor, name, true);

  await page.getByText(messages['broadcasts.undo']).first().click();
  const undo = page.getByRole('button', { name: messages['broadcasts.undo'] });
  await page.locator('form', { has: undo }).getByLabel(messages['broadcasts.code']).fill(nextCode());
  await undo.click();
  await page.getByText(messages['broadcasts.none']).waitFor();
  for (const name of names) await expectAlert(visitor, name, false);
  expect(consoleMessages).toEqual([]);
  await Promise.all([context.close(), visiting.close()]);
});
