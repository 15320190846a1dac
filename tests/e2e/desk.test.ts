import type { Page } from 'playwright-core';
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

async function complain(name: string): Promise<void> {
  const body = {
    name,
    phone: '98250 12345',
    address: '',
    type: 'Street Light',
    details: 'The lamp is dark.',
  };
  const response = await fetch(`${site.address}/api/Complaint/Create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-language': 'EN' },
    body: JSON.stringify(body),
  });
  expect(await response.text()).toContain('reference');
}

async function expectScreen(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

async function accept(page: Page): Promise<void> {
  await page.getByRole('combobox').selectOption('EN');
  await expectScreen(page, 'Invitation');
  await page.getByLabel('New password', { exact: true }).fill('motipura-2024');
  await page.getByRole('button', { name: 'Set the password and sign in' }).click();
  await page.getByText('This password is easy to guess').waitFor();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function answer(page: Page, sender: string, name: string): Promise<void> {
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
  await expectScreen(page, new RegExp(sender));
}

test.each([360, 1280])(
  'a person accepts an invitation, answers a complaint, reads the log, signs out and in, %i px wide',
  async (width) => {
    const { page, context, consoleMessages } = await visit(browser(), site.address, {
      viewport: { width, height: 800 },
    });
    const name = `Kokila ${width}`;
    await complain(`Ramesh ${width}`);
    await page.goto(await invite(name));
    await accept(page);
    await answer(page, `Ramesh ${width}`, name);
    await page.getByRole('link', { name: 'Your account' }).click();
    await expectScreen(page, 'Your account');
    await page.getByRole('link', { name: 'Log' }).click();
    await page.getByText(`${name}: signed in`).waitFor();
    await expectScreen(page, 'Log');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectScreen(page, 'Sign in to the desk');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Log' }).waitFor();
    // The refused password is an answer with an error status, which browsers log.
    expect(consoleMessages.filter((text) => !text.includes('422'))).toEqual([]);
    await context.close();
  },
);

test('a person accepts an invitation with a passkey, signs out, and in with it', async () => {
  // Browsers make passkeys for names of hosts only.
  const onLocalhost = (address: string) => address.replace('127.0.0.1', 'localhost');
  const { page, context, consoleMessages } = await visit(browser(), onLocalhost(site.address), {
    viewport: { width: 360, height: 800 },
  });
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto(onLocalhost(await invite('Savita')));
  await page.getByRole('combobox').selectOption('EN');
  await expectScreen(page, 'Invitation');
  await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByText('not used yet').waitFor();
  await page.getByRole('heading', { name: 'Set a password, too' }).waitFor();
  await expectScreen(page, 'Your account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectScreen(page, 'Sign in to the desk');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('last used on').waitFor();
  expect(consoleMessages).toEqual([]);
  await context.close();
});
