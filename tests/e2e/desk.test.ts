import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectScreen, invite, openMenu, password, reachScreen, signOut } from './desk-steps';
import { startSite, type SiteProcess } from './site-process';
import { useBrowser } from './test-site';
import { visit } from './visitor';

const browser = useBrowser();

let site: SiteProcess;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

async function acceptWithGoodPassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('combobox').selectOption('EN');
  await reachScreen(page, 'Invitation');
  await page.getByLabel('New password', { exact: true }).fill('motipura-2024');
  await page.getByRole('button', { name: 'Set the password and sign in' }).click();
  await page.getByText('This password is easy to guess').waitFor();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
}

test('a person accepts an invitation with a good password, reads the log, signs out and in, 360 px wide', async () => {
  const { page, context, consoleMessages } = await visit(browser(), site.address, {
    viewport: { width: 360, height: 800 },
  });
  // On a slow line, the menu is opened before the first screen has arrived, and stays open.
  await page.route('**/assets/desk/StartScreen-*.js', async (route) => {
    await page.getByRole('button', { name: 'More', expanded: true }).waitFor();
    await route.continue();
  });
  await acceptWithGoodPassword(page, await invite(site, 'Kokila', 'publisher'));
  await openMenu(page);
  await reachScreen(page, 'What do you want to do?');
  await page.getByRole('link', { name: 'Your account' }).click();
  await reachScreen(page, 'Your account');
  await openMenu(page);
  await page.getByRole('link', { name: 'Log' }).click();
  await page.getByText('Kokila: signed in').waitFor();
  await expectScreen(page, 'Log');
  await signOut(page);
  await page.getByLabel('Name').fill('Kokila');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Log' }).waitFor();
  // The refused password is an answer with an error status, which browsers log.
  expect(consoleMessages.filter((text) => !text.includes('422'))).toEqual([]);
  await context.close();
});

test('a person accepts an invitation with a passkey, signs out, and in with it, 1280 px wide', async () => {
  // Browsers make passkeys for names of hosts only.
  const onLocalhost = (address: string) => address.replace('127.0.0.1', 'localhost');
  const { page, context, consoleMessages } = await visit(browser(), onLocalhost(site.address), {
    viewport: { width: 1280, height: 800 },
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
  await page.goto(onLocalhost(await invite(site, 'Savita', 'publisher')));
  await page.getByRole('combobox').selectOption('EN');
  await reachScreen(page, 'Invitation');
  await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click();
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
  await openMenu(page);
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByText('not used yet').waitFor();
  await page.getByRole('heading', { name: 'Set a password, too' }).waitFor();
  await expectScreen(page, 'Your account');
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('last used on').waitFor();
  expect(consoleMessages).toEqual([]);
  await context.close();
});
